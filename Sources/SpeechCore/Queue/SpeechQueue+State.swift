extension SpeechQueue {
  /// What is to be said, what is being said, and what of it has not been heard yet.
  struct State: Sendable {
    var profile: VoiceProfile
    /// Whether there is an engine that can speak.
    var isSpeaking: Bool
    var waiting = WaitingAnnouncements()
    /// What is being rendered.
    var current: SpokenAnnouncement?
    /// What was rendered and has not been heard to the end.
    var ending: [SpokenAnnouncement] = []
    /// Where the last frame that was handed over ends, and up to where the sink says it was heard.
    var renderedThrough: Int64 = 0
    var heardThrough: Int64 = 0
    /// Frames of silence due before the next announcement.
    var pause = 0
    /// Counts the cuts: samples of an older one are not to be heard.
    var epoch = 0
    var isCutting = false
    var idleWaiters: [CheckedContinuation<Void, Never>] = []
  }
}

extension SpeechQueue.State {
  var isIdle: Bool { waiting.isEmpty && current == nil && ending.isEmpty }

  /// Whether an equal announcement of the same input is being or waits to be said.
  func holds(_ announcement: Announcement) -> Bool {
    let held = waiting.all + ending.map(\.announcement) + (current.map { [$0.announcement] } ?? [])
    return held.contains { $0.input == announcement.input && $0.parts == announcement.parts }
  }

  /// Takes out what is being said; until the cut is done nothing new is rendered.
  mutating func beginCut() -> (spoken: [SpokenAnnouncement], stream: (any SpeechStream)?) {
    let spoken = ending + (current.map { [$0] } ?? [])
    let stream = current?.stream
    if !spoken.isEmpty {
      isCutting = true
      epoch += 1
    }
    current = nil
    ending = []
    pause = 0
    return (spoken, stream)
  }

  /// Goes on to the next part, or to the next announcement.
  mutating func endPart(at position: Int64, sampleRate: Int, failed: Bool = false) {
    current?.endPart(at: position, failed: failed)
    guard let ended = current, ended.part == nil else { return }
    ending.append(ended)
    current = nil
    pause = Int(profile.pauseAfter * Double(sampleRate))
  }

  /// Notes that frames were handed over up to a position.
  mutating func rendered(_ frames: Int, through position: Int64) {
    if frames > 0 { renderedThrough = position }
  }

  /// Notes that everything from a position on is dropped.
  mutating func flushed(to position: Int64) {
    renderedThrough = min(renderedThrough, position)
    heardThrough = max(heardThrough, position)
  }

  /// Takes out what has been heard to the end.
  ///
  /// Once every frame that was rendered has been heard, so has every announcement: one without
  /// any frames, whose text failed, may stand behind the last of them.
  mutating func takeHeard() -> ArraySlice<SpokenAnnouncement> {
    let isAllHeard = heardThrough >= renderedThrough
    let heard = ending.prefix { isAllHeard || ($0.end ?? .max) <= heardThrough }
    ending.removeFirst(heard.count)
    if isIdle { pause = 0 }  // a pause stands between two announcements, not before a late one
    return heard
  }

  mutating func takeIdleWaiters() -> [CheckedContinuation<Void, Never>] {
    guard isIdle else { return [] }
    defer { idleWaiters = [] }
    return idleWaiters
  }
}
