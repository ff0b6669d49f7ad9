import Aloud

/// An engine that gets ready while the program does other things, or why there is none.
struct EngineStart {
  let engine: Result<EspeakEngine, MissingFile>

  /// Starts the engine in the background.
  init() {
    engine = Result { () throws(MissingFile) in
      let engine = EspeakEngine(worker: try InstalledFiles().worker())
      engine.prepare()
      return engine
    }
  }

  /// Starts it where the options ask for sound: what they say in all else may still be wrong.
  init?(for options: ParsedOptions) {
    if options["--audio"] == "none" { return nil }
    self.init()
  }
}
