import SpeechCore
import Testing

/// Which voice says a page, by the language that the page tells and by what was asked for.
///
/// The same words in the same voice give the same samples, so a recording tells whose voice it was.
@Suite struct PageLanguageTests {
  private let aloud: AloudProgram

  init() throws { aloud = try AloudProgram() }

  /// What is heard of a page whose root has these attributes, up to the answer.
  private func recording(_ root: String, _ options: String...) throws -> [Int16] {
    let page = try aloud.folder.write(
      "page.html",
      "<html \(root)><form aria-label=Anmeldung><label>Ort <input name=o></label></form>")
    let wav = aloud.folder.path("heard.wav")
    let run = try aloud.run(
      ["fill", page, "--audio", wav, "--transcript", aloud.folder.path("transcript.jsonl")]
        + options,
      input: "Bonn\n")
    #expect(run.status == .status(0))
    #expect(run.output == "{\n  \"o\": \"Bonn\"\n}\n")
    let lines = try aloud.transcript()
    #expect(lines.map(\.outcome) == ["heard", "heard", "heard"])
    let file = try WAVFile(path: wav)
    // Times are rounded to a tenth of a millisecond.
    let end = Int(lines[2].time * Double(file.sampleRate)) - 3
    return Array(file.samples.prefix(end))
  }

  @Test func `A page is said by a voice of its language`() throws {
    let english = try recording("")
    let german = try recording("lang=de")
    #expect(german == (try recording("", "--language", "de")))
    #expect(german != english)
    #expect(german == (try recording("lang=de_DE")))
  }

  @Test func `A voice that is asked for says the page, whatever its language`() throws {
    let asked = try recording("lang=de", "--voice", "en-us+f3")
    #expect(asked == (try recording("", "--voice", "en-us+f3", "--language", "de")))
    #expect(asked != (try recording("lang=de")))
  }

  /// The page's words say which language they are in; the program has none in French.
  @Test func `A language that is asked for is for words that tell none`() throws {
    #expect(try recording("lang=de", "--language", "fr") == (try recording("lang=de")))
    #expect(try recording("lang=''", "--language", "fr") != (try recording("lang=''")))
  }

  @Test(arguments: ["lang=tlh", "lang=Klingon", "lang='{{ locale }}'", "lang=-", "lang=de--AT"])
  func `A language that no voice speaks, or that is none, changes nothing`(root: String) throws {
    #expect(try recording(root) == (try recording("")))
  }

  @Test func `A voice that does not exist is told, whatever the page's language`() throws {
    let page = try aloud.folder.write("page.html", "<html lang=de><form><input name=o></form>")
    let run = try aloud.run(
      "fill", page, "--audio", aloud.folder.path("a.wav"), "--voice", "nobody", input: "Bonn\n")
    #expect(run.status == .status(2))
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("nobody"))
  }
}
