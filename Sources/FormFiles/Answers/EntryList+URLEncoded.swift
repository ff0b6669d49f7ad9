import FormCore

extension EntryList {
  /// The entries as a browser sends them by default: `application/x-www-form-urlencoded`, by the
  /// URL Standard.
  public var urlEncoded: String {
    entries.map { Self.encoded($0.name) + "=" + Self.encoded($0.value) }.joined(separator: "&")
  }

  private static func encoded(_ text: String) -> String {
    // A form sends its line ends as CR LF, however they were typed.
    let text = text.withLineFeeds.replacing("\n", with: "\r\n")
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "): encoded += "+"
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "*"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return encoded
  }
}
