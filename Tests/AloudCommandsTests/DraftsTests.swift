import Foundation
import Testing

/// What is left of a form that was not submitted, and how a person goes on with it.
@Suite struct DraftsTests {
  private let aloud: AloudProgram
  private let search = AloudProgram.sample("search.html")

  init() throws { aloud = try AloudProgram() }

  private func fill(_ options: String...) throws -> PseudoTerminal {
    let person = try aloud.atTerminal(
      ["fill", search, "--audio", "none"] + options)
    try person.waitFor("Return: search): ")
    return person
  }

  /// Types and leaves; returns the name of the newest draft.
  private func leaveDraft(_ text: String) throws -> String {
    let person = try fill()
    try person.press(text, shows: text)
    try person.press(Keys.leave, shows: "A draft is kept; --resume goes on with it")
    #expect(try person.waitForExit() == .status(130))
    let line = try #require(try drafts().first)
    return String(line.split(separator: " ", omittingEmptySubsequences: true)[1])
  }

  private func drafts() throws -> [String] {
    try aloud.run("drafts").output.split(separator: "\n").map(String.init)
  }

  @Test func whereThereAreNone() throws {
    for words in [[], ["list"], ["delete"], ["delete", "--all"]] {
      let run = try aloud.run(["drafts"] + words)
      #expect(run.status == .status(0))
      #expect(run.output.isEmpty)
      #expect(run.errors == "No drafts.\n")
    }
  }

  @Test func goingOn() throws {
    let name = try leaveDraft("moby")
    let line = try #require(try drafts().first)
    #expect(line.hasSuffix("Z  \(name)  1 answer    Search the catalogue (\(search))"))
    let person = try aloud.atTerminal(
      ["fill", search, "--audio", "none", "--resume"])
    try person.waitFor("1 answer resumed")
    try person.waitFor("Return: search): \r\nmoby")
    try person.press(Keys.enter, shows: "Submitted")
    #expect(try person.waitForExit() == .status(0))
    #expect(person.answers == "{\n  \"q\": \"moby\"\n}\n")
    #expect(try drafts().isEmpty)
  }

  /// The newest of this form, whatever is newer of another; an older one by its name.
  @Test func goingOnWithOneOfSeveral() throws {
    let older = try leaveDraft("older")
    let newer = try leaveDraft("newer")
    #expect(try drafts().count == 2)
    for (options, text) in [(["--resume"], "newer"), (["--draft", older], "older")] {
      let person = try aloud.atTerminal(
        ["fill", search, "--audio", "none"] + options)
      try person.waitFor("1 answer resumed")
      try person.waitFor(text)
      try person.press(Keys.leave, shows: "A draft is kept")
      #expect(try person.waitForExit() == .status(130))
    }
    #expect(try drafts().count == 2)
    for (words, line) in [
      (["--draft", "nonsense"], "there is no draft nonsense; aloud drafts lists them"),
      (
        ["--draft", newer, "--no-draft"], "--draft and --no-draft exclude each other; leave one out"
      ),
    ] {
      let run = try aloud.run(["fill", search] + words)
      #expect(run.status == .status(2))
      #expect(run.errors == "aloud: \(line)\n")
    }
  }

  @Test func emptyingTheFormAgain() throws {
    _ = try leaveDraft("moby")
    let person = try fill("--resume")
    try person.waitFor("moby")
    person.send("\u{15}")
    try person.press(Keys.leave, shows: "Left without submitting")
    #expect(try person.waitForExit() == .status(130))
    #expect(!person.logText.contains("A draft is kept"))
    #expect(try aloud.run("drafts").errors == "No drafts.\n")
  }

  @Test func deletingNeedsNames() throws {
    let names = try ["one", "two", "three"].map(leaveDraft)
    let run = try aloud.run("drafts", "delete")
    #expect(run.status == .status(2))
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasPrefix("aloud: aloud drafts delete takes names, or --all; there are 3 drafts: ")
    )
    #expect(names.allSatisfy(run.errors.contains))
    #expect(try aloud.run("drafts", "delete", names[0], "nonsense").status == .status(2))
    #expect(try drafts().count == 3)
    #expect(try aloud.run("drafts", "delete", names[1]).output == "1 draft deleted.\n")
    #expect(try drafts().allSatisfy { !$0.contains(names[1]) })
    #expect(try aloud.run("drafts", "delete", "--all").output == "2 drafts deleted.\n")
    #expect(try drafts().isEmpty)
  }

  @Test(arguments: [["frob"], ["--all"], ["list", "x"]])
  func whatDraftsDoesNotTake(_ words: [String]) throws {
    let run = try aloud.run(["drafts"] + words)
    #expect(run.status == .status(2))
    #expect(
      run.errors == "aloud: aloud drafts takes list, or delete with names or --all, not "
        + words.joined(separator: " ") + "\n")
  }

  /// The answers have nowhere to go, and are not lost.
  @Test func aPipeThatNobodyReads() throws {
    let person = try aloud.atTerminal(
      ["fill", search, "--audio", "none"], standardOutput: .unread)
    try person.waitFor("Return: search): ")
    try person.press("moby", shows: "moby")
    try person.press(
      Keys.enter,
      shows: "aloud: standard output: the answers cannot be written there; a draft is kept: "
        + "go on with --resume, and name another place with --output\r\n")
    #expect(try person.waitForExit() == .status(2))
    #expect(try drafts().count == 1)
  }
}
