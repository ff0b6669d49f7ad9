import Aloud

/// Which languages the voices of espeak-ng speak.
enum SpokenLanguages {
  /// A test for the tag of a language; without speech there is none, and a line says so.
  static func test() -> (@Sendable (String) -> Bool)? {
    do {
      let engine = EspeakEngine(worker: try InstalledFiles().worker())
      // Any voice will do: does it speak at all?
      try engine.check(Voice())
      return { tag in
        do throws(SpeechFailure) {
          try engine.check(Voice(language: tag))
          return true
        } catch {
          // A voice that fails at something else exists.
          if case .noVoice = error { return false }
          return true
        }
      }
    } catch {
      printError(
        "languages are not checked, since there is no speech: \(AloudCommand.message(of: error))")
      return nil
    }
  }
}
