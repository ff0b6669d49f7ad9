import Foundation
import Testing

/// A script that has answers judged.
@Suite struct ValidateTests {
  private let aloud: AloudProgram
  private let page: String

  init() throws {
    aloud = try AloudProgram()
    page = try aloud.folder.write(
      "page.html",
      """
      <form novalidate>
      <label>Email <input id=mail type=email name=email required></label>
      <label>Password <input type=password name=password minlength=8 pattern=".*[0-9].*"></label>
      <label>Age <input id=age type=number name=age min=6 step=2 required></label>
      <fieldset><legend>Size</legend>
      <label><input id=s type=radio name=size value=s required> S</label>
      <label><input type=radio name=size value=m> M</label></fieldset>
      <p hidden><label>Token <input required></label></p>
      <input type=hidden name=t required><input name=off required disabled>
      </form>
      """)
  }

  private func validate(_ answers: String?) throws -> AloudProgram.Run {
    guard let answers else { return try aloud.run("validate", page) }
    return try aloud.run("validate", page, "--answers", aloud.folder.write("in.json", answers))
  }

  @Test func `A page is judged as it stands`() throws {
    let run = try validate(nil)
    #expect(run.status == .status(1))
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        {"name":"email","id":"mail","label":"Email","validity":{"valueMissing":true},"message":"Fill in this field."}
        {"name":"age","id":"age","label":"Age","validity":{"valueMissing":true},"message":"Fill in this field."}
        {"name":"size","id":"s","label":"Size","validity":{"valueMissing":true},"message":"Choose one of these options."}
        {"name":null,"id":null,"label":"Token","validity":{"valueMissing":true},"message":"Fill in this field."}

        """)
  }

  @Test func `Every flag that is true is there, and what is told is told of the first`() throws {
    let run = try validate(
      #"{"email": "x", "password": "secret", "age": "3", "size": "m"}"#)
    #expect(run.status == .status(1))
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines.first?.contains(#""validity":{"typeMismatch":true}"#) == true)
    #expect(lines.dropFirst().first?.contains(#"{"tooShort":true,"patternMismatch":true}"#) == true)
    #expect(
      lines.dropFirst(2).first?.contains(#"{"rangeUnderflow":true,"stepMismatch":true}"#) == true)
    #expect(!run.output.contains("secret"))
  }

  @Test func `What cannot be read is missing too, as in a browser`() throws {
    let run = try validate(#"{"age": "many"}"#)
    #expect(run.output.contains(#""validity":{"badInput":true,"valueMissing":true}"#))
  }

  @Test func `What is valid is silence`() throws {
    let path = try aloud.folder.write("one.html", "<form><input type=email name=a required></form>")
    let answers = try aloud.folder.write("in.json", #"{"a": "ann@example.com"}"#)
    let run = try aloud.run("validate", path, "--answers", answers)
    #expect(run.status == .status(0))
    #expect(run.output.isEmpty && run.errors.isEmpty)
  }

  /// Browsers judge the length of what a person has typed, not of what a page gives.
  @Test func `An answer that repeats what the page gives counts as typed`() throws {
    let path = try aloud.folder.write(
      "one.html", "<form><input name=a minlength=5 value=abc></form>")
    #expect(try aloud.run("validate", path).status == .status(0))
    let answers = try aloud.folder.write("in.json", #"{"a": "abc"}"#)
    let run = try aloud.run("validate", path, "--answers", answers)
    #expect(run.status == .status(1))
    #expect(run.output.contains(#""validity":{"tooShort":true}"#))
  }

  @Test func `One of several forms is named`() throws {
    let path = try aloud.folder.write(
      "two.html", "<form id=a><input required></form><form id=b><input></form>")
    #expect(try aloud.run("validate", path).status == .status(2))
    #expect(try aloud.run("validate", path, "--form", "a").status == .status(1))
    #expect(try aloud.run("validate", path, "--form", "b").status == .status(0))
  }

  @Test func `What cannot be read is told in one line`() throws {
    for (words, line) in [
      ([], "aloud: aloud validate takes one file: aloud validate FORM.html\n"),
      (["/no.html"], "aloud: /no.html: there is no such file; check the path\n"),
      (
        [page, "--answers", "/no.json"], "aloud: /no.json: there is no such file; check the path\n"
      ),
    ] {
      let run = try aloud.run(["validate"] + words)
      #expect(run.status == .status(2))
      #expect(run.output.isEmpty)
      #expect(run.errors == line)
    }
  }

  @Test func `What reorders or ends a line stays in its line`() throws {
    let path = try aloud.folder.write(
      "odd.html", "<form><input name='a&#10;&#x202E;b&#27;' required aria-label=X></form>")
    let run = try aloud.run("validate", path)
    #expect(run.output.hasPrefix(#"{"name":"a\n\u202eb\u001b","id":null,"label":"X""#))
    #expect(run.output.split(separator: "\n").count == 1)
  }
}
