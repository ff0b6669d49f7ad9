import Testing

@testable import PlainJSON

@Suite("JSON that is read")
struct ReadingTests {
  @Test("JSON of every kind is read as it stands there")
  func values() throws {
    let text = #" {"a": [1, -2.5e1, 0], "ü": "\"\\\/\b\f\n\r\té👍\u00e9\uD83D\uDE00\ud800x"}"#
    let object = try JSONValue(parsing: [0xEF, 0xBB, 0xBF] + Array(text.utf8)).object
    #expect(object?["a"] == .array([.number(1), .number(-25), .number(0)]))
    #expect(object?["ü"] == .text("\"\\/\u{8}\u{C}\n\r\té👍é😀\u{FFFD}x"))
    #expect(
      try JSONValue(parsing: Array("[true, false, null, {}, []]".utf8))
        == .array([.bool(true), .bool(false), .null, .object(JSONObject()), .array([])]))
  }

  @Test("The members of an object keep their order and their lines")
  func members() throws {
    let text = "{\"b\": 1, \"a\":\n2,\n\n\"b\": [\n]}"
    let object = try JSONValue(parsing: Array(text.utf8), mayRepeatNames: true).object
    #expect(object?.members.map(\.name) == ["b", "a", "b"])
    #expect(object?.members.map(\.line) == [1, 1, 4])
    #expect(object?["b"] == .number(1))
    #expect(object?.names.sorted() == ["a", "b"])
  }

  static let comma = "a comma stands before the end: leave it out"
  static let value = "write a value; a text stands in quotation marks"

  @Test(
    "Text that is no JSON is told with its line, and how to mend it",
    arguments: [
      ("", 1, value), ("\n\n", 3, value), ("[1\n,\n]", 2, comma), ("[,]", 1, value),
      ("{\"a\":\n nul}", 2, value),
      ("{", 1, "write a name in quotation marks"),
      ("{\n\"a\": 1,\n}", 2, comma), ("{,}", 1, "write a name in quotation marks"),
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
      ("01", 1, "leave out what stands after its end"),
      ("1e999", 1, "write a number as JSON has it, such as 50 or 0.1"),
      ("[\n-]", 2, "write a number as JSON has it, such as 50 or 0.1"),
      ("1.", 1, "write a number as JSON has it, such as 50 or 0.1"),
      (String(repeating: "[", count: 100_000), 1, "nest lists and objects no deeper than 64"),
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
}
