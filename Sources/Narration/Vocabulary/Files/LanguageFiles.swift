import Foundation
import SpeechCore

/// The languages that there are words in: a folder of files, one a language.
///
/// Nothing else knows which languages there are: a file that is added is a language more.
public struct LanguageFiles: Hashable, Sendable {
  /// The folder.
  public let folder: String

  /// Takes the files of a folder; without one, those that come with the program.
  ///
  /// - Throws: `MissingFile` where those are not where they belong.
  public init(folder: String? = nil) throws(MissingFile) {
    if let folder {
      self.folder = folder
    } else {
      self.folder = try InstalledFiles().languages()
    }
  }

  /// The BCP 47 tags of the languages, sorted.
  public var tags: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  /// The words of the first language that there is.
  ///
  /// - Parameter wishes: BCP 47 tags, the best first; `de-AT` is met by `de` where it has no file of
  ///   its own. Where none is met, English is taken.
  /// - Throws: `LanguageFileError`, where that language's file is broken, or English is missing.
  public func vocabulary(for wishes: [String]) throws(LanguageFileError) -> Vocabulary {
    try Vocabulary(contentsOf: "\(folder)/\(tag(for: wishes) ?? "en").json")
  }

  /// The first language that there is.
  func tag(for wishes: [String]) -> String? {
    let tags = tags
    return wishes.lazy.flatMap(\.tagAndShorter).compactMap { wish in
      tags.first { $0.lowercased() == wish }
    }.first
  }
}

extension String {
  /// A tag in lower case, and what is left of it without its last subtag, and so on.
  ///
  /// The tag is a page's: it is compared with what there is, and never made a path of.
  fileprivate var tagAndShorter: [String] {
    let subtags = lowercased().split { $0 == "-" || $0 == "_" }
    return subtags.indices.reversed().map { subtags[...$0].joined(separator: "-") }
  }
}
