import Foundation

/// Makes text of a page's bytes.
enum PageText {
  /// Decodes a page: by its byte order mark, else as UTF-8, else as it declares, else as
  /// windows-1252, which is what browsers take the rest for.
  static func decode(_ bytes: [UInt8]) -> String {
    let data = Data(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(decoding: bytes.dropFirst(3), as: UTF8.self)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]),
      let text = String(data: data, encoding: .utf16)
    {
      return text
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    if let encoding = declaredEncoding(bytes), let text = String(data: data, encoding: encoding) {
      return text
    }
    return windows1252(bytes)
  }

  /// The encoding that a `meta` element in the first 1,024 bytes declares.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String.Encoding? {
    let start = String(decoding: bytes.prefix(1024), as: UTF8.self)
    let charset = /<meta[^>]*charset\s*=\s*["']?\s*([A-Za-z0-9_-]+)/.ignoresCase()
    guard let match = start.firstMatch(of: charset) else { return nil }
    return encodings[match.1.lowercased()]
  }

  private static let encodings: [String: String.Encoding] = [
    "iso-8859-2": .isoLatin2, "latin2": .isoLatin2,
    "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "iso-8859-9": .windowsCP1254,
    "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC,
    "utf-16": .utf8, "utf-16le": .utf8, "utf-16be": .utf8,
  ]

  private static func windows1252(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let value = (0x80..<0xA0).contains(byte) ? UInt32(high[Int(byte) - 0x80]) : UInt32(byte)
      text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return String(text)
  }

  /// What windows-1252 has in place of the second set of control characters.
  private static let high: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D, 0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}
