import FormCore
import SpeechCore

extension Narrator {
  /// A text as it is to be spoken: spelt, if it is to be.
  ///
  /// What a sign is called is a word of the text's language, or else of the vocabulary's.
  func speakable(_ text: String, in language: String?, _ speech: SpeechAttributes)
    -> [LanguageRun]
  {
    if speech.spellsOutCharacters { return spelt(text, in: language) }
    let names = names(for: language) ?? vocabulary
    let words = names.speakable(text)
    return [LanguageRun(words, language: words == text ? language : names.language)]
  }

  /// A character as it is echoed: itself in its own language, or its name.
  func spelt(_ character: Character, in language: String?) -> [LanguageRun] {
    let names = names(for: language)
    let words = names ?? vocabulary
    if let name = words.signName(of: character) {
      return [LanguageRun(name, language: words.language)]
    }
    let itself = LanguageRun(names?.letter(character) ?? String(character), language: language)
    guard settings.capitals == .word, character.isCapital else { return [itself] }
    guard let names, isForeign(language) else {
      return runs(.capital, place: "character", runs: [itself])
    }
    return [LanguageRun(names.name(of: character), language: language)]
  }

  /// All characters of a text, one by one.
  private func spelt(_ text: String, in language: String?) -> [LanguageRun] {
    let spelt = text.map { self.spelt($0, in: language) }
    guard names(for: language) == nil else {
      return [LanguageRun(spelt.map(\.text).joined(separator: " "), language: language)]
    }
    return spelt.enumerated().flatMap { index, runs in
      let isLast = index == spelt.count - 1
      return runs.dropLast()
        + runs.suffix(1).map {
          LanguageRun(isLast ? $0.text : $0.text + " ", language: $0.language)
        }
    }
  }
}

extension SpeechAttributes {
  /// What differs from the voice that would say it; `nil` where nothing does.
  var voiceChange: VoiceChange? {
    guard pitchAdjustment != 0 else { return nil }
    var change = VoiceChange()
    // From the middle of the voice's range to either of its ends.
    let pitch = min(max(pitchAdjustment, -1), 1) * 50
    change.pitch = .relative(Int(pitch.rounded()))
    return change
  }
}
