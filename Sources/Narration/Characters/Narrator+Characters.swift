import FormCore
import SpeechCore

/// Characters that are said one by one, and the signs among words.
extension Narrator {
  /// The vocabulary that names the characters of a language; `nil` where there is none for it.
  func names(for language: String?) -> Vocabulary? {
    guard let language, isForeign(language) else { return vocabulary }
    return neighbours.vocabulary(for: language)
  }

  /// A character alone: its name, or itself, and that it is a capital, as the person wants it.
  func parts(
    _ kind: AnnouncementPart.Kind, _ character: Character, in language: String?,
    _ speech: SpeechAttributes = SpeechAttributes()
  ) -> [AnnouncementPart] {
    marked(parts(kind, spelt(character, in: language), speech), character)
  }

  /// A letter by the word that it is spelt by; what has none is said as it is alone.
  func phoneticParts(
    _ kind: AnnouncementPart.Kind, _ character: Character, in language: String?,
    _ speech: SpeechAttributes = SpeechAttributes()
  ) -> [AnnouncementPart] {
    let names = names(for: language) ?? vocabulary
    guard let word = names.phonetic(character) else {
      return parts(kind, character, in: language, speech)
    }
    let isWorded = character.isCapital && settings.capitals == .word
    let words = isWorded ? names.words(.capital, ["character": word]) : word
    return marked(
      parts(kind, [LanguageRun(words, language: names.language)], speech), character)
  }

  /// A text spelt, character by character; what sounds alike is one part.
  func speltParts(
    _ kind: AnnouncementPart.Kind, _ text: String, in language: String?, _ speech: SpeechAttributes
  ) -> [AnnouncementPart] {
    let hasNames = names(for: language) != nil
    return text.reduce(into: []) { parts, character in
      for var part in self.parts(kind, character, in: language, speech) {
        part.joint = parts.isEmpty ? .comma : .space
        if hasNames { part.language = language }
        if let last = parts.last, part.cue == nil, part.voiceChange == last.voiceChange,
          part.language == last.language, part.spoken == nil, last.spoken == nil
        {
          parts[parts.count - 1].text = SafeText("\(last.text) \(part.text)")
        } else {
          parts.append(part)
        }
      }
    }
  }

  /// What a voice is given of a text, where that is not the text itself.
  ///
  /// Where there are no names in the text's language, the voice names in its own what it names, and
  /// only what would be lost has the program's word.
  ///
  /// What the program itself says has its signs named up to `some`: its commas and colons are no
  /// content, but the signs of an example are.
  ///
  /// - Parameters:
  ///   - runs: The text, safe already.
  ///   - separatesDigits: Whether digits are said one by one.
  ///   - level: Which punctuation is named.
  func spoken(
    _ runs: [LanguageRun], in language: String?, separatesDigits: Bool = false,
    level: PunctuationLevel
  ) -> SpokenText? {
    let names = names(for: language)
    var reader = SignReader(
      vocabulary: names ?? vocabulary, level: names == nil ? .none : level,
      separatesDigits: separatesDigits)
    reader.isOfLanguage = names != nil
    var ours = SignReader(vocabulary: reader.vocabulary, level: min(reader.level, .some))
    ours.isOfProgram = true
    var line = SpokenLine()
    for run in runs { (run.isOurs ? ours : reader).read(run.text, into: &line) }
    return line.spokenText
  }

  /// A part with words of the program's own, in the vocabulary's language.
  func part(_ kind: AnnouncementPart.Kind, words: String) -> AnnouncementPart {
    let text = SafeText(words)
    return AnnouncementPart(
      kind, text, language: vocabulary.language,
      spoken: spoken([.ours(text.string, nil)], in: nil, level: settings.punctuation))
  }

  /// Which punctuation of a text is named.
  func level(for speech: SpeechAttributes) -> PunctuationLevel {
    speech.includesPunctuation ? .all : settings.punctuation
  }

  /// What differs from the voice that would say a text.
  ///
  /// Where every mark is to be named, it does so itself in a language without names here. Where
  /// names stand before pauses already, it must not name these again, as a profile may ask it to.
  func voiceChange(
    _ speech: SpeechAttributes, in language: String?, isNamed: Bool
  ) -> VoiceChange? {
    var change = speech.voiceChange
    let level = level(for: speech)
    let isLeftToVoice = names(for: language) == nil
    guard isLeftToVoice ? level == .all : isNamed && level >= .most else { return change }
    change = change ?? VoiceChange()
    change?.namesPunctuation = isLeftToVoice
    return change
  }

  /// Tells of a capital by a sound, where a word does not.
  private func marked(
    _ parts: [AnnouncementPart], _ character: Character
  ) -> [AnnouncementPart] {
    guard character.isCapital, !parts.isEmpty else { return parts }
    var parts = parts
    switch settings.capitals {
    case .word, .none: break
    case .cue: parts[0].cue = .capital
    case .pitch:
      for index in parts.indices {
        parts[index].voiceChange = (parts[index].voiceChange ?? VoiceChange()).raised
      }
    }
    return parts
  }
}

extension VoiceChange {
  /// With a pitch that is raised by three tenths of the range, as NVDA raises it for a capital.
  fileprivate var raised: VoiceChange {
    var change = self
    change.pitch =
      switch pitch {
      case nil: .relative(30)
      case .relative(let amount): .relative(amount + 30)
      case .absolute(let number): .absolute(number + 30)
      }
    return change
  }
}
