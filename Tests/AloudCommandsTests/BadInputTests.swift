import Foundation
import Testing

/// What is wrong is told in one line, before anything else is.
@Suite struct BadInputTests {
  private let aloud: AloudProgram
  private let search = AloudProgram.sample("search.html")
  private let signUp = AloudProgram.sample("sign-up.html")

  init() throws { aloud = try AloudProgram() }

  private func expect(_ run: AloudProgram.Run, says line: String) {
    #expect(run.status == .status(2))
    #expect(run.output.isEmpty)
    #expect(run.errors == "aloud: \(line)\n")
  }

  @Test func aFileThatIsNotThere() throws {
    let path = aloud.folder.path("none.html")
    expect(try aloud.run("fill", path), says: "\(path): there is no such file; check the path")
  }

  @Test func aFolder() throws {
    let path = aloud.folder.path("")
    expect(
      try aloud.run("fill", path), says: "\(path): this is a folder; name an HTML file in it")
  }

  @Test(arguments: [
    (
      "plain.html", "<p>Hello</p>", ":",
      "there is no form in this page (it has text only); name a page with a <form>"
    ),
    (
      "nul.html", "<p>\n\0</p>", ":2:",
      "this is not text (there is a NUL byte); name an HTML file"
    ),
    (
      "deep.html", String(repeating: "<div>", count: 600) + "<form><input name=a></form>", ":1:",
      "elements are nested deeper than 512 levels here; close the tags that were left open"
    ),
    (
      "several.html",
      "<form id=one aria-label=First><input name=a></form><form aria-label=Second><input name=b><input name=c></form>",
      ":", "there are 2 forms; name one with --form: one (First, 1 field); 2 (Second, 2 fields)"
    ),
  ])
  func aPageThatCannotBeFilled(_ name: String, _ page: String, _ place: String, _ line: String)
    throws
  {
    let path = try aloud.folder.write(name, page)
    expect(try aloud.run("fill", path), says: "\(path)\(place) \(line)")
  }

  @Test(arguments: [
    (["--rat", "300"], "aloud fill has no option --rat; did you mean --rate?"),
    (["--echo", "all"], "--echo takes one of characters, words, both, none, not all"),
    (["--rate", "3"], "--rate takes a number from 80 to 900, not 3"),
    (["--rate"], "--rate needs a value: --rate WPM"),
    (["--audio", "a.mp3"], "--audio takes device, none, or a file that ends in .wav, not a.mp3"),
    (
      ["--transcript", "/no/t", "--audio", "none"],
      "--transcript: /no/t cannot be written; name another place"
    ),
    (
      ["--audio", "/no/a.wav"],
      "Cannot create the audio file “/no/a.wav”: No such file or directory. Check that its folder exists and may be written to."
    ),
    (["another.html"], "aloud fill takes one file: aloud fill FORM.html"),
  ])
  func anOptionThatCannotBe(_ words: [String], _ line: String) throws {
    expect(try aloud.run(["fill", search] + words), says: line)
  }

  @Test func aPageThatIsTooLarge() throws {
    let path = try aloud.folder.write("big.html", String(repeating: " ", count: (16 << 20) + 1))
    expect(
      try aloud.run("fill", path),
      says: "\(path): this file is larger than 16 MiB; save a page with the form alone")
  }

  @Test(arguments: [
    (
      "{\n\"email\": ",
      ":2: this is not JSON: write a value; a text stands in quotation marks"
    ),
    (
      #"{"email": "a@b.c", "email": "d@e.f"}"#,
      ":1: “email” is answered twice; keep one, or write a list of texts"
    ),
    (
      #"{"mail": "a@b.c"}"#,
      ": the form has no field “mail”; its fields are “full_name”, “email”, “password”, “age”, “country”, “contact”, “newsletter” and “comments”"
    ),
    (#"{"country": "xx"}"#, ": “country” has no option “xx”; write “”, “at”, “de”, “nl” or “ch”"),
    (
      #"{"age": 7}"#,
      ":1: the answer to “age” is a number; write a text in quotation marks, a list of texts, or null to clear it"
    ),
  ])
  func answersThatDoNotFit(_ json: String, _ line: String) throws {
    let path = try aloud.folder.write("answers.json", json)
    expect(try aloud.run("fill", signUp, "--answers", path), says: "\(path)\(line)")
  }

  @Test(arguments: [
    (["voices", "de"], "aloud voices takes options only, not de; aloud voices --help lists them"),
    (["bench", "x"], "aloud bench takes options only, not x; aloud bench --help lists them"),
    (
      ["say", "- x"],
      "aloud say has no option - x; -- goes before a text that begins with a dash"
    ),
    (["say", "-5"], "aloud say has no option -5; -- goes before a text that begins with a dash"),
  ])
  func aWordThatIsNoOption(_ words: [String], _ line: String) throws {
    expect(try aloud.run(words), says: line)
  }

  @Test func aCommandThatThereIsNot() throws {
    expect(
      try aloud.run("frob"),
      says:
        "There is no command frob; the commands are fill, validate, check, say, voices, cues, "
        + "drafts, keys, bench"
    )
  }
}
