import Foundation
import Narration
import SpeechCore
import Testing

/// The table of the announcements in the documentation, compared with what is heard.
@Suite @MainActor struct AnnouncementTableTests {
  private struct Row {
    var happening: String
    /// The kinds of parts, for each verbosity.
    var cells: [Verbosity: String] = [:]
  }

  private static func rows() throws -> [Row] {
    let path =
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
      + "/Sources/Narration/Narration.docc/Announcements.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let table = try #require(text.components(separatedBy: "## What is said").last)
    return table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      var row = Row(happening: cells[0])
      for (verbosity, cell) in zip(Verbosity.allCases, cells.dropFirst()) {
        row.cells[verbosity] = cell
      }
      return row
    }
  }

  /// The kinds of the parts of an announcement, in order; what has several parts counts once, and of
  /// a list of things that are told alike only the first is told.
  private func kinds(_ announcement: Announcement) -> String {
    var kinds: [String] = []
    for part in announcement.parts where kinds.last != part.kind.rawValue {
      kinds.append(part.kind.rawValue)
    }
    let isList = kinds.count > 4 && zip(kinds, kinds.dropFirst(2)).allSatisfy(==)
    return isList ? kinds.prefix(3).joined(separator: ", ") + ", …" : kinds.joined(separator: ", ")
  }

  @Test func `Each thing that happens has a row, and each row a thing that happens`() throws {
    #expect(try Self.rows().map(\.happening) == Happening.all.map(\.title))
  }

  @Test(arguments: Verbosity.allCases)
  func `What is said is what the table says`(_ verbosity: Verbosity) throws {
    for row in try Self.rows() {
      let happening = try #require(Happening.all.first { $0.title == row.happening })
      let announcement = try #require(try happening.told(verbosity), "\(row.happening)")
      #expect(
        kinds(announcement) == row.cells[verbosity], "\(row.happening): \(announcement.text)")
    }
  }
}
