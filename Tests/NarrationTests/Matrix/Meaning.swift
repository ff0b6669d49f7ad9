import Narration
import SpeechCore

/// Something that an announcement conveys: what kind of thing it is, and what it means.
///
/// The program's own words are meant by their phrase, whatever language says them.
struct Meaning: Hashable, Sendable, CustomStringConvertible {
  private enum Words: Hashable, Sendable {
    case form(String)
    case phrase(Phrase, [String: String], count: Int?)
  }

  private let kind: AnnouncementPart.Kind
  private let words: Words

  /// Words of the form's own.
  static func words(_ kind: AnnouncementPart.Kind, _ words: String) -> Meaning {
    Meaning(kind: kind, words: .form(words))
  }

  /// Words of the program's.
  static func phrase(
    _ kind: AnnouncementPart.Kind, _ phrase: Phrase, _ values: [String: String] = [:],
    count: Int? = nil
  ) -> Meaning {
    Meaning(kind: kind, words: .phrase(phrase, values, count: count))
  }

  static func name(_ name: String) -> Meaning { .words(.name, name) }
  static func role(_ phrase: Phrase) -> Meaning { .phrase(.role, phrase) }
  static func value(_ value: String) -> Meaning { .words(.value, value) }
  static func value(_ phrase: Phrase, count: Int? = nil) -> Meaning {
    .phrase(.value, phrase, count: count)
  }
  static func state(_ phrase: Phrase) -> Meaning { .phrase(.state, phrase) }
  static func echo(_ text: String) -> Meaning { .words(.echo, text) }
  static func message(_ phrase: Phrase, count: Int? = nil) -> Meaning {
    .phrase(.message, phrase, count: count)
  }
  /// What is wrong, as one of so many.
  static func error(_ words: String, _ index: Int = 1, of total: Int = 1) -> Meaning {
    .phrase(.error, .errorOf, ["index": "\(index)", "total": "\(total)", "error": words])
  }
  /// A group's name, with or without its role.
  static func group(_ name: String) -> Meaning { .words(.group, name) }
  /// A group's name and role.
  static func groupRole(_ name: String) -> Meaning { .phrase(.group, .group, ["name": name]) }
  /// The place among the fields.
  static func position(_ index: Int, of total: Int) -> Meaning {
    .phrase(.position, .position, ["index": "\(index)", "total": "\(total)"])
  }
  /// The place among the options, on arriving.
  static func option(_ index: Int, of total: Int) -> Meaning {
    .phrase(.setPosition, .setPosition, ["index": "\(index)", "total": "\(total)"])
  }
  /// The place among the options, on moving among them.
  static func place(_ index: Int, of total: Int) -> Meaning {
    .phrase(.setPosition, .position, ["index": "\(index)", "total": "\(total)"])
  }
  /// The ends of a range.
  static func range(_ least: String, _ most: String) -> Meaning {
    .phrase(.description, .rangeBetween, ["min": least, "max": most])
  }

  /// Whether parts convey it: one of its kind says it.
  ///
  /// The name of a group may have its role beside it; everything else is a part of its own.
  func isConveyed(by parts: [AnnouncementPart], in vocabulary: Vocabulary) -> Bool {
    let meant =
      switch words {
      case .form(let words): words
      case .phrase(let phrase, let values, let count):
        vocabulary.words(phrase, values, count: count)
      }
    return parts.contains { part in
      guard part.kind == kind else { return false }
      if case .form = words, kind == .group { return part.text.string.hasPrefix(meant) }
      return part.text.string == meant
    }
  }

  var description: String {
    switch words {
    case .form(let words): "\(kind.rawValue) “\(words)”"
    case .phrase(let phrase, let values, let count):
      "\(kind.rawValue) \(phrase.rawValue)"
        + (values.isEmpty ? "" : " \(values.sorted { $0.key < $1.key }.map(\.value))")
        + (count.map { " \($0)" } ?? "")
    }
  }
}
