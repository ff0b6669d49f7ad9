import FormCore
import FormFiles
import Foundation
import Testing

@Suite("Reading a page")
struct ReadingPagesTests {
  private func message(_ bytes: [UInt8]) -> String? {
    do {
      _ = try HTMLPage(bytes: bytes, file: "page.html")
      return nil
    } catch {
      return error.message
    }
  }

  private func message(_ html: String) -> String? { message(Array(html.utf8)) }

  private func message(path: String) -> String? {
    do {
      _ = try HTMLPage.read(path: path)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("A file that is not there, a folder and a forbidden file are refused in one line")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "aloud-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = folder.appending(path: "missing.html").path
    #expect(message(path: missing) == "\(missing): there is no such file; check the path")
    let path = folder.path
    #expect(message(path: path) == "\(path): this is a folder; name an HTML file in it")
    let inside = folder.appending(path: "form.html")
    try Data("<form><input name=a></form>".utf8).write(to: inside)
    #expect(message(path: inside.path) == nil)
    #expect(message(path: inside.path + "/x")?.hasSuffix("check the path") == true)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: inside.path)
    if !FileManager.default.isReadableFile(atPath: inside.path) {
      #expect(
        message(path: inside.path)
          == "\(inside.path): this file may not be read; ask for permission to read it")
    }
  }

  @Test("A page over 16 MiB is refused")
  func tooLarge() {
    let page = Array("<form><input name=a></form>".utf8)
    let padding = [UInt8](repeating: 0x20, count: HTMLPage.largestSize - page.count)
    #expect(message(page + padding) == nil)
    #expect(
      message(page + padding + [0x20])
        == "page.html: this file is larger than 16 MiB; save a page with the form alone")
  }

  @Test("A file with NULs and no form is no text")
  func notText() {
    #expect(
      message("<p>\n\n\u{0}</p>")
        == "page.html:3: this is not text (there is a NUL byte); name an HTML file")
  }

  @Test("NULs in a form are read as HTML reads them: not at all in text, as U+FFFD elsewhere")
  @MainActor
  func nuls() throws {
    let html = "<form><label>Na\u{0}me<input name=a value='x\u{0}y'></label></form>"
    let field = try form(html).tree.elements.first
    #expect(field?.name == "Name")
    #expect(field?.value == .text("x\u{FFFD}y"))
  }

  @Test("A page nested deeper than 512 is refused with the line, however deep it is")
  func tooDeep() {
    // The form itself is the third level: html, body, form.
    func nested(_ count: Int) -> String {
      "<form>\n\n" + String(repeating: "<div>", count: count) + "<input name=a>"
    }
    #expect(message(nested(508)) == nil)
    let expected =
      "page.html:3: elements are nested deeper than 512 levels here; "
      + "close the tags that were left open"
    #expect(message(nested(509)) == expected)
    #expect(message(nested(100_000)) == expected)
    #expect(message("<form>\n\n" + String(repeating: "<b><div></b>", count: 9_000)) == expected)
  }

  @Test("Tags that need no end tag are not taken for nesting")
  func unclosed() throws {
    let options = String(repeating: "<option>a", count: 5_000)
    let items = String(repeating: "<li><p>a", count: 5_000)
    let pairs = String(repeating: "<div><i>a</i></div>\n", count: 5_000)
    let html = "<form><select name=s>\(options)</select><ul>\(items)</ul>\(pairs)</form>"
    #expect(try page(html).forms.map(\.fieldCount) == [1])
    let script = "<script>" + String(repeating: "<div>", count: 5_000) + "</script>"
    let comment = "<!--" + String(repeating: "<div>", count: 5_000) + "-->"
    #expect(message("<form>\(script)\(comment)<input name=a></form>") == nil)
  }

  @Test("A page without a form says what there is")
  func noForm() {
    #expect(
      message("<p>Hello</p>")
        == "page.html: there is no form in this page (it has text only); "
        + "name a page with a <form>")
    #expect(message("")?.contains("it has nothing in it") == true)
    #expect(message("<input><select></select>")?.contains("2 controls outside any form") == true)
    #expect(message("<template><form><input></form></template>") != nil)
  }

  @Test(
    "The encoding is told by the mark, the bytes or the page",
    arguments: [
      ("UTF-8", Array("<form><label>Größe<input name=a></label></form>".utf8)),
      (
        "UTF-8 with a mark",
        [0xEF, 0xBB, 0xBF] + Array("<form><label>Größe<input name=a></label></form>".utf8)
      ),
      ("windows-1252", latin("<form><label>Größe<input name=a></label></form>")),
      (
        "declared",
        latin("<meta charset='ISO-8859-2'><form><label>Größe<input name=a></label></form>")
      ),
      (
        "UTF-16",
        [0xFF, 0xFE]
          + "<form><label>Größe<input name=a></label></form>".utf16
          .flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      ),
    ] as [(String, [UInt8])])
  @MainActor
  func encodings(name: String, bytes: [UInt8]) throws {
    let form = try HTMLPage(bytes: bytes, file: "page.html").form()
    #expect(form.tree.elements.map(\.name) == ["Größe"])
  }

  @Test("What windows-1252 has in place of control characters is read")
  @MainActor
  func windows1252() throws {
    let bytes = latin("<form><label>Price in ") + [0x80] + latin("<input name=a></label></form>")
    let form = try HTMLPage(bytes: bytes, file: "page.html").form()
    #expect(form.tree.elements.map(\.name) == ["Price in €"])
  }
}

