import FormCore
import FormFiles
import Testing

/// What a page is written in, by its mark, its bytes or what it declares.
@MainActor
@Suite struct EncodingTests {
  private func label(_ bytes: [UInt8]) throws -> String? {
    try HTMLPage(bytes: bytes, file: "page.html").form().tree.elements.first?.name
  }

  private func page(_ declaration: String, _ word: [UInt8]) -> [UInt8] {
    Array("\(declaration)<form><label>".utf8) + word + Array("<input name=a></label></form>".utf8)
  }

  /// The bytes of a word in each encoding that a page can declare.
  nonisolated static let words: [(String, [UInt8], String)] = [
    ("iso-8859-1", [0x47, 0x72, 0xF6, 0xDF, 0x65], "Größe"),
    ("windows-1252", [0x31, 0x30, 0x80], "10€"),
    ("latin2", [0xBE, 0x6C, 0x75, 0xBB], "žluť"),
    ("ISO_8859-3", [0xDE, 0x65], "Ŝe"),
    ("iso-8859-4", [0xEC], "ė"),
    ("iso-8859-5", [0xB8, 0xDC, 0xEF], "Имя"),
    ("iso-8859-6", [0xC7, 0xD3, 0xE5], "اسم"),
    ("greek", [0xBC, 0xED, 0xEF, 0xEC, 0xE1], "Όνομα"),
    ("iso-8859-8-i", [0xF9, 0xED], "שם"),
    ("iso-8859-9", [0xDD, 0x73, 0x69, 0x6D], "İsim"),
    ("latin6", [0xBF], "ŋ"),
    ("iso-8859-13", [0xF0], "š"),
    ("iso-8859-14", [0xD0], "Ŵ"),
    ("iso-8859-15", [0xA4], "€"),
    ("iso-8859-16", [0xAA], "Ș"),
    ("windows-1250", [0x9E, 0x6C, 0x75, 0x9D], "žluť"),
    ("cp1251", [0xC8, 0xEC, 0xFF], "Имя"),
    ("windows-1253", [0xCF, 0xED], "Ον"),
    ("windows-1254", [0xDD], "İ"),
    ("windows-1255", [0xF9, 0xED], "שם"),
    ("windows-1256", [0xC7, 0xD3, 0xE3], "اسم"),
    ("windows-1257", [0xD0], "Š"),
    ("windows-1258", [0xF5], "ơ"),
    ("tis-620", [0xAA, 0xD7, 0xE8, 0xCD], "ชื่อ"),
    ("koi8-r", [0xE9, 0xCD, 0xD1], "Имя"),
    ("koi8-u", [0xE9, 0xCD, 0x27, 0xD1, 0xA6], "Им'яі"),
    ("ibm866", [0x88, 0xAC, 0xEF], "Имя"),
    ("macintosh", [0x47, 0x72, 0x9A, 0xA7, 0x65], "Größe"),
    ("x-mac-cyrillic", [0x88, 0xEC, 0xDF], "Имя"),
    ("sjis", [0x96, 0xBC, 0x91, 0x4F], "名前"),
    ("euc-jp", [0xCC, 0xBE, 0xC1, 0xB0], "名前"),
    ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x4C, 0x3E, 0x41, 0x30, 0x1B, 0x28, 0x42], "名前"),
    ("gb2312", [0xC3, 0xFB, 0xD7, 0xD6], "名字"),
    ("gb18030", [0xC3, 0xFB, 0x81, 0x30, 0x84, 0x36], "名¥"),
    ("big5", [0xA9, 0x6D, 0xA6, 0x57], "姓名"),
    ("ks_c_5601-1987", [0xC0, 0xCC, 0xB8, 0xA7], "이름"),
  ]

  @Test(arguments: words)
  func `A page is read as it declares`(label: String, bytes: [UInt8], word: String) throws {
    #expect(try self.label(page("<meta charset=\"\(label)\">", bytes)) == word)
    #expect(try self.label(page("<META CHARSET = '\(label.uppercased())' />", bytes)) == word)
    let content = "<meta http-equiv=Content-Type content='text/html; charset=\(label)'>"
    #expect(try self.label(page(content, bytes)) == word)
  }

  @Test(arguments: [
    "<meta charset=iso-8859-1>", "<meta charset=shift_jis>", "<meta charset=utf-16>",
    "<meta charset=nonsense>", "",
  ])
  func `What is UTF-8 is read as that, whatever it declares`(declaration: String) throws {
    #expect(try label(page(declaration, Array("Größe".utf8))) == "Größe")
  }

  @Test(arguments: [
    // Not in a comment, a value, another element, or after 1,024 bytes.
    "<!-- <meta charset=koi8-r> -->", "<p title='<meta charset=koi8-r>'>",
    "<metal charset=koi8-r>", String(repeating: " ", count: 1024) + "<meta charset=koi8-r>",
    "<meta name=x content='charset=koi8-r'>",
    // The first of two counts.
    "<meta charset=iso-8859-1><meta charset=koi8-r>",
    "<meta charset=iso-8859-1 charset=koi8-r>",
  ])
  func `What is no declaration does not count`(html: String) throws {
    #expect(try label(page(html, [0x47, 0x72, 0xF6, 0xDF, 0x65])) == "Größe")
  }

  @Test func `An XML declaration counts where nothing else does`() throws {
    let xml = "<?xml version='1.0' encoding='koi8-r'?>"
    #expect(try label(page(xml, [0xE9, 0xCD, 0xD1])) == "Имя")
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is read with a mark and without`(isBigEndian: Bool, isMarked: Bool) throws {
    let html = "\(isMarked ? "\u{FEFF}" : "")<form><label>Größe 😀<input name=a></label></form>"
    let bytes = html.utf16.flatMap {
      isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    #expect(try label(bytes) == "Größe 😀")
  }

  @Test(
    arguments: [
      ("utf-8", [0x61, 0xC3, 0x28], "a\u{FFFD}("), ("utf-8", [0x80, 0x61], "\u{FFFD}a"),
      ("sjis", [0x81, 0x3C], "\u{FFFD}"), ("euc-kr", [0xC0, 0x20, 0x61], "\u{FFFD} a"),
      ("big5", [0xFF, 0x61], "\u{FFFD}a"), ("windows-1253", [0xAA, 0x61], "\u{FFFD}a"),
      ("gb18030", [0x81, 0x30, 0x61, 0x62], "\u{FFFD}0ab"),
    ] as [(String, [UInt8], String)])
  func `Bytes that mean nothing become U+FFFD`(
    encoding: String, bytes: [UInt8], text: String
  ) throws {
    // The last byte of one that is cut off is the first of the tag after it.
    let html = page(
      "<meta charset=\(encoding)>", bytes + (bytes.last == 0x3C ? Array("i>".utf8) : []))
    #expect(try label(html) == text)
  }

  @Test func `A character that is cut off at the end of the page is no end of the reading`() throws
  {
    let html = Array("<meta charset=sjis><form><input name=a>".utf8)
    #expect(try HTMLPage(bytes: html + [0x96], file: "p").form().tree.elements.map(\.key) == ["a"])
    let units: [UInt8] = [0xFF, 0xFE] + "<form><input name=a>".utf16.flatMap { [UInt8($0), 0] }
    for rest: [UInt8] in [[0x3D], [0x3D, 0xD8], [0x00, 0xDC, 0x41, 0x00]] {
      let page = try HTMLPage(bytes: units + rest, file: "p")
      #expect(try page.form().tree.elements.map(\.key) == ["a"])
    }
  }

  @Test func `A page that is no encoding at all is read as browsers read the rest`() throws {
    let all = (0x80...0xFF).map { UInt8($0) }
    let text = try label(page("", all)) ?? ""
    // What stands for nothing that can be shown is told by the parser.
    #expect(text.hasPrefix("€\u{FFFD}‚ƒ") && text.hasSuffix("ýþÿ"))
    #expect(text.unicodeScalars.count == 128)
  }
}
