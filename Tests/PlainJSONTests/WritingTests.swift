import Foundation
import Testing

import PlainJSON

@Suite("JSON that is written")
struct WritingTests {
  @Test("A quoted text hides and reorders nothing, and is read as it was")
  func quoting() throws {
    let text = "\"a\\b/\n\t\u{7F}\u{85}\u{2028}\u{202E}\u{2066}\u{FFF9}\u{E0041}ü👍"
    let quoted = JSONText.quoted(text)
    #expect(
      quoted == #""\"a\\b/\n\t\u007f\u0085\u2028\u202e\u2066\ufff9\udb40\udc41ü👍""#)
    #expect(try JSONDecoder().decode(String.self, from: Data(quoted.utf8)) == text)
  }

  @Test("Objects and lists stand in one line, in their order")
  func lines() {
    #expect(
      JSONText.object([("b", "1"), ("a", nil), ("\"", JSONText.array(["2", "3"]))])
        == #"{"b":1,"a":null,"\"":[2,3]}"#)
    #expect(JSONText.object([]) + JSONText.array([]) == "{}[]")
  }
}
