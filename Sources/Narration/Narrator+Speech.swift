import FormCore
import SpeechCore

extension Narrator {
  /// A text as it is to be spoken: spelt, if it is to be.
  ///
  /// What a sign is called is a word of the vocabulary's, whatever language the text is in.
  func speakable(_ text: String, in language: String?, _ speech: SpeechAttributes)
    -> [LanguageRun]
  {
    if speech.spellsOutCharacters { return spelt(text, in: language) }
    let words = vocabulary.speakable(text)
    return [LanguageRun(words, language: words == text ? language : vocabulary.language)]
  }

  /// A character as it is echoed: itself in its own language, its name in the vocabulary's.
  func spelt(_ character: Character, in language: String?) -> [LanguageRun] {
    if vocabulary.characters[character] != nil {
      return [LanguageRun(vocabulary.name(of: character), language: vocabulary.language)]
    }
    let itself = LanguageRun(String(character), language: language)
    return vocabulary.name(of: character) == itself.text
      ? [itself] : runs(.capital, place: "character", runs: [itself])
  }

  /// All characters of a text, one by one.
  private func spelt(_ text: String, in language: String?) -> [LanguageRun] {
    guard isForeign(language) else {
      let names = text.map(vocabulary.name(of:)).joined(separator: " ")
      return [LanguageRun(names, language: language)]
    }
    return text.map { spelt($0, in: language) }.flatMap { runs in
      runs.dropLast() + runs.suffix(1).map { LanguageRun($0.text + " ", language: $0.language) }
    }
  }
}

extension SpeechAttributes {
  /// What differs from the voice that would say it; `nil` where nothing does.
  ///
  /// The voice itself knows the marks' names in its language.
  var voiceChange: VoiceChange? {
    guard includesPunctuation || pitchAdjustment != 0 else { return nil }
    var change = VoiceChange()
    if includesPunctuation { change.namesPunctuation = true }
    if pitchAdjustment != 0 {
      // From the middle of the voice's range to either of its ends.
      let pitch = min(max(pitchAdjustment, -1), 1) * 50
      change.pitch = .relative(Int(pitch.rounded()))
    }
    return change
  }
}
