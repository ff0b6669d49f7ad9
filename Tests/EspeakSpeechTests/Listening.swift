import SpeechCore

@testable import EspeakSpeech

/// An engine of its own for each test, with the worker that was built beside the tests.
func makeEngine(silenceLimit: Duration = .seconds(20)) throws -> EspeakEngine {
  EspeakEngine(worker: try InstalledFiles().worker(), silenceLimit: silenceLimit)
}

extension EspeakEngine {
  func listen(
    to text: SafeText, in voice: Voice = Voice(), isContinued: Bool = false
  ) throws -> [Int16] {
    try begin(Utterance(text, voice: voice, isContinued: isContinued)).readToEnd()
  }
}

extension SpeechStream {
  /// Reads in pieces of 5 ms, as a device asks for them.
  func readToEnd() throws -> [Int16] {
    var samples: [Int16] = []
    var piece = [Int16](repeating: 0, count: 110)
    while true {
      let count = try piece.withUnsafeMutableBufferPointer { try read(into: $0) }
      if count == 0 { return samples }
      samples += piece[..<count]
    }
  }
}
