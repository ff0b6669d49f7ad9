import Foundation

/// Keeps drafts as files of their own, for their owner's eyes only.
public struct DraftStore: Hashable, Sendable {
  /// The folder they are in.
  public let directory: String

  /// A draft and the file that holds it.
  public struct Entry: Hashable, Sendable {
    /// The draft.
    public var draft: Draft
    /// Its file.
    public var path: String

    /// What a person calls it: the name of its file.
    public var name: String {
      URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
  }

  /// Uses a folder; without one, `aloud/drafts` in the user's state folder (`XDG_STATE_HOME`).
  public init(directory: String? = nil) {
    let environment = ProcessInfo.processInfo.environment
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = state ?? "\(environment["HOME"] ?? NSHomeDirectory())/.local/state"
    self.directory = directory ?? "\(home)/aloud/drafts"
  }

  /// A file for a new draft: no session ever writes over another's.
  public func newPath() -> String {
    while true {
      // Short enough to be typed.
      let path = "\(directory)/\(UUID().uuidString.prefix(8).lowercased()).json"
      if !FileManager.default.fileExists(atPath: path) { return path }
    }
  }

  /// Writes a draft, whole or not at all.
  ///
  /// - Throws: An error of the file system.
  public func save(_ draft: Draft, at path: String) throws {
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .custom(Self.write)
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let temporary = path + ".new"
    let data = try encoder.encode(draft)
    guard
      FileManager.default.createFile(
        atPath: temporary, contents: data, attributes: [.posixPermissions: 0o600]),
      rename(temporary, path) == 0
    else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Every draft, the newest first; a file that is none is passed over.
  public func all() -> [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom(Self.read)
    return names.filter { $0.hasSuffix(".json") }.compactMap { name -> Entry? in
      let path = "\(directory)/\(name)"
      guard Self.isReadable(path), let data = FileManager.default.contents(atPath: path),
        let draft = try? decoder.decode(Draft.self, from: data)
      else { return nil }
      return Entry(draft: draft, path: path)
    }.sorted { ($1.draft.saved, $0.path) < ($0.draft.saved, $1.path) }
  }

  /// The largest file that is taken for a draft, in bytes: four times the largest answers.
  private static let sizeLimit = 64 << 20

  /// Whether a file can be read to its end: to read a pipe would wait for whoever writes.
  private static func isReadable(_ path: String) -> Bool {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int
    else { return false }
    return size <= sizeLimit
  }

  /// Milliseconds tell which of two drafts of one second is the newer.
  private static let time = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  @Sendable private static func write(_ date: Date, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(date.formatted(time))
  }

  @Sendable private static func read(from decoder: any Decoder) throws -> Date {
    let text = try decoder.singleValueContainer().decode(String.self)
    return try (try? Date(text, strategy: time)) ?? Date(text, strategy: .iso8601)
  }

  /// The newest draft of a form.
  public func newest(of source: String) -> Entry? { all().first { $0.draft.source == source } }

  /// The drafts that a name, or its beginning, could mean.
  public func all(named name: String) -> [Entry] {
    let found = all().filter { !name.isEmpty && $0.name.hasPrefix(name) }
    return found.first { $0.name == name }.map { [$0] } ?? found
  }

  /// Deletes a draft, if it is there.
  ///
  /// - Returns: Whether it was.
  @discardableResult
  public func delete(_ path: String) -> Bool {
    (try? FileManager.default.removeItem(atPath: path)) != nil
  }
}