private func latin(_ text: String) -> [UInt8] {
  text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
}

@Suite("Choosing a form")
@MainActor
struct ChoosingAFormTests {
  let html = """
    <title>Shop</title>
    <form id=find><input name=q aria-label=Find></form>
    <form name=login aria-label="Log in"><input name=user><input name=pass type=password></form>
    <form><button>Log out</button></form>
    """

  private func message(_ name: String?, in html: String) -> String? {
    do {
      _ = try page(html).form(name)
      return nil
    } catch let error as FormFileError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  @Test("Each is named by id, by name or by number")
  func named() throws {
    let page = try page(html)
    #expect(page.forms.map(\.id) == ["find", "login", nil])
    #expect(page.forms.map(\.name) == ["Shop", "Log in", "Shop"])
    #expect(page.forms.map(\.startLine) == [2, 3, 4])
    #expect(page.forms.map(\.fieldCount) == [1, 2, 0])
    #expect(try page.form("find").tree.elements.map(\.key) == ["q"])
    #expect(try page.form("login").tree.name == "Log in")
    #expect(try page.form("3").tree.elements.map(\.name) == ["Log out"])
  }

  @Test("Where there is a choice, the forms are listed")
  func listed() {
    let list = "find (Shop, 1 field); login (Log in, 2 fields); 3 (Shop, 0 fields)"
    #expect(
      message(nil, in: html)
        == "page.html: there are 3 forms; name one with --form: \(list)")
    #expect(
      message("order", in: html)
        == "page.html: there is no form “order”; name one with --form: \(list)")
    #expect(message("0", in: html) != nil)
    #expect(message("4", in: html) != nil)
  }

  @Test("Forms without fields are passed over where one has some")
  func passedOver() throws {
    let html = """
      <form id=out><input type=hidden name=t><button>Log out</button></form>
      <form id=in><input name=a></form>
      """
    #expect(try page(html).form().tree.elements.map(\.key) == ["a"])
  }

  @Test("A control belongs to the form around it, or to the one it names")
  func owners() throws {
    let html = """
      <input name=before form=f>
      <form id=f><input name=inside><input name=other form=g></form>
      <form id=g></form>
      <input name=after form=f><input name=stray>
      <input name=nowhere form=missing>
      """
    let page = try page(html)
    #expect(try page.form("f").tree.elements.map(\.key) == ["before", "inside", "after"])
    #expect(try page.form("g").tree.elements.map(\.key) == ["other"])
  }

  @Test("A form that a table tears apart keeps its controls and texts")
  func misnested() throws {
    let html = """
      <table><form><tr><td>Your name</td><td><input name=a></td></tr>
      <tr><td><button>Go</button></td></tr></form></table><input name=stray>
      """
    #expect(
      try form(html).outline == ["“Your name”", "A | textbox", "Go | button submit"])
  }

  @Test("Links among the text are known as such")
  func links() throws {
    func runs(_ html: String) throws -> [LanguageRun] {
      try form("<form>\(html)</form>").tree.texts.flatMap { $0.runs.covering($0.text, in: nil) }
    }
    #expect(
      try runs("<p>Read the <a href=/t>terms</a>, (<a href=/p lang=fr>vie privée</a>)!</p>") == [
        LanguageRun("Read the "), LanguageRun("terms", isLink: true), LanguageRun(", ("),
        LanguageRun("vie privée", language: "fr", isLink: true), LanguageRun(")!"),
      ])
    #expect(
      try runs("<a href=/a>One</a><a href=/b>Two</a><p>End") == [
        LanguageRun("One", isLink: true), LanguageRun("Two", isLink: true), LanguageRun("End"),
      ])
    #expect(
      try runs("<a href=/a aria-label=Help>?</a> <a href=/b><div>A</div><img alt=B></a>") == [
        LanguageRun("Help", isLink: true), LanguageRun("A", isLink: true),
        LanguageRun("B", isLink: true),
      ])
    #expect(try runs("<p>Not <a name=x>one</a></p>") == [LanguageRun("Not one")])
    // In a name they are words like others.
    #expect(
      try form("<form><label>I accept <a href=/t>the terms</a> <input></label>").outline == [
        "I accept the terms | textbox"
      ])
  }

  @Test("A control in a legend bears its words, and what follows is in the group")
  func legendWithControl() throws {
    let html = """
      <fieldset STATE><legend><label><input type=checkbox> I am a company</label></legend>
      <label>VAT <input></label></fieldset>
      """
    #expect(
      try form("<form>\(html.replacing("STATE", with: ""))</form>").outline == [
        "I am a company | checkbox", "[I am a company]", "  VAT | textbox",
      ])
    #expect(
      try form("<form>\(html.replacing("STATE", with: "disabled"))</form>").outline == [
        "I am a company | checkbox", "[I am a company]", "  VAT | textbox, disabled",
      ])
  }
}
