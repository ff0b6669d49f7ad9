import SpeechCore
import Synchronization

/// Speaks every word as ten frames that count on from one, a thousand a second.
struct RampEngine: SpeechEngine {
  let sampleRate = 1000

  func begin(_ utterance: Utterance) throws(SpeechFailure) -> any SpeechStream {
    RampStream(utterance.text.string)
  }

  /// All samples of a text.
  static func samples(_ text: String) -> [Int16] {
    (0..<text.split(separator: " ").count * 10).map { Int16($0 + 1) }
  }
}

private final class RampStream: SpeechStream {
  private let samples: [Int16]
  private let marks: [SpokenWord]
  private let position = Mutex(0)

  init(_ text: String) {
    samples = RampEngine.samples(text)
    var marks: [SpokenWord] = []
    var offset = 0
    for word in text.split(separator: " ") {
      marks.append(SpokenWord(textOffset: offset, sampleOffset: marks.count * 10))
      offset += word.unicodeScalars.count + 1
    }
    self.marks = marks
  }

  var words: [SpokenWord] {
    let read = position.withLock { $0 }
    return marks.filter { $0.sampleOffset <= read }
  }

  func read(into buffer: UnsafeMutableBufferPointer<Int16>) throws(SpeechFailure) -> Int {
    position.withLock { position in
      let count = buffer.update(fromContentsOf: samples[position...].prefix(buffer.count))
      position += count
      return count
    }
  }

  func cancel() {}
}
