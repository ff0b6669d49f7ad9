/// An announcement on its way through the sink: which of its words stand where on the clock.
struct SpokenAnnouncement {
  let announcement: Announcement
  private(set) var spans: [Span]
  /// The part that is being rendered.
  private(set) var current = 0
  var stream: (any SpeechStream)?
  /// Whether the current part is said by the profile's own voice, as none speaks its language.
  private(set) var hasFallenBack = false

  /// Where one part stands on the sink's clock, in frames.
  struct Span {
    let part: AnnouncementPart
    var start: Int64?
    var end: Int64?
    var words: [SpokenWord] = []
    var hasFailed = false
    /// Where samples begin that follow one another without a gap.
    ///
    /// A sink that ran dry, or that was given its samples late, goes on further behind.
    private(set) var runs: [Run] = []
    private(set) var sampleCount = 0

    struct Run {
      var sample: Int
      var position: Int64
    }

    mutating func add(_ count: Int, at position: Int64) {
      if self.position(of: sampleCount) != position {
        runs.append(Run(sample: sampleCount, position: position))
      }
      sampleCount += count
    }

    /// Where a sample stands; of the one behind the last, where it would.
    func position(of sample: Int) -> Int64? {
      runs.last { $0.sample <= sample }.map { $0.position + Int64(sample - $0.sample) }
    }
  }

  init(_ announcement: Announcement) {
    self.announcement = announcement
    spans = announcement.parts.map { Span(part: $0) }
  }

  /// The part to be rendered; `nil` when all are.
  var part: AnnouncementPart? { spans.indices.contains(current) ? spans[current].part : nil }
  var isLastPart: Bool { current == spans.count - 1 }

  mutating func begin(_ stream: any SpeechStream, at position: Int64) {
    self.stream = stream
    spans[current].start = position
  }

  mutating func note(_ count: Int, at position: Int64, words: [SpokenWord]) {
    if count > 0 { spans[current].add(count, at: position) }
    spans[current].words = words
  }

  mutating func fallBack() {
    hasFallenBack = true
    stream = nil
  }

  mutating func endPart(at position: Int64, failed: Bool = false) {
    if spans[current].start == nil { spans[current].start = position }
    spans[current].end = spans[current].position(of: spans[current].sampleCount) ?? position
    spans[current].hasFailed = failed
    stream = nil
    hasFallenBack = false
    current += 1
  }

  /// The frame behind the last part, once all are rendered.
  var end: Int64? { part == nil ? spans.last?.end ?? 0 : nil }

  /// What became of it, if nothing from `position` on was heard.
  func record(heardThrough position: Int64, sampleRate: Int) -> AnnouncementRecord {
    let rate = Double(sampleRate)
    let start = spans.first?.start
    let wasHeard = spans.map { $0.isHeard(through: position) }
    let heardText = AnnouncementPart.join(
      spans.map { ($0.heardText(through: position), $0.part.joint) })
    let outcome: AnnouncementRecord.Outcome =
      if wasHeard.allSatisfy({ $0 }) {
        .heard
      } else if heardText.isEmpty, (start ?? position) >= position || spans.allFailed {
        .dropped
      } else {
        .cut
      }
    let heardEnd = min(end ?? position, position)
    return AnnouncementRecord(
      announcement: announcement, outcome: outcome, heardText: heardText,
      time: Double(min(start ?? position, position)) / rate,
      duration: outcome == .dropped ? 0 : Double(max(heardEnd - (start ?? position), 0)) / rate)
  }
}

extension [SpokenAnnouncement.Span] {
  fileprivate var allFailed: Bool { allSatisfy(\.hasFailed) }
}

extension SpokenAnnouncement.Span {
  fileprivate func isHeard(through position: Int64) -> Bool {
    guard !hasFailed, let end else { return false }
    return end <= position
  }

  /// The words that were heard whole: a word counts once the next one has begun.
  fileprivate func heardText(through position: Int64) -> String {
    if isHeard(through: position) { return part.text.string }
    guard !hasFailed else { return "" }
    let begun = words.filter { (self.position(of: $0.sampleOffset) ?? .max) <= position }
    guard let cutWord = begun.last else { return "" }
    let offset = part.spoken?.shownOffset(of: cutWord.textOffset) ?? cutWord.textOffset
    let heard = part.text.string.unicodeScalars.prefix(offset)
    return String(String.UnicodeScalarView(heard)).trimmingSuffixSpace()
  }
}

extension String {
  fileprivate func trimmingSuffixSpace() -> String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
