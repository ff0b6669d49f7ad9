import Synchronization

/// The vocabularies in the files beside one, each read when it is first needed: that takes 3 ms.
final class NeighbourVocabularies: Sendable {
  private let folder: String
  private let known = Mutex<[String: Vocabulary?]>([:])

  init(of vocabulary: Vocabulary) { folder = vocabulary.folder }

  /// The words of a language; `nil` where there are none, or its file is broken.
  ///
  /// - Parameter language: Its BCP 47 tag.
  func vocabulary(for language: String) -> Vocabulary? {
    known.withLock { known in
      if let vocabulary = known[language] { return vocabulary }
      let vocabulary = read(language)
      known[language] = .some(vocabulary)
      return vocabulary
    }
  }

  private func read(_ language: String) -> Vocabulary? {
    guard let files = try? LanguageFiles(folder: folder), let tag = files.tag(for: [language])
    else { return nil }
    return try? files.vocabulary(for: [tag])
  }
}
