import FormCore
import SpeechCore

extension Narrator {
  /// A text as it is to be spoken: spelt, if it is to be.
  func speakable(_ text: String, _ speech: SpeechAttributes) -> String {
    speech.spellsOutCharacters
      ? text.map(vocabulary.name(of:)).joined(separator: " ") : vocabulary.speakable(text)
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
