import Foundation
import Testing

@testable import SpeechCore

/// The article on voices says what the reader of profiles does.
@Suite("The article on voices")
struct VoicesArticleTests {
  /// The rows of each table, by the first heading of its first column and the order they come in.
  private static func tables() throws -> [[[String]]] {
    let article = URL(filePath: #filePath)
      .appending(path: "../../../Sources/SpeechCore/SpeechCore.docc/Voices.md").standardized
    var tables: [[[String]]] = []
    var isInTable = false
    for line in try String(contentsOf: article, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    {
      guard line.hasPrefix("|") else {
        isInTable = false
        continue
      }
      if !isInTable { tables.append([]) }
      isInTable = true
      guard line.hasPrefix("| `") else { continue }
      tables[tables.count - 1].append(
        line.dropFirst(2).dropLast(2).components(separatedBy: " | "))
    }
    return tables
  }

  private static func names(_ table: [[String]]) -> [String] {
    table.flatMap { row in
      row[0].components(separatedBy: ", ").map { $0.trimmingCharacters(in: ["`"]) }
    }
  }

  @Test("Its tables list the profiles, properties and cues that there are")
  func names() throws {
    let tables = try Self.tables()
    try #require(tables.count == 5)
    #expect(Self.names(tables[0]).sorted() == ShippedProfileTests.names)
    #expect(Self.names(tables[1]) == ProfileReader.members)
    #expect(Self.names(tables[2]) == ProfileReader.voiceProperties)
    #expect(
      Self.names(tables[2]) + Self.names(tables[3]) == ProfileReader.partProperties)
    #expect(Self.names(tables[4]) == Cue.allCases.map(\.rawValue))
  }

  @Test("The ranges in it are those of the reader")
  func ranges() throws {
    let tables = try Self.tables()
    func words(_ range: ClosedRange<Int>) -> String { "\(range.lowerBound) to \(range.upperBound)" }
    let values = Dictionary(
      uniqueKeysWithValues: tables[2].map { ($0[0].trimmingCharacters(in: ["`"]), $0[1]) })
    #expect(values["voice-rate"] == words(Voice.rates))
    #expect(values["voice-pitch"] == words(Voice.pitches))
    #expect(values["voice-range"] == words(Voice.ranges))
    #expect(values["voice-volume"] == words(Voice.volumes))
    let pauses = (tables[1] + tables[3]).filter { $0[0].hasPrefix("`pause") }.map { $0[1] }
    #expect(pauses == Array(repeating: words(0...Int(ProfileReader.longestPause)), count: 3))
  }

  @Test("Every kind of part is named in it")
  func kinds() throws {
    let article = URL(filePath: #filePath)
      .appending(path: "../../../Sources/SpeechCore/SpeechCore.docc/Voices.md").standardized
    let text = try String(contentsOf: article, encoding: .utf8)
    let sentence = try #require(text.split(separator: "\n").first { $0.hasPrefix("The kinds") })
    for kind in AnnouncementPart.Kind.allCases {
      #expect(sentence.contains("`\(kind.rawValue)`"), "\(kind)")
    }
  }
}
