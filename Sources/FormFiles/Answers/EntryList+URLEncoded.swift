import FormCore

extension EntryList {
  /// The entries as a browser sends them by default: `application/x-www-form-urlencoded`, by the
  /// URL Standard, in the form's own encoding.
  ///
  /// Of a file, that is its name without the folders it stands in.
  public var urlEncoded: String {
    let encoding = TextEncoding(label: encoding) ?? .utf8
    return entries.map { entry in
      let value = entry.isFile ? entry.value.split(separator: "/").last ?? "" : entry.value[...]
      return Self.encoded(entry.name, in: encoding) + "="
        + Self.encoded(String(value), in: encoding)
    }.joined(separator: "&")
  }

  private static func encoded(_ text: String, in encoding: TextEncoding) -> String {
    // A form sends its line ends as CR LF, however they were typed.
    let text = text.withLineFeeds.replacing("\n", with: "\r\n")
    let bytes = Transcoder.encode(text, in: encoding) { "&#\($0.value);" }
    var encoded = ""
    for byte in bytes {
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
