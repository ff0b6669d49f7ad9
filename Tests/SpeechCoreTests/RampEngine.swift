import SpeechCore
import Synchronization

/// Speaks every word as ten frames, faster where the rate is above 175: at 350 as five.
///
/// A text's samples are all different: they count from a hundred times its length on, so that a test
/// sees any that is lost, moved or repeated.
final class RampEngine: SpeechEngine {
  let sampleRate = 1000
  /// Whether it tells where words begin.
  let hasMarks: Bool
  let isAvailable = Mutex(true)
  /// How often it was asked for something.
  let count = Mutex(0)

  init(hasMarks: Bool = true) { self.hasMarks = hasMarks }

  func begin(_ utterance: Utterance) throws(SpeechFailure) -> any SpeechStream {
    guard isAvailable.withLock({ $0 }) else { throw .unavailable(reason: "no worker") }
    count.withLock { $0 += 1 }
    return RampStream(
      utterance.text.string, framesPerWord: 1750 / utterance.voice.rate, hasMarks: hasMarks)
  }

  /// All samples of a text.
  static func samples(_ text: String, framesPerWord: Int = 10) -> [Int16] {
    (0..<text.split(separator: " ").count * framesPerWord).map {
      Int16(100 * text.unicodeScalars.count + $0)
    }
  }
}

final class RampStream: SpeechStream {
  private let samples: [Int16]
  private let marks: [SpokenWord]
  private let position = Mutex(0)
  private let isCancelled = Mutex(false)

  init(_ text: String, framesPerWord: Int, hasMarks: Bool) {
    samples = RampEngine.samples(text, framesPerWord: framesPerWord)
    var marks: [SpokenWord] = []
    var offset = 0
    for word in text.split(separator: " ") where hasMarks {
      marks.append(SpokenWord(textOffset: offset, sampleOffset: marks.count * framesPerWord))
      offset += word.unicodeScalars.count + 1
    }
    self.marks = marks
  }

  var words: [SpokenWord] {
    let read = position.withLock { $0 }
    return marks.filter { $0.sampleOffset <= read }
  }

  func read(into buffer: UnsafeMutableBufferPointer<Int16>) throws(SpeechFailure) -> Int {
    if isCancelled.withLock({ $0 }) { throw .cancelled }
    return position.withLock { position in
      let count = buffer.update(fromContentsOf: samples[position...].prefix(buffer.count))
      position += count
      return count
    }
  }

  func cancel() { isCancelled.withLock { $0 = true } }
}
