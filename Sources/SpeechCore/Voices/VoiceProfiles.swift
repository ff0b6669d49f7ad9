import Foundation

/// The voice profiles that there are: the person's own, and those that come with the program.
public struct VoiceProfiles: Hashable, Sendable {
  /// The folder of the person's own: `aloud/voices` in their XDG config folder.
  public let own: String
  /// The folder of those that come with the program.
  public let packaged: String

  /// Takes the profiles of two folders.
  ///
  /// - Parameters:
  ///   - own: Where the person's own are; without it, where XDG says.
  ///   - packaged: Where those of the program are; without it, where they were installed.
  /// - Throws: `MissingFile` where those are not where they belong.
  public init(own: String? = nil, packaged: String? = nil) throws(MissingFile) {
    self.own = own ?? "\(ConfigFolder.path())/voices"
    if let packaged {
      self.packaged = packaged
    } else {
      self.packaged = try InstalledFiles().voices()
    }
  }

  /// The names of all profiles, sorted.
  public var names: [String] {
    Array(Set([own, packaged].flatMap(Self.names(in:)))).sorted()
  }

  /// Whether the person has a profile of that name.
  public func isOwn(_ name: String) -> Bool { Self.names(in: own).contains(name) }

  /// The profile for texts of a language where none is asked for.
  ///
  /// - Parameter tag: A BCP 47 tag; `de-AT` is met by `de`. It may come from a page: it is compared
  ///   with what there is, and never made a path of.
  /// - Returns: The name of a profile that is called like the language, else `default`.
  public func name(forLanguage tag: String?) -> String {
    let subtags = (tag ?? "en").lowercased().split { $0 == "-" || $0 == "_" }
    // A page that claims to be in "calm" is not to choose that profile.
    guard let language = subtags.first, 2...3 ~= language.count else { return "default" }
    let names = names
    return subtags.indices.reversed().lazy.map { subtags[...$0].joined(separator: "-") }
      .compactMap { wish in names.first { $0.lowercased() == wish } }.first ?? "default"
  }

  /// Reads a profile.
  ///
  /// - Parameter wish: A name, the person's own first, or the path of a file: something that has a
  ///   slash or ends in `.json`.
  /// - Throws: `VoiceProfileError`, which tells all that is wrong with it.
  public func profile(_ wish: String) throws(VoiceProfileError) -> VoiceProfile {
    try load(wish).profile
  }

  private static func names(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
  }
}
