/// An announcement on its way through the sink: which of its words stand where on the clock.
struct SpokenAnnouncement {
  let announcement: Announcement
  private(set) var parts: [SpokenPart]
  /// The part that is being rendered.
  private(set) var current = 0
  private(set) var stream: (any SpeechStream)?
  /// Samples of the stream that were heard before a pause, and are left out.
  private(set) var skipping = 0
  /// Whether the current part is said by the profile's own voice, as none speaks its language.
  private(set) var hasFallenBack = false
  var cues = SpokenCues()

  init(_ announcement: Announcement) {
    self.announcement = announcement
    parts = announcement.parts.map(SpokenPart.init)
  }

  /// The part to be rendered; `nil` when all are.
  var part: AnnouncementPart? { parts.indices.contains(current) ? parts[current].part : nil }
  var isLastPart: Bool { current == parts.count - 1 }

  /// What was asked for already, of a part that a pause stopped.
  var stoppedUtterance: Utterance? {
    parts.indices.contains(current) ? parts[current].utterance : nil
  }

  mutating func begin(_ stream: any SpeechStream, _ utterance: Utterance, at position: Int64) {
    self.stream = stream
    parts[current].utterance = utterance
    skipping = parts[current].nextSample
    if parts[current].start == nil { parts[current].start = position }
  }

  mutating func skip(_ count: Int) { skipping -= count }

  mutating func note(_ count: Int, at position: Int64, words: [SpokenWord]) {
    if count > 0 { parts[current].add(count, at: position) }
    parts[current].words = words
  }

  mutating func fallBack() {
    hasFallenBack = true
    parts[current].utterance = nil
    stream = nil
  }

  mutating func endPart(at position: Int64, failed: Bool = false) {
    parts[current].finish(at: position, failed: failed)
    stream = nil
    hasFallenBack = false
    current += 1
  }

  /// Goes back to what was not heard before a position, to be said from there.
  mutating func rewind(to position: Int64) {
    stream = nil
    cues.rewind(to: position)
    let first = parts.firstIndex { !$0.hasFailed && !$0.isHeard(through: position) }
    guard let first else { return }
    parts[first].rewind(to: position)
    for later in parts.indices where later > first {
      parts[later] = SpokenPart(parts[later].part)
    }
    if first != current { hasFallenBack = false }
    current = first
  }

  /// The frame behind the part before the one that is to be rendered.
  var lastEnd: Int64? { current > 0 ? parts[current - 1].end : nil }

  /// The frame behind the last part and its cue, once all are rendered.
  var end: Int64? { part == nil ? max(parts.last?.end ?? 0, cues.end ?? 0) : nil }

  /// What became of it, if nothing from `position` on was heard.
  func record(heardThrough position: Int64, sampleRate: Int) -> AnnouncementRecord {
    let rate = Double(sampleRate)
    let start = parts.first?.start
    let wasHeard = parts.map { $0.isHeard(through: position) }
    let heardText = AnnouncementPart.join(
      parts.map { ($0.heardText(through: position), $0.part.joint) })
    let outcome: AnnouncementRecord.Outcome =
      if wasHeard.allSatisfy({ $0 }) {
        .heard
      } else if heardText.isEmpty, (start ?? position) >= position || parts.allFailed {
        .dropped
      } else {
        .cut
      }
    // Of what is paused no more was heard, however much later it is.
    let rendered = end ?? parts.compactMap(\.renderedEnd).last ?? position
    let heardEnd = min(rendered, position)
    return AnnouncementRecord(
      announcement: announcement, outcome: outcome, heardText: heardText,
      time: Double(min(start ?? position, position)) / rate,
      duration: outcome == .dropped ? 0 : Double(max(heardEnd - (start ?? position), 0)) / rate,
      cues: cues.heard(through: position))
  }
}

extension [SpokenPart] {
  fileprivate var allFailed: Bool { allSatisfy(\.hasFailed) }
}
