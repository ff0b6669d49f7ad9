import SpeechCore

/// Word marks that can be trusted, out of espeak's that cannot.
///
/// espeak counts code points from 1. "1234" gives five words, a family emoji four, and some have
/// neither place nor time. What is kept rises strictly in text and does not fall in time, and none
/// of it stands within a number: half of it heard, or said again after a pause, is another number.
struct WordMarks {
  private(set) var words: [SpokenWord] = []
  private let text: EngineText

  init(_ text: EngineText) {
    self.text = text
  }

  /// Adds a word that the engine reports, unless it cannot be one.
  mutating func add(position: UInt32, sample: UInt32) {
    guard position > 0, let offset = text.originalOffset(of: Int(position) - 1),
      !text.continuesNumber(at: Int(position) - 1)
    else { return }
    let word = SpokenWord(textOffset: offset, sampleOffset: Int(sample))
    if let last = words.last {
      guard word.textOffset > last.textOffset, word.sampleOffset > last.sampleOffset else { return }
    }
    words.append(word)
  }

  /// The words that begin within so many samples.
  func heard(within samples: Int) -> [SpokenWord] {
    let end = words.firstIndex { $0.sampleOffset >= samples } ?? words.endIndex
    return Array(words[..<end])
  }
}
