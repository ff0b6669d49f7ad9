import FormCore
import FormFiles
import Testing

/// Pages that are broken or larger than any form is: read as browsers do, or refused in one line.
@Suite struct PageLimitTests {
  private func message(_ html: String) -> String? {
    do {
      _ = try page(html)
      return nil
    } catch let error as FormFileError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  private func many(_ count: Int, _ part: String) -> String {
    String(repeating: part, count: count)
  }

  @Test(arguments: ["<b>", "<font color=red>", "<span>", "<my-box>", "<table><tr><td>", "<ul><li>"])
  func `Tags that are never closed are refused, with the line`(tag: String) {
    #expect(
      message("<form>\n<input name=a>\n" + many(100_000, tag))
        == "page.html:3: elements are nested deeper than 512 levels here; "
        + "close the tags that were left open")
  }

  @Test(arguments: [
    "<br>", "<p>a", "<i>a</i>", "</x>", "<option>a", "<input name=a>", "</p>", "<tr><td>",
  ])
  func `Too many elements are refused, with the line`(tag: String) {
    #expect(
      message("<form>\n<input name=a>\n" + many(300_000, tag))
        == "page.html:3: this page has more than 250,000 elements; save a page with the form alone")
  }

  /// HTML opens `<b>` again in each paragraph: 200 of them in 2,000 paragraphs make 400,000 elements.
  @Test func `Elements that HTML would open again count as well`() {
    let bold = (0..<200).map { "<b id=b\($0)>" }.joined()
    #expect(
      message("<form><p>\(bold)\n" + many(2_000, "<p>x"))?.hasPrefix(
        "page.html:2: this page has more than 250,000 elements") == true)
  }

  @Test func `Too many attributes are refused, in all or in one tag`() {
    let names = (0..<257).map { "a\($0)" }
    #expect(message("<form><input \(names.dropFirst().joined(separator: " "))></form>") == nil)
    #expect(
      message("<form>\n<input \(names.joined(separator: "=1 "))></form>")
        == "page.html:2: this tag has more than 256 attributes; "
        + "close it, or the quotation mark that was left open in it")
    #expect(
      message(
        "<form><input name=a>\n"
          + many(2_001, "<i \(names.prefix(200).joined(separator: " "))></i>"))
        == "page.html:2: this page has more than 400,000 attributes; "
        + "save a page with the form alone")
  }

  @Test func `Too many fields or forms are refused`() {
    #expect(message("<form>" + many(40_000, "<input name=a>\n")) == nil)
    #expect(
      message("<form>" + many(40_001, "<input name=a>\n"))
        == "page.html:40001: this page has more than 40,000 fields and buttons; "
        + "save a page with a part of them")
    #expect(
      message(many(1_001, "<form><input name=a></form>\n"))
        == "page.html:1001: this page has more than 1,000 forms; save a page with the form alone")
  }

  @MainActor
  @Test func `Of many forms, the first are listed`() throws {
    let page = try page(many(20, "<form aria-label=A><input name=a></form>"))
    let error = #expect(throws: FormFileError.self) { try page.form() }
    #expect(error?.message.hasSuffix("12 (A, 1 field); and 8 more") == true)
  }

  @MainActor
  @Test(arguments: [
    ("cut off in a tag", "<form><label>Name <input name=a></label><input name=b val"),
    ("cut off in an attribute", "<form><label>Name <input name=a></label><input name=\"b"),
    ("cut off in a comment", "<form><label>Name <input name=a></label><!-- <input name=b>"),
    ("labels never closed", "<form><label>Name <input name=a>"),
    (
      "end tags of nothing",
      "</div></b></form><form></p><label>Name <input name=a></label></x></form>"
    ),
    ("ends crossed", "<form><b><p>x</b><label>Name <input name=a></p></label></form>"),
    ("paragraphs in paragraphs", "<form><p><p><label>Name <input name=a></label></form>"),
    (
      "words between cells",
      "<form><table>x<tr>y<td><label>Name <input name=a></label></table></form>"
    ),
    ("an end that is no end", "<form><label>Name <input name=a></label></form"),
  ])
  func `A page that is cut off or crossed has the fields that browsers find`(
    _: String, html: String
  ) throws {
    #expect(try form(html).tree.elements.map(\.key) == ["a"])
    #expect(try form(html).tree.elements.map(\.name) == ["Name"])
  }

  @Test func `Bold type that is left open in every paragraph is no nesting`() {
    #expect(message("<form>" + many(3_000, "<p><b><font size=2>x") + "<input name=a>") == nil)
    #expect(
      message("<form><table>" + many(3_000, "<tr><td><b>x<div>y") + "</table><input name=a>")
        == nil)
  }

  @Test func `A table that stands in no cell of another ends that`() {
    #expect(message("<form>" + many(3_000, "<table>x<tr>") + "<input name=a>") == nil)
    #expect(message("<form>" + many(600, "<table><tr><td>x") + "<input name=a>") != nil)
  }

  @Test func `Pictures that are drawn in the page are no nesting`() {
    let paths = many(3_000, "<path d='M0 0'/><g><circle r=1 /></g>")
    #expect(message("<form><svg>\(paths)</svg><input name=a>") == nil)
  }

  @Test func `Links and buttons that are left open are closed by the next`() {
    #expect(message("<form>" + many(3_000, "<a href=x>y<button>z") + "<input name=a>") == nil)
  }
}
