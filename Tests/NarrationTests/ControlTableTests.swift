import Foundation
import SpeechCore
import Testing

/// The table of the controls of HTML in the documentation, compared with what is heard.
@Suite @MainActor struct ControlTableTests {
  private struct Row {
    var control: String
    var words: String
  }

  private static func rows() throws -> [Row] {
    let path =
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path + "/Sources/FormFiles/FormFiles.docc/Controls.md"
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `<") }
      .map { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return Row(control: cells[0].trimmingCharacters(in: ["`"]), words: cells[1])
      }
  }

  @Test func `Each control is called what the table says`() throws {
    let rows = try Self.rows()
    #expect(rows.count == 25)
    for row in rows {
      let named = row.control.replacing(/^<(input|textarea|select|div|iframe)/) {
        "<\($0.1) aria-label=Thing"
      }
      let listener = try Listener(
        "<form aria-label=Test><fieldset aria-label=Thing>\(named)</fieldset></form>", .brief)
      let parts = try #require(listener.told().last).parts.filter { $0.kind != .group }
      let heard = parts.joinedText.components(separatedBy: ", ")
      let name = row.control.firstMatch(of: />(Go|More)</).map { String($0.1) } ?? "Thing"
      #expect(heard.first == name, "\(row.control)")
      // What it holds stands between its role and its states.
      let words = row.words.components(separatedBy: ", ")
      #expect(heard.dropFirst().filter(words.contains) == words, "\(row.control): \(heard)")
    }
  }
}
