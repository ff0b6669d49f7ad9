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
    /// The frame behind the last one that was rendered, and of those that were heard.
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
    renderedThrough = 0  // nothing of it is to be heard any more
    return (spoken, stream)
  }

  /// Notes that what was rendered beyond a position will never be heard.
  mutating func flushed(at position: Int64) {
    renderedThrough = min(renderedThrough, position)
    heardThrough = max(heardThrough, position)
  }

  /// Has the current part said by the profile's own voice, unless that is what failed.
  mutating func fallBack() -> Bool {
    guard let part = current?.part, current?.hasFallenBack == false,
      profile.voice(for: part).language != profile.voice.language
    else { return false }
    current?.fallBack()
    return true
  }

  /// Goes on to the next part, or to the next announcement.
  mutating func endPart(at position: Int64, sampleRate: Int, failed: Bool = false) {
    current?.endPart(at: position, failed: failed)
    guard let ended = current, ended.part == nil else { return }
    ending.append(ended)
    current = nil
    pause = Int(profile.pauseAfter * Double(sampleRate))
  }

  /// Takes out what has been heard to the end.
  mutating func takeHeard(through position: Int64) -> ArraySlice<SpokenAnnouncement> {
    heardThrough = max(heardThrough, position)
    let heard = ending.prefix { ($0.end ?? .max) <= position }
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
