import FormRuntime
import Foundation
import Testing

/// The keys that README.md tells of, compared with those that there are.
@Suite struct ReadmeKeysTests {
  /// The keys of the first column of a table, as they are written there.
  private static func keys(ofTable heading: String) throws -> [Key] {
    let path =
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path + "/README.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let table = try #require(text.components(separatedBy: "| \(heading) | ").dropFirst().first)
    let rows = table.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .prefix { $0.hasPrefix("|") }
    return rows.flatMap { row in
      let cell = row.dropFirst(2).prefix(while: { $0 != "|" }).replacing("1 to 9", with: "1, 9")
      return cell.split(separator: #/,|;|\(|\)|\b(?:or|and|also)\b/#)
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
        .compactMap { Key(written: $0) ?? Key(written: $0.lowercased()) }
    }
  }

  @Test func `Each key in the table of keys does something`() throws {
    let keys = try Self.keys(ofTable: "Key")
    #expect(keys.count > 30)
    for key in keys where key != Keymap.standard.prefix && key != Key(.character("?")) {
      #expect(Keymap.standard.command(for: key) != nil, "\(key)")
    }
  }

  @Test func `Each key after the prefix does something, and each such command has a key`() throws {
    let keys = try Self.keys(ofTable: "After Control+O")
    let commands = keys.map { Keymap.standard.command(for: $0, afterPrefix: true) }
    #expect(!commands.contains(nil))
    let told = Set(commands.compactMap { $0 })
    for binding in Keymap.standard.bindings where binding.afterPrefix {
      if case .toolbarButton(1...7) = binding.command { continue }  // "1 to 9"
      if binding.command == .help { continue }  // told with F1
      #expect(told.contains(binding.command), "\(binding.key)")
    }
  }
}
