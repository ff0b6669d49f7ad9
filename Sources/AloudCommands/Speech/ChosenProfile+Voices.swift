import Aloud

extension ChosenProfile {
  /// Makes sure that there are voices to speak with.
  ///
  /// Where none speaks the page's language, that of the profile does; where the profile names a
  /// voice that there is not, the profile that comes with the program is taken.
  ///
  /// - Throws: `SpeechFailure` where there is no engine, or not the voice that the command line asks
  ///   for.
  mutating func settle(with engine: EspeakEngine) throws(SpeechFailure) {
    if try hasUnknownFamily(engine) {
      profile = substitute
      untold.family = nil
    }
    guard profile.voice != Voice() else { return }
    if try !speaks(profile.voice, engine) {
      guard profile.voice.family == nil, profile.voice.language != untold.language else {
        throw .noVoice(profile.voice.family ?? profile.voice.language)
      }
      profile.voice = untold
    }
  }

  private mutating func hasUnknownFamily(_ engine: EspeakEngine) throws(SpeechFailure) -> Bool {
    for (kind, place) in familyPlaces.sorted(by: { $0.value < $1.value }) {
      var voice = profile.voice
      if let kind { voice = profile.parts[kind]?.voice.applied(to: voice) ?? voice }
      guard let family = voice.family else { continue }
      // A variant may be unknown, or the language that it is to speak.
      if voice.isVariantOnly { voice.language = "en" }
      if try !speaks(voice, engine) {
        problems.append(
          SafeText(
            "\(place): no voice is called \"\(family)\": write one that aloud voices lists, or "
              + "a variant such as \"+f3\""
          ).string)
      }
    }
    return !problems.isEmpty
  }

  private func speaks(_ voice: Voice, _ engine: EspeakEngine) throws(SpeechFailure) -> Bool {
    do {
      try engine.check(voice)
      return true
    } catch {
      switch error {
      case .noVoice: return false
      case .unavailable: throw error
      // The worker is there: what it cannot speak, if anything, will be told text by text.
      case .engineStopped, .timedOut, .cancelled: return true
      }
    }
  }
}
