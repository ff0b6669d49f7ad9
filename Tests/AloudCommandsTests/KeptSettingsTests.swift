import Aloud
import Foundation
import Testing

@testable import AloudCommands

/// What is changed at a key, and found again in the next form.
@Suite struct KeptSettingsTests {
  private let aloud: AloudProgram
  private let file: String

  init() throws {
    aloud = try AloudProgram()
    file = aloud.folder.path("config/aloud/settings.json")
  }

  private func write(_ json: String) throws {
    try FileManager.default.createDirectory(
      atPath: aloud.folder.path("config/aloud"), withIntermediateDirectories: true)
    _ = try aloud.folder.write("config/aloud/settings.json", json)
  }

  private var written: String? { try? String(contentsOfFile: file, encoding: .utf8) }

  private func open(_ options: String...) throws -> PseudoTerminal {
    let person = try aloud.atTerminal(
      ["fill", AloudProgram.sample("search.html"), "--audio", "none", "--no-draft"] + options)
    try person.waitFor("): ")
    return person
  }

  private func leave(_ person: PseudoTerminal) throws {
    try person.press(Keys.leave, shows: "Left without submitting")
    #expect(try person.waitForExit() == .status(130))
  }

  @Test func whatWasChangedAtAKeyHoldsForTheNextForm() throws {
    let first = try open()
    try first.press(Keys.prefix + "+", shows: "rate 195 words a minute")
    try first.press(Keys.prefix + "d", shows: "verbosity full")
    try first.press(Keys.prefix + "y", shows: "typing echo off")
    try leave(first)
    let json = """
      {
        "verbosity": "full",
        "echo": "none",
        "rate": 195
      }

      """
    #expect(written == json)

    let second = try open()
    try second.press(Keys.prefix + "+", shows: "rate 215 words a minute")
    try second.press(Keys.prefix + "d", shows: "verbosity brief")
    try second.press(Keys.prefix + "y", shows: "typing echo: characters")
    try leave(second)
    #expect(written?.contains("\"rate\": 215") == true)
  }

  @Test func theCommandLineGoesBeforeIt() throws {
    let json = #"{"verbosity": "brief", "rate": 300, "volume": 50}"#
    try write(json)
    let person = try open("--verbosity", "normal", "--rate", "200")
    try person.press(Keys.prefix + "+", shows: "rate 220 words a minute")
    try person.press(Keys.prefix + "d", shows: "verbosity full")
    try leave(person)
    #expect(written == json)

    let named = try open("--profile", "default")
    try named.press(Keys.prefix + "+", shows: "rate 195 words a minute")
    try named.press(Keys.prefix + ">", shows: "volume 110")
    try leave(named)
    #expect(written == json)
  }

  /// Who closes the terminal leaves too, without a word.
  @Test func whatWasChangedIsKeptWhenTheTerminalGoes() throws {
    let person = try open()
    try person.press(Keys.prefix + "u", shows: "capitals by pitch")
    person.signal(SIGHUP)
    _ = try person.waitForExit()
    #expect(written == "{\n  \"capitals\": \"pitch\"\n}\n")
  }

  @Test func whereNothingWasChangedNothingIsWritten() throws {
    let person = try open("--verbosity", "brief")
    try leave(person)
    #expect(written == nil)
  }

  @Test func aScriptIsToldTheSameWhateverAPersonKeeps() throws {
    try write(#"{"verbosity": "brief", "rate": 1}"#)
    let run = try aloud.run(
      "fill", AloudProgram.sample("search.html"), "--audio", "none", input: "moby dick\n")
    #expect(run.status == .status(0))
    #expect(!run.errors.contains("settings.json"))
    #expect(run.errors.contains("1 of 1"))
  }

  @Test func aBadFileIsToldAndLeftAsItIs() throws {
    let json = #"{"rate": 20, "echo": "words"}"#
    try write(json)
    let person = try open()
    #expect(
      person.page.hasPrefix(
        "\(file): rate: is 20: write a whole number from 80 to 900\nSearch the catalogue, form,"))
    try person.press(Keys.prefix + "y", shows: "typing echo: characters and words")
    try leave(person)
    #expect(written == json)
  }

  @Test(arguments: [
    (#"{"rate": 20}"#, "en", "settings.json: 1 fault, printed above"),
    (#"{"rate": 20, "pitch": 101}"#, "en", "settings.json: 2 faults, printed above"),
    (#"{"rate": 20}"#, "de", "settings.json: 1 Fehler, steht oben"),
    (#"{"rate": 20, "pitch": 101}"#, "es", "settings.json: 2 errores, escritos arriba"),
  ]) func faultsAreSaidInShort(_ json: String, _ language: String, _ words: String) throws {
    try write(json)
    let person = try open(
      "--language", language, "--transcript", aloud.folder.path("transcript.jsonl"))
    person.send(Keys.leave)
    #expect(try person.waitForExit() == .status(130))
    #expect(try aloud.transcript().first?.said == "settings: \(words)")
  }

  @Test(arguments: ["", " \n"]) func anEmptyFileAsksForNothing(_ content: String) throws {
    try write(content)
    #expect(KeptSettings(path: file).problems == [])
    try KeptSettings.keep([.pitch: "60"], at: file)
    #expect(written == "{\n  \"pitch\": 60\n}\n")
  }

  @Test func whatCannotBeKeptIsTold() throws {
    _ = try aloud.folder.write("config", "a file where a folder should be")
    let transcript = try aloud.folder.write("transcript.jsonl", "")
    let person = try open("--transcript", transcript)
    try person.press(Keys.prefix + "d", shows: "verbosity full")
    try person.press(Keys.leave, shows: "Left without submitting")
    try person.waitFor("what you changed at keys cannot be kept there")
    #expect(try person.waitForExit() == .status(130))
    #expect(
      try aloud.transcript().map(\.said).contains(
        "settings: What you changed at keys cannot be kept; the reason is printed"))
  }

  @Test(arguments: [
    ("[]", "this is a list: write one object, such as {\"rate\": 200}"),
    ("{", "line 1: this is not JSON: write a name in quotation marks"),
    (
      #"{"speed": 200}"#,
      "speed: there is no such setting: write one of verbosity, echo, "
        + "punctuation, capitals, rate, pitch, volume"
    ),
    (#"{"pitch": 50.5}"#, "pitch: is 50.5: write a whole number from 0 to 100"),
    (#"{"volume": "loud"}"#, "volume: is \"loud\": write a whole number from 0 to 200"),
    (
      #"{"capitals": true}"#,
      #"capitals: is true: write one of "word", "pitch", "cue", "none""#
    ),
  ]) func faults(_ json: String, _ problem: String) throws {
    try write(json)
    #expect(KeptSettings(path: file).problems == ["\(file): \(problem)"])
  }

  @Test func aLinkStaysALink() throws {
    try write("{}")
    let link = aloud.folder.path("link.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    try KeptSettings.keep([.pitch: "60"], at: link)
    #expect(written == "{\n  \"pitch\": 60\n}\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
  }
}
