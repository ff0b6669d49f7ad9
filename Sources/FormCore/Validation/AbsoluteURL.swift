/// Whether a text would parse as an absolute URL, by the rules of the URL Standard that a typed
/// address can break: a scheme, and for the web's schemes a host.
enum AbsoluteURL {
  static func isValid(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    let scheme = text[..<colon].lowercased()
    guard let first = scheme.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic,
      scheme.unicodeScalars.allSatisfy({
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
      })
    else { return false }
    guard ["http", "https", "ftp", "ws", "wss"].contains(scheme) else { return true }
    let rest = text[text.index(after: colon)...].drop { $0 == "/" || $0 == "\\" }
    let authority = rest.prefix { !"/\\?#".contains($0) }
    let hostAndPort = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    return isHostAndPort(hostAndPort)
  }

  private static func isHostAndPort(_ text: Substring) -> Bool {
    if text.first == "[" {
      guard let end = text.firstIndex(of: "]") else { return false }
      let address = text[text.index(after: text.startIndex)..<end]
      return address.contains(":") && address.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
        && isPort(text[text.index(after: end)...])
    }
    let host = text.prefix { $0 != ":" }
    return !host.isEmpty && !host.unicodeScalars.contains(where: isForbidden)
      && isPort(text[host.endIndex...])
  }

  private static func isPort(_ text: Substring) -> Bool {
    guard text.first == ":" else { return text.isEmpty }
    let digits = text.dropFirst()
    // `UInt16` alone would take a plus sign.
    return digits.isEmpty || digits.allSatisfy(\.isNumber) && UInt16(digits) != nil
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || scalar.value == 0x7F
      || "#/:<>?@[\\]^|%".unicodeScalars.contains(scalar)
  }
}
