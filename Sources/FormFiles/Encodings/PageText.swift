/// The text of a page, and the encoding in which it came.
struct PageText {
  /// The text, in UTF-8.
  let utf8: [UInt8]
  /// What it was written in.
  let encoding: TextEncoding

  /// Decodes a page: by its byte order mark, else as UTF-8 if it is that, else as it declares, else
  /// as windows-1252, which is what browsers take the rest for.
  ///
  /// Browsers believe a declaration before they look at the bytes. Here the bytes come first: what
  /// holds more than ASCII and is well-formed UTF-8 is hardly ever anything else, and a person who
  /// listens cannot guess a name from its mojibake. ASCII alone is what it declares to be, since
  /// that decides what the form is sent in; without a declaration it is UTF-8, which loses nothing.
  ///
  /// UTF-16 without a mark, which browsers do not read, is told by its first two characters.
  ///
  /// - Parameter file: What the page is called in messages.
  /// - Throws: A `FormFileError` where it is larger than a page may be.
  init(_ bytes: [UInt8], file: String) throws(FormFileError) {
    guard bytes.count <= HTMLPage.largestSize else { throw .tooLarge(file: file) }
    if let (mark, encoding) = Self.marks.first(where: { bytes.starts(with: $0.bytes) }) {
      self.init(bytes.dropFirst(mark.count), in: encoding)
    } else if let encoding = Self.unmarkedUTF16(bytes) {
      self.init(bytes[...], in: encoding)
    } else {
      let declared = EncodingDeclaration.encoding(in: bytes.prefix(1024))
      let isASCII = bytes.allSatisfy { $0 < 0x80 }
      // This one writes all of its characters in ASCII.
      let isShifted = declared?.name == "ISO-2022-JP" && bytes.contains(0x1B)
      if !isShifted, isASCII || Self.isUTF8(bytes) {
        self.init(utf8: bytes, encoding: isASCII ? declared ?? .utf8 : .utf8)
      } else {
        self.init(bytes[...], in: declared ?? .windows1252)
      }
    }
  }

  private init(_ bytes: ArraySlice<UInt8>, in encoding: TextEncoding) {
    self.init(utf8: Transcoder.decode(bytes, from: encoding), encoding: encoding)
  }

  private init(utf8: [UInt8], encoding: TextEncoding) {
    self.utf8 = utf8
    self.encoding = encoding
  }

  /// The line of a byte, from 1.
  func line(at offset: Int) -> Int {
    utf8[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
  }

  private static let marks: [(bytes: [UInt8], encoding: TextEncoding)] = [
    ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE], .utf16LittleEndian),
    ([0xFE, 0xFF], .utf16BigEndian),
  ]

  private static func unmarkedUTF16(_ bytes: [UInt8]) -> TextEncoding? {
    guard bytes.count >= 4 else { return nil }
    let isNUL = bytes.prefix(4).map { $0 == 0 }
    return isNUL == [false, true, false, true]
      ? .utf16LittleEndian : isNUL == [true, false, true, false] ? .utf16BigEndian : nil
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }
}
