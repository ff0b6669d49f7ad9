/// HTML's own grammar of an e-mail address, which is stricter and laxer than the mail standards.
enum EmailAddress {
  static func isValid(_ text: String) -> Bool {
    let halves = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].isEmpty else { return false }
    return halves[0].allSatisfy(isLocal)
      && halves[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .allSatisfy(isLabel)
  }

  private static func isLocal(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
  }

  private static func isLabel(_ label: Substring.UTF8View.SubSequence) -> Bool {
    guard let first = label.first, let last = label.last, label.count <= 63 else { return false }
    return isAlphanumeric(first) && isAlphanumeric(last)
      && label.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
