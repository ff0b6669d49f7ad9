import Foundation
import Testing

@testable import AloudCommands

/// `aloud keys`, and a form that is filled with keys of one's own.
@Suite struct KeysCommandTests {
  private let aloud: AloudProgram

  init() throws { aloud = try AloudProgram() }

  private func write(_ content: String, to path: String) throws {
    let url = URL(filePath: aloud.folder.path(path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: url)
  }

  @Test func theKeysAreListed() throws {
    let run = try aloud.run("keys")
    #expect(run.status == .status(0))
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "Tab                  next-field             next field")
    #expect(lines.contains("Control+O W          where-am-i             where am I"))
    #expect(run.errors == "")
    let german = try aloud.run("keys", "--language", "de").output
    #expect(german.contains("where-am-i             wo bin ich\n"))
  }

  @Test func keysOfOnesOwnAreListedAsAFile() throws {
    try write(#"{"keys": {"F2": "mute", "F1": null}}"#, to: "config/aloud/keys.json")
    let output = try aloud.run("keys", "--json").output
    #expect(output.hasPrefix("{\n  \"prefix\": \"Control+O\",\n  \"keys\": {\n    \"Tab\": "))
    #expect(output.contains("\n    \"F2\": \"mute\"\n"))
    #expect(!output.contains("\"F1\""))
  }

  @Test func faultsAreToldBesideTheKeys() throws {
    try write(#"{"keys": {"F2": "mute", "F3": "nothing"}}"#, to: "mine.json")
    let path = aloud.folder.path("mine.json")
    let run = try aloud.run("keys", "--keys", path)
    #expect(run.status == .status(2))
    #expect(run.output.contains("\nF2                   mute "))
    #expect(
      run.errors == "aloud: \(path):1: “F3”: there is no command “nothing”: aloud keys lists them\n"
    )
  }

  /// The shell empties the file before the program reads it.
  @Test func theKeysAreWrittenWhereTheyAreReadFrom() throws {
    try write("", to: "config/aloud/keys.json")
    let path = aloud.folder.path("config/aloud/keys.json")
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", #""$0" keys --json > "$1""#, aloud.path, path]
    shell.environment = ["LANG": "C.UTF-8", "XDG_CONFIG_HOME": aloud.folder.path("config")]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    let written = try String(contentsOfFile: path, encoding: .utf8)
    #expect(written == KeysCommand.json(of: .standard) + "\n")
    let run = try aloud.run("keys", "--json")
    #expect(run.status == .status(0))
    #expect(run.errors == "")
  }

  @Test func faultsOfKeysAreSaidInShortAndPrintedInFull() throws {
    try write(#"{"keys": {"F2": "jump", "F3": "wink"}}"#, to: "config/aloud/keys.json")
    let path = aloud.folder.path("config/aloud/keys.json")
    let person = try aloud.atTerminal(
      "fill", AloudProgram.sample("search.html"), "--audio", "none", "--transcript",
      aloud.folder.path("transcript.jsonl"))
    try person.waitFor("Return: search): ")
    try person.press(Keys.leave, shows: "Left without submitting")
    try expectEnd(of: person, .status(130))
    #expect(
      person.page.hasPrefix(
        "\(path):1: “F2”: there is no command “jump”: aloud keys lists them\n"
          + "\(path):1: “F3”: there is no command “wink”: aloud keys lists them\nSearch"))
    #expect(try aloud.transcript().first?.said == "keys: keys.json: 2 faults, printed above")
  }

  @Test func aFileThatIsNotThere() throws {
    let run = try aloud.run("fill", AloudProgram.sample("search.html"), "--keys", "/none.json")
    #expect(run.status == .status(2))
    #expect(run.errors == "aloud: /none.json: there is no such file: check the path\n")
  }

  @Test func aFormIsFilledWithThem() throws {
    try write(
      #"{"prefix": "Control+G", "keys": {"F2": "where-am-i", "F3": "wink"}}"#,
      to: "config/aloud/keys.json")
    let person = try aloud.atTerminal(
      "fill", AloudProgram.sample("search.html"), "--audio", "none")
    try person.waitFor("(search edit, required, 1 of 1, Return: search): ")
    try person.press("\u{1B}OQ", shows: "1 required field is empty")
    try person.press("\u{7}k", shows: "Key help on; Control G K turns it off")
    try person.press("\u{7}k", shows: "Key help off")
    try person.press("\u{3}", shows: "Left without submitting")
    try expectEnd(of: person, .status(130))
    let path = aloud.folder.path("config/aloud/keys.json")
    #expect(
      person.page.hasPrefix(
        "\(path):1: “F3”: there is no command “wink”: aloud keys lists them\nSearch"))
  }

  /// Where nothing is heard any more, print tells all of it: as for someone with a braille display.
  @Test func printTellsAllWhileSpeechIsOff() throws {
    let person = try aloud.atTerminal(
      "fill", AloudProgram.sample("search.html"), "--audio", aloud.folder.path("heard.wav"))
    try person.waitFor("(search edit, required): ")
    try person.press(Keys.prefix + "m", shows: "(search edit, required, 1 of 1, Return: search): ")
    try person.press(Keys.prefix + "m", shows: "(search edit, required): ")
    try person.press("\u{3}", shows: "Left without submitting")
    try expectEnd(of: person, .status(130))
    #expect(person.page.contains("\nspeech off\n"))
    #expect(person.page.contains("\nspeech on\n"))
  }

  @Test func keysAreExplainedWithoutBeingObeyed() throws {
    let person = try aloud.atTerminal(
      "fill", AloudProgram.sample("search.html"), "--audio", "none")
    try person.waitFor("Return: search): ")
    try person.press(Keys.prefix + "k", shows: "turns it off")
    try person.press("\u{3}", shows: "Control+C, leave")
    try person.press("\u{1A}", shows: "Control+Z, suspend")
    try person.press("x", shows: "x\r\n")
    try person.press(Keys.prefix + "k", shows: "Key help off")
    try person.press("\u{3}", shows: "Left without submitting")
    try expectEnd(of: person, .status(130))
  }

  private func expectEnd(of person: PseudoTerminal, _ exit: PseudoTerminal.Exit) throws {
    #expect(try person.waitForExit() == exit)
  }
}
