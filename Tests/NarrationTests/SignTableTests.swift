import Foundation
import Narration
import Testing

/// The table of signs in the documentation, compared with English.
@Suite struct SignTableTests {
  @Test(arguments: PunctuationLevel.allCases.dropLast())
  func `Each level names what the table says`(_ level: PunctuationLevel) throws {
    let path =
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path + "/Sources/Narration/Narration.docc/Signs.md"
    let row = try #require(
      String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        .first { $0.hasPrefix("| `\(level)` | `") })
    let signs = row.dropFirst("| `\(level)` | `".count).dropLast("` |".count)
      .replacing("\\|", with: "|").replacing("\\\\", with: "\\").split(separator: " ")
    let named = try Vocabulary.english.punctuation.filter { $0.value == level }.keys
    #expect(Set(signs.map(String.init)) == Set(named.map(String.init)))
    #expect(signs.count == named.count)
  }
}
