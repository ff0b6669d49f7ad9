import FormCheck
import Testing

@Suite("The page as a whole")
struct PageRulesTests {
  @Test func `A page that does not tell its language`() throws {
    #expect(
      try told("no-language", in: "<!doctype html>\n<html><form><input></form></html>") == [
        "2:1 warning: this page does not tell its language: the voice of another language may read it"
      ])
    #expect(try told("no-language", in: "<html lang=en><form><input></form></html>").isEmpty)
    #expect(try told("no-language", in: "<html><form lang=en><input></form></html>").isEmpty)
    #expect(try told("no-language", in: "<html><p>Text</p></html>").isEmpty)
  }

  @Test func `A language that no voice speaks`() throws {
    let page =
      "<html lang=xx><p lang=yy>Other</p><form><p lang=en>Text</p>\n<p lang=ZZ>A</p><p lang=zz>B</p><input></form></html>"
    #expect(
      try told("unspoken-language", in: page, speaks: { $0 == "en" }) == [
        "1:1 error: this html is in the language “xx”, which no voice speaks: another voice reads it, and hardly anybody understands that",
        "2:1 error: this p is in the language “ZZ”, which no voice speaks: another voice reads it, and hardly anybody understands that",
      ])
    #expect(try told("unspoken-language", in: page, speaks: { _ in true }).isEmpty)
    #expect(try told("unspoken-language", in: page).isEmpty)
  }

  @Test func `A page without a title`() throws {
    #expect(
      try told("no-title", in: "<html lang=en><form><input></form></html>") == [
        "1:1 warning: this page has no title: a listener hears the name of a file instead"
      ])
    #expect(try told("no-title", in: "<title>Sign in</title><form><input></form>").isEmpty)
  }

  @Test func `Forms that are called the same`() throws {
    #expect(
      try told(
        "repeated-form-name",
        in: "<title>Page</title><form><input></form>\n<form><input></form>") == [
          "2:1 warning: this form is called “Page”, like that in line 1: a listener cannot tell which of them they are in"
        ])
    #expect(
      try told(
        "repeated-form-name",
        in:
          "<title>Page</title><form><input></form><form aria-label=Search><input></form><form></form>"
      ).isEmpty)
  }

  @Test(arguments: [
    ("<p>Text</p>", "this page has no form and no control"),
    ("<input type=hidden name=a>", "this page has no form and no control"),
    ("<form><input type=hidden name=a></form>", "no form of this page has a control to be met"),
    ("<div hidden><form><input></form></div>", "no form of this page has a control to be met"),
  ])
  func `A page in which there is nothing to fill in`(page: String, what: String) throws {
    #expect(
      try told("nothing-to-fill", in: "<html>" + page) == [
        "1:1 error: \(what): a listener finds no form in it"
      ])
  }

  @Test(arguments: [
    "<form><input></form>", "<form><button>Go</button></form>", "<input>",
    "<div role=textbox></div>", "<form><iframe src=x></iframe></form>",
  ])
  func `A page in which there is something`(page: String) throws {
    #expect(try told("nothing-to-fill", in: page).isEmpty)
  }
}
