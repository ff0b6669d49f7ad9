import Aloud

/// An engine that gets ready while the program does other things, or why there is none.
struct EngineStart {
  let engine: Result<EspeakEngine, MissingFile>

  /// Starts the engine in the background.
  ///
  /// - Parameter isForFile: Whether a file is written. Nobody listens meanwhile, and on a busy
  ///   machine it must not lack words for which a listener would not have waited.
  init(isForFile: Bool) {
    engine = Result { () throws(MissingFile) in
      let engine = EspeakEngine(
        worker: try InstalledFiles().worker(), silenceLimit: .seconds(isForFile ? 15 : 2))
      engine.prepare()
      return engine
    }
  }

  /// Starts it where the options ask for sound: what they say in all else may still be wrong.
  init?(for options: ParsedOptions) {
    switch options["--audio"] {
    case "none": return nil
    case nil, "device": self.init(isForFile: false)
    default: self.init(isForFile: true)
    }
  }
}
