import FormCore

extension View {
  /// Has the words of the view spelt, character by character.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    changing { $0.form.speech.spellsOutCharacters = value }
  }

  /// Has the punctuation marks of the view read by name.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    changing { $0.form.speech.includesPunctuation = value }
  }

  /// Has the words of the view said higher or lower: from -1 to 1, 0 being the voice's own pitch.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    changing { $0.form.speech.pitchAdjustment = value }
  }

  /// Has the words of the view wait for what is being said.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    changing { $0.form.speech.queuesAnnouncements = value }
  }
}
