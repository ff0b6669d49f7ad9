import Foundation
import Testing

/// A text given to the person's own editor: what they see, and how the terminal is left.
@Suite struct EditorModeTests {
  private static let page = """
    <form aria-label=Letter lang=en>
    <label>Text <textarea name=text>one</textarea></label>
    <label>Code <input name=code maxlength=4></label>
    <label>Secret <input type=password name=secret></label>
    <label>Terms <input type=checkbox name=terms></label>
    </form>
    """
  private let aloud: AloudProgram

  init() throws { aloud = try AloudProgram() }

  /// Someone at the form, whose editor is a script; what it says on the screen tells when it has the
  /// terminal.
  private func person(editor script: String, named editor: String? = nil) throws -> PseudoTerminal {
    let page = try aloud.folder.write("letter.html", Self.page)
    let path = try aloud.folder.write("edit.sh", "#!/bin/sh\n\(script)\n")
    try FileManager.default.createDirectory(
      atPath: aloud.folder.path("run"), withIntermediateDirectories: true)
    let person = try PseudoTerminal(
      aloud.path,
      ["fill", page, "--audio", "none", "--transcript", aloud.folder.path("transcript.jsonl")],
      environment: [
        "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
        "XDG_STATE_HOME": aloud.folder.path("state"), "XDG_RUNTIME_DIR": aloud.folder.path("run"),
        "EDITOR": editor ?? "/bin/sh '\(path)' two",
      ], standardOutput: .captured)
    try person.waitFor("Return: new line): \r\none")
    return person
  }

  private func expectNothingIsLeft() throws {
    #expect(try FileManager.default.contentsOfDirectory(atPath: aloud.folder.path("run")) == [])
  }

  private var said: [String] {
    get throws { try aloud.transcript().map(\.said).filter { !$0.hasPrefix("focus") } }
  }

