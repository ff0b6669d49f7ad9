import Aloud
import Foundation
import Testing

@testable import AloudCommands

/// Files of keys: what they change, and how their faults are told.
@Suite struct KeyFileTests {
  private func file(_ content: String) -> KeyFile {
    KeyFile(Array(content.utf8), file: "keys.json")
  }

  @Test func `A file changes what it names, and nothing else`() {
    let file = file(
      """
      {"prefix": "Control+G", "keys": {
        "F2": "read-field", "Control+G H": "where-am-i", "Control+G Page Up": "louder",
        "Control+W": null}}
      """)
    #expect(file.problems == [])
    let keymap = file.keymap
    #expect(keymap.prefix == .control("g"))
    #expect(keymap.command(for: Key(.function(2))) == .readField)
    #expect(keymap.command(for: Key(.character("h")), afterPrefix: true) == .whereAmI)
    #expect(keymap.command(for: Key(.pageUp), afterPrefix: true) == .raise(.volume))
    #expect(keymap.command(for: .control("w")) == nil)
    #expect(keymap.command(for: Key(.character("r")), afterPrefix: true) == .repeatLast)
    #expect(keymap.command(for: Key(.tab)) == .nextStop)
  }

  @Test(arguments: [
    (
      #"{"keys": {"F2": "read-feild"}}"#,
      #":1: “F2”: there is no command “read-feild”: did you mean read-field? aloud keys lists all"#
    ),
    (
      #"{"keys": {"F2": "jump"}}"#,
      #":1: “F2”: there is no command “jump”: aloud keys lists them"#
    ),
    (
      #"{"keys": {"F2": "say-the-weather"}}"#,
      #":1: “F2”: there is no command “say-the-weather”: aloud keys lists them"#
    ),
    (
      #"{"keys": {"Hyper+A": "mute"}}"#,
      ":1: “Hyper+A”: is no key: write one as aloud keys does, such as F2, Control+Down or Control+O H"
    ),
    (
      #"{"keys": {"h": "mute"}}"#,
      ":1: “h”: it could not be typed any more: write it with Control or Alt, or after the prefix"
    ),
    (
      #"{"keys": {"Space": null}}"#,
      ":1: “Space”: it could not be typed any more: write it with Control or Alt, or after the prefix"
    ),
    (
      #"{"keys": {"Control+I": "mute"}}"#,
      ":1: “Control+I”: it cannot be told from Tab at a terminal: choose another key"
    ),
    (
      #"{"keys": {"Control+Shift+A": "mute"}}"#,
      ":1: “Control+Shift+A”: it cannot be told from Control+A at a terminal: choose another key"
    ),
    (
      #"{"keys": {"Control+O Control+I": "mute"}}"#,
      ":1: “Control+O Control+I”: Control+I cannot be told from Tab at a terminal: choose another key"
    ),
    (
      "{\"keys\": {\"F2\": \"mute\",\n\"f2\": \"help\"}}",
      ":2: “f2”: is bound in line 1 already: keep one of them"
    ),
    (
      "{\"keys\": {\"F2\": \"mute\",\n\"F2\": \"help\"}}",
      ":2: “F2”: is bound in line 1 already: keep one of them"
    ),
    (
      #"{"keys": {"Control+G H": "mute"}}"#,
      ":1: “Control+G H”: begins with a key that is not the prefix: write Control+O H"
    ),
    (
      #"{"keys": {"Control+O": "mute"}}"#,
      ":1: “Control+O”: is the prefix, which commands follow: choose another key, or another prefix"
    ),
    (#"{"keys": {"F9": null}}"#, ":1: “F9”: is bound to nothing: leave it out"),
    (
      #"{"keys": {"F9": 1}}"#,
      ":1: “F9”: is bound to no text: write the name of a command in quotation marks, or null to unbind it"
    ),
    (#"{"keys": []}"#, #":1: “keys”: is no object: write {"F2": "read-field"}"#),
    (#"{"prefix": 1}"#, #":1: “prefix”: is no key: write one, such as "Control+O""#),
    (
      #"{"prefix": "x"}"#,
      ":1: “prefix”: x could not be typed any more: write a key with Control or Alt, or a function key"
    ),
    (#"{"foo": {}}"#, ":1: “foo”: a file of keys has nothing of this name: write prefix or keys"),
    ("[]", #": this is not one object: write {"keys": {"F2": "read-field"}}"#),
    (
      "{\n\"keys\": {\"F2\" \"help\"}}",
      ":2: this is not JSON: write a colon after a name"
    ),
    (
      #"{"keys": {"Control+C": null}}"#,
      ": no key is left for leave, so Control+C keeps it: bind another key to leave"
    ),
    (
      #"{"prefix": "Control+C"}"#,
      ": no key is left for leave, so Control+C Control+C keeps it: bind another key to leave"
    ),
    (
      #"{"keys": {"F1": null, "Control+O ?": null, "Control+O K": null, "Escape": null}}"#,
      ": no key is left for help, so F1 keeps it: bind another key to help"
    ),
    (
      #"{"keys": {"F1": "mute", "Control+O ?": null}}"#,
      ": no key is left for help, so Control+O ? keeps it: bind another key to help"
    ),
    (
      "{\"keys\": {\n\"F2\": \"help\",\n}}",
      ":2: this is not JSON: a comma stands before the end: leave it out"
    ),
    ("{\"keys\": {\"F2\": \"\u{1B}[2J\"}}", ""),
  ])
  func `A fault is one line, with the place, what is wrong and how to mend it`(
    _ content: String, _ line: String
  ) {
    let problems = file(content).problems
    #expect(problems.count == 1)
    if line.isEmpty {
      #expect(problems.allSatisfy { !$0.contains("\u{1B}") })
    } else {
      #expect(problems == ["keys.json" + line])
    }
  }

  @Test(arguments: ["", " \t\r\n"]) func `An empty file asks for nothing`(_ content: String) {
    #expect(file(content).problems == [])
    #expect(file(content).keymap == .standard)
  }

  @Test func `What no key is left for is kept where it can be pressed`() {
    let prefixed = file(#"{"prefix": "Control+C"}"#).keymap
    #expect(prefixed.command(for: .control("c"), afterPrefix: true) == .leave)
    let muted = file(#"{"keys": {"F1": "mute", "Control+O ?": null}}"#).keymap
    #expect(muted.command(for: Key(.function(1))) == .mute)
    #expect(muted.command(for: Key(.character("?")), afterPrefix: true) == .help)
  }

  @Test func `What is right in a file with faults holds`() {
    let file = file(#"{"keys": {"F2": "nonsense", "F3": "mute"}}"#)
    #expect(file.problems.count == 1)
    #expect(file.keymap.command(for: Key(.function(3))) == .mute)
  }

  @Test func `What is no JSON leaves the standard keys`() {
    #expect(file(#"{"keys": {"F3": "mute"},"#).keymap == .standard)
  }

  @Test func `The standard keymap, written as a file, is itself`() {
    let json = KeysCommand.json(of: .standard)
    let read = file(json)
    #expect(read.problems == [])
    #expect(Set(read.keymap.bindings) == Set(Keymap.standard.bindings))
  }

  @Test func `A file that is not to be read is told, and no pipe is waited for`() throws {
    let folder = NSTemporaryDirectory() + "keys-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let pipe = "\(folder)/keys.json"
    #expect(mkfifo(pipe, 0o600) == 0)
    for (path, problem) in [
      (pipe, "this is a pipe or a device: name a file"),
      (folder, "this is a folder: name a file in it"),
      ("\(folder)/none", "there is no such file: check the path"),
    ] {
      let options = try ParsedOptions(["--keys", path], for: KeysCommand.syntax)
      #expect(throws: UsageError("\(path): \(problem)")) { try KeyFile(options) }
    }
  }
}
