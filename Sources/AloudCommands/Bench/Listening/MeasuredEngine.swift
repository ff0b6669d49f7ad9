import Aloud
import Synchronization

/// An engine that counts the samples that are read of it, and the texts that were read to their end.
final class MeasuredEngine: SpeechEngine {
  private struct Counts {
    var samples = 0
    var ends = 0
  }

  private let engine: any SpeechEngine
  private let counts = Mutex(Counts())

  init(_ engine: any SpeechEngine) { self.engine = engine }

  var sampleRate: Int { engine.sampleRate }
  var sampleCount: Int { counts.withLock { $0.samples } }
  var endCount: Int { counts.withLock { $0.ends } }

  func forget() { counts.withLock { $0 = Counts() } }

  func begin(_ utterance: Utterance) throws(SpeechFailure) -> any SpeechStream {
    MeasuredStream(try engine.begin(utterance), self)
  }

  fileprivate func note(_ count: Int) {
    counts.withLock { counts in
      counts.samples += count
      if count == 0 { counts.ends += 1 }
    }
  }
}

private final class MeasuredStream: SpeechStream {
  private let stream: any SpeechStream
  private let engine: MeasuredEngine

  init(_ stream: any SpeechStream, _ engine: MeasuredEngine) {
    (self.stream, self.engine) = (stream, engine)
  }

  func read(into buffer: UnsafeMutableBufferPointer<Int16>) throws(SpeechFailure) -> Int {
    let count = try stream.read(into: buffer)
    engine.note(count)
    return count
  }

  var words: [SpokenWord] { stream.words }
  func cancel() { stream.cancel() }
}
