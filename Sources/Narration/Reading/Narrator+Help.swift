import FormCore
import SpeechCore

extension Narrator {
  /// How to get on, then what the keys do.
  public func parts(help report: HelpReport) -> [AnnouncementPart] {
    var parts: [AnnouncementPart] = []
    if let key = report.keyHelp {
      parts.append(part(.message, .helpForEachKey, ["key": spokenName(of: key)]))
    }
    for section in report.sections {
      parts.append(part(.summary, section.phrase))
      parts += helpLines(section.keys).map { part(.message, keys: $0) }
    }
    return parts
  }

  /// What the keys do: a line for each purpose, with all its keys.
  public func helpLines(_ keys: [KeyHelp]) -> [String] {
    keys.byPhrase(\.phrase).map { phrase, keys in
      "\(keys.map { name(of: $0) }.joined(separator: ", ")): \(vocabulary.words(phrase))"
    }
  }

  /// What a command is for, in words; `nil` where no key could ask for it.
  public func words(for command: FormCommand) -> String? {
    command.phrase.map { vocabulary.words($0) }
  }

  /// What a key does, which was pressed to know that.
  func parts(explaining explanation: KeyExplanation) -> [AnnouncementPart] {
    switch explanation {
    case .begins(let end): [part(.message, .keyHelpOn, ["key": spokenName(of: end)])]
    case .ends: [part(.message, .keyHelpOff)]
    case .command(let key):
      [part(.name, keys: name(of: key))] + (key.phrase.map { [part(.message, $0)] } ?? [])
    case .prefix(let key): [part(.name, keys: words(for: key)), part(.message, .keyBeginsCommand)]
    case .writes(let character):
      parts(.echo, spelt(character, in: vocabulary.language), SpeechAttributes())
    case .nothing(let key, let prefix):
      [part(.name, keys: name(key, prefix: prefix)), part(.message, .keyDoesNothing)]
    case .pastes: [part(.message, .keyHelpPaste)]
    }
  }

  /// A part with names of keys: the plus that joins them in print is nothing to be heard.
  func part(_ kind: AnnouncementPart.Kind, keys words: String) -> AnnouncementPart {
    let names = words.split(separator: "+", omittingEmptySubsequences: false)
    let pieces = names.flatMap {
      [SpokenText.Piece("+", spoken: " "), SpokenText.Piece(String($0))]
    }
    return AnnouncementPart(
      kind, SafeText(words), language: vocabulary.language,
      spoken: names.count > 1 ? SpokenText(Array(pieces.dropFirst())) : nil)
  }

  /// How to get on, for whoever has come to a form.
  func openingHelp(_ overview: FormOverview) -> [AnnouncementPart] {
    if asksForLines { return [part(.message, .lineHelp)] }
    return overview.helpKey.map { [part(.message, .formHelp, ["key": spokenName(of: $0)])] } ?? []
  }

  /// The keys as they are told within a sentence: "Control O K".
  func spokenName(of key: KeyHelp) -> String {
    let name = words(for: key.key, joinedBy: " ")
    guard let prefix = key.prefix else { return name }
    return vocabulary.words(
      .keyAfterPrefix, ["prefix": words(for: prefix, joinedBy: " "), "key": name])
  }

  /// The keys as they are told in passing: "Control+O 1".
  func shortName(of key: KeyHelp) -> String { name(of: key, after: .keyAfterPrefix) }

  private func name(of key: KeyHelp, after phrase: Phrase = .helpPrefixed) -> String {
    name(key.key, prefix: key.prefix, after: phrase)
  }

  private func name(
    _ key: KeyName, prefix: KeyName?, after phrase: Phrase = .helpPrefixed
  ) -> String {
    let name = words(for: key)
    guard let prefix else { return name }
    return vocabulary.words(phrase, ["prefix": words(for: prefix), "key": name])
  }

  /// A key in words, with what is held down.
  func words(for key: KeyName, joinedBy joint: String = "+") -> String {
    key.parts.map { part in
      switch part {
      case .sign(let sign): vocabulary.speakable(sign)
      default: part.phrase.map { vocabulary.words($0) } ?? ""
      }
    }.joined(separator: joint)
  }
}

extension [KeyHelp] {
  /// The keys that have a phrase, with those that have the same, in the order of the first of each.
  func byPhrase(
    _ phrase: (KeyHelp) -> Phrase?
  ) -> [(phrase: Phrase, keys: [KeyHelp])] {
    reduce(into: []) { groups, key in
      guard let phrase = phrase(key) else { return }
      if let known = groups.firstIndex(where: { $0.phrase == phrase }) {
        groups[known].keys.append(key)
      } else {
        groups.append((phrase, [key]))
      }
    }
  }
}
