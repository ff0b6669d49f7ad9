import Foundation
import Testing

@testable import SpeechCore

@Suite("Files of the person's own")
struct SettingsFileTests {
  @Test("JSON of every kind is read as it stands there")
  func values() throws {
    let text = #" {"a": [1, -2.5e1, 0], "ü": "\"\\\/\b\f\n\r\té👍", "b": [true, false, null, {}]}"#
    #expect(
      try JSONValue(parsing: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
        == .object([
          "a": .array([.number(1), .number(-25), .number(0)]),
          "ü": .text("\"\\/\u{8}\u{C}\n\r\té👍"),
          "b": .array([.bool(true), .bool(false), .null, .object([:])]),
        ]))
  }

  static let value = "write a value: an object, a list, a number, or a text in quotation marks"

  @Test(
    "Text that is no JSON is told with its line, and how to mend it",
    arguments: [
      ("", 1, value), ("\n\n", 3, value), ("[1,]", 1, value), ("{\"a\":\n nul}", 2, value),
      ("{", 1, "write a name in quotation marks"),
      ("{\n\"a\": 1,\n}", 3, "write a name in quotation marks"),
      ("{'a': 1}", 1, "write a name in quotation marks"),
      ("{\"a\"\n1}", 2, "write a colon after a name"),
      ("{\"a\": 1\n\"b\": 2}", 2, "write a comma between members, and } at the end"),
      ("[1\n2]", 2, "write a comma between values, and ] at the end"),
      ("{}\n}", 2, "leave out what stands after its end"),
      ("{\"a\": 1,\n\"a\": 2}", 2, "\"a\" stands there twice, leave one out"),
      ("\n\"a", 2, "end the text with a quotation mark"),
      ("\"a\n\"", 1, "end the text with a quotation mark before the line ends"),
      (#""\x""#, 1, "write two backslashes where one is meant"),
      (#""\u12""#, 1, #"write four digits after \u"#),
      (#""\u+123""#, 1, #"write four digits after \u"#),
      (#""\ud800""#, 1, #"write a whole character after \u"#),
      ("01", 1, "leave out what stands after its end"),
      ("1e999", 1, "write a number as JSON has it, such as 50 or 0.1"),
      ("[\n-]", 2, "write a number as JSON has it, such as 50 or 0.1"),
      ("1.", 1, "write a number as JSON has it, such as 50 or 0.1"),
      (
        String(repeating: "[", count: 100_000), 1, "nest lists and objects no deeper than 64"
      ),
    ])
  func mistakes(text: String, line: Int, reason: String) {
    #expect(throws: JSONSyntaxError(line: line, reason: reason)) {
      try JSONValue(parsing: Array(text.utf8))
    }
  }

  @Test("Bytes that are no UTF-8 are told with their line")
  func encoding() {
    #expect(throws: JSONSyntaxError(line: 2, reason: "save the file as UTF-8")) {
      try JSONValue(parsing: Array("{\"ü\":\n\"".utf8) + [0xFF, 0x22, 0x7D])
    }
  }

  @Test("What is no small file is refused at once, a pipe that nobody writes to as well")
  func refused() throws {
    let folder = NSTemporaryDirectory() + "settings-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
    // 100 MB that take no room on the disk.
    #expect(FileManager.default.createFile(atPath: "\(folder)/huge", contents: nil))
    #expect(truncate("\(folder)/huge", 100_000_000) == 0)
    let failures: [(String, SettingsFile.Failure)] = [
      (folder, .folder), ("\(folder)/pipe", .special), ("/dev/zero", .special),
      ("\(folder)/huge", .tooLarge), ("\(folder)/none", .missing),
      ("\(folder)/huge/none", .missing),
    ]
    for (path, failure) in failures {
      #expect(throws: failure) { try SettingsFile.bytes(at: path) }
    }
  }

  @Test("Settings stand where XDG says, else in .config; what is relative is ignored")
  func folder() {
    #expect(ConfigFolder.path(in: ["HOME": "/h", "XDG_CONFIG_HOME": "/c"]) == "/c/aloud")
    #expect(ConfigFolder.path(in: ["HOME": "/h", "XDG_CONFIG_HOME": "c"]) == "/h/.config/aloud")
    #expect(ConfigFolder.path(in: ["HOME": "/h"]) == "/h/.config/aloud")
  }
}