  @Test func aTextOfSeveralLines() throws {
    let person = try person(
      editor: """
        test -t 0 && test -t 1 && echo "$1 has it"
        read line
        echo "$line" >> "$2"
        """)
    try person.press(Keys.prefix + "x", shows: "opening sh\r\n")
    try person.waitFor("two has it\r\n")
    // The editor has the terminal as it was found.
    #expect(person.attributes == person.attributesBefore)
    try person.press("three\n", shows: "2 lines: one, three\r\n")
    try person.waitFor("Return: new line): \r\nthree")
    #expect(person.attributes != person.attributesBefore)
    try person.press("\u{1F}", shows: "undone, removed: three\r\n")
    try person.waitFor("Return: new line): \r\none")
    try person.press("\u{12}", shows: "redone, put back: three\r\n")
    try person.press("!" + Keys.prefix + Keys.enter, shows: "Submitted: Letter")
    #expect(try person.waitForExit() == .status(0))
    #expect(person.attributes == person.attributesBefore)
    #expect(person.answers.contains("\"text\": \"one\\nthree!\""))
    #expect(
      try said.dropFirst() == [
        "edited: opening sh", "edited: 2 lines: one, three", "reverted: undone, removed: three",
        "reverted: redone, put back: three", "typed: three, exclamation mark",
        "submitted: Submitted: Letter",
      ])
    try expectNothingIsLeft()
  }

  @Test func aLineTakesWhatHasRoom() throws {
    let person = try person(editor: "printf 'a\\nbcd\\n' > \"$2\"")
    try person.press(Keys.tab, shows: "Code (edit, 2 of 4, Return: next): ")
    try person.press(Keys.prefix + "x", shows: "maximum length 4 reached, 1 character left out")
    try person.waitFor("Return: next): a bc")
    try person.press(Keys.leave, shows: "Left without submitting: Letter")
    #expect(try person.waitForExit() == .status(130))
    try expectNothingIsLeft()
  }

  @Test(
    arguments: [
      ("exit 3", nil, "/edit.sh' two ended with error 3; the text is as it was"),
      ("kill $$", nil, "/edit.sh' two ended with error 143; the text is as it was"),
      ("true", nil, "text unchanged"),
      ("rm \"$2\"", nil, "The text cannot be handed to an editor: "),
      ("head -c 1100000 /dev/zero > \"$2\"", nil, "longer than a mebibyte now"),
      (
        "", "no-such-editor -w",
        "There is no editor no-such-editor -w; name another one in VISUAL or EDITOR"
      ),
    ] as [(String, String?, String)])
  func anEditorThatBringsNothing(_ script: String, _ editor: String?, _ words: String) throws {
    let person = try person(editor: script, named: editor)
    try person.press(Keys.prefix + "x", shows: words)
    try person.waitFor("Return: new line): \r\none")
    #expect(person.attributes != person.attributesBefore)
    try person.press("\u{1F}", shows: "nothing to undo")
    try person.press(Keys.leave, shows: "Left without submitting: Letter")
    #expect(try person.waitForExit() == .status(130))
    try expectNothingIsLeft()
  }

  @Test func whereThereIsNoTextForIt() throws {
    let person = try person(editor: "echo never")
    try person.press(Keys.tab + Keys.tab, shows: "Secret (edit, protected, ")
    try person.press(
      "ab" + Keys.prefix + "x", shows: "A protected answer is not given to an editor")
    try person.press(Keys.tab, shows: "not checked")
    try person.press(Keys.prefix + "x", shows: "There is no text to edit here")
    try person.press(Keys.f1, shows: "Control+O, then X: edit the text in your own editor")
    try person.press(Keys.leave, shows: "Left without submitting: Letter")
    #expect(try person.waitForExit() == .status(130))
    #expect(!person.logText.contains("never"))
  }

  /// Control-C is the editor's, and does not end the form.
  @Test func interruptedWhileTheEditorRuns() throws {
    let person = try person(
      editor: """
        trap 'echo "caught"' INT
        echo ready
        until [ "$line" = done ]; do read line; done
        echo x > "$2"
        """)
    try person.press(Keys.prefix + "x", shows: "ready\r\n")
    // The line follows at once: a shell that has not begun to read yet hears of Control-C after it.
    try person.press("\u{3}done\n", shows: "caught")
    try person.waitFor("Return: new line): \r\nx")
    try person.press("y" + Keys.prefix + Keys.enter, shows: "Submitted: Letter")
    #expect(try person.waitForExit() == .status(0))
    #expect(person.answers.contains("\"text\": \"xy\""))
  }

  /// Control-Z stops the editor and the form with it; both go on together.
  @Test func stoppedWhileTheEditorRuns() throws {
    let page = try aloud.folder.write("letter.html", Self.page)
    let editor = try aloud.folder.write(
      "edit.sh", "echo ready; read line; echo \"$line\" > \"$1\"")
    // The shell does not read the terminal: it goes on as soon as the form has stopped, and an editor
    // that has not stopped yet could still take a line that was meant for the shell.
    let goOn = aloud.folder.path("go-on")
    try #require(mkfifo(goOn, 0o600) == 0)
    let pipe = try #require(FileHandle(forUpdatingAtPath: goOn))
    let script = """
      set -m; "$0" fill "$1" --audio none --no-draft; echo stopped; read line < "$2"; fg
      """
    let person = try PseudoTerminal(
      "/bin/sh", ["-c", script, aloud.path, page, goOn],
      environment: [
        "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "EDITOR": "/bin/sh \(editor)",
      ])
    try person.waitFor("Return: new line): \r\none")
    try person.press(Keys.prefix + "x", shows: "ready\r\n")
    try person.press(Keys.suspend, shows: "stopped\r\n")
    #expect(person.attributes == person.attributesBefore)
    try pipe.write(contentsOf: Data("fg\n".utf8))
    try person.waitFor("--no-draft\r\n")
    try person.press("new\n", shows: "Return: new line): \r\nnew")
    try person.press(Keys.leave, shows: "Left without submitting: Letter")
    #expect(try person.waitForExit() == .status(130))
    #expect(person.attributes == person.attributesBefore)
  }
}
