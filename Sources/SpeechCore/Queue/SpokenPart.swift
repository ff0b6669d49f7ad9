/// Where one part of an announcement stands on the sink's clock, in frames.
struct SpokenPart {
  let part: AnnouncementPart
  /// What the engine was asked for; what is said again after a pause is asked for in the same way.
  var utterance: Utterance?
  var start: Int64?
  var end: Int64?
  var words: [SpokenWord] = []
  var hasFailed = false
  /// Where samples stand that follow one another without a gap, in the order of the clock.
  ///
  /// A sink that ran dry, or that was given its samples late, goes on further behind; after a pause
  /// the samples of a word stand there twice.
  private(set) var runs: [Run] = []
  /// The sample that comes next.
  private(set) var nextSample = 0

  struct Run {
    var sample: Int
    var position: Int64
    var count: Int

    var end: Int64 { position + Int64(count) }

    /// Where a sample stands, or would as the one behind the last.
    func position(of sample: Int) -> Int64? {
      (self.sample...self.sample + count).contains(sample)
        ? position + Int64(sample - self.sample) : nil
    }
  }

  init(_ part: AnnouncementPart) { self.part = part }

  mutating func add(_ count: Int, at position: Int64) {
    if let last = runs.indices.last, runs[last].end == position,
      runs[last].sample + runs[last].count == nextSample
    {
      runs[last].count += count
    } else {
      runs.append(Run(sample: nextSample, position: position, count: count))
    }
    nextSample += count
  }

  mutating func finish(at position: Int64, failed: Bool) {
    if start == nil { start = position }
    end = renderedEnd ?? position
    hasFailed = failed
  }

  /// The frame behind the last one that was rendered.
  var renderedEnd: Int64? { runs.last?.end }

  func isHeard(through position: Int64) -> Bool {
    guard !hasFailed, let end else { return false }
    return end <= position
  }

  /// The words that were heard whole: a word counts once the next one has begun.
  func heardText(through position: Int64) -> String {
    if isHeard(through: position) { return part.text.string }
    guard !hasFailed else { return "" }
    let begun = words.last { word in
      runs.contains { $0.position(of: word.sampleOffset).map { $0 <= position } ?? false }
    }
    guard let begun else { return "" }
    let offset = part.spoken?.shownOffset(of: begun.textOffset) ?? begun.textOffset
    let heard = part.text.string.unicodeScalars.prefix(offset)
    return String(String.UnicodeScalarView(heard)).trimmingSuffixSpace()
  }

  // MARK: Pausing

  /// Forgets what was not heard before a position, and goes on from the beginning of the word that
  /// was being heard there; from that very sample where nobody knows of words.
  mutating func rewind(to position: Int64) {
    end = nil
    runs.removeAll { $0.position >= position }
    guard let last = runs.indices.last else {
      start = nil
      nextSample = 0
      return
    }
    runs[last].count = min(runs[last].count, Int(position - runs[last].position))
    let heard = runs[last].sample + runs[last].count
    nextSample = words.last { $0.sampleOffset <= heard }?.sampleOffset ?? heard
  }
}

extension String {
  fileprivate func trimmingSuffixSpace() -> String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
