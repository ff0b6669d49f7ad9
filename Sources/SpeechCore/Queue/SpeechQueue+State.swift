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
    /// Before this frame no announcement begins: a pause stands between any two.
    ///
    /// A place on the sink's clock: whether one was there before the last had been heard is a
    /// question of speed, and must not be heard.
    var pauseEnd: Int64 = 0
    /// Where the last part ended, if it was not cut.
    var partEnd: Int64?
    var cues = CueMixer()
    var pausing = Pausing.no
    /// Counts the cuts: samples of an older one are not to be heard.
    var epoch = 0
    var isCutting = false
    var idleWaiters: [CheckedContinuation<Void, Never>] = []
  }
}

extension SpeechQueue.State {
  var isIdle: Bool { waiting.isEmpty && spoken.isEmpty }

  /// What began to be rendered and has not been heard to the end.
  var spoken: [SpokenAnnouncement] { ending + (current.map { [$0] } ?? []) }

  /// Whether an equal announcement of the same input is being or waits to be said.
  func holds(_ announcement: Announcement) -> Bool {
    (waiting.all + spoken.map(\.announcement)).contains {
      $0.input == announcement.input && $0.parts == announcement.parts
    }
  }

  /// What becomes of an announcement that comes in.
  enum Arrival {
    /// An equal one of the same input is there already.
    case merged
    /// Nothing can be spoken.
    case unspoken
    /// It waits, instead of what it made stale, and is the next where it cuts.
    case taken(stale: [Announcement], cut: Cut?)
  }

  /// What was taken out to be silenced.
  struct Cut {
    var spoken: [SpokenAnnouncement]
    var stream: (any SpeechStream)?
  }

  /// Takes an announcement in, and begins the cut that it asks for.
  ///
  /// All in one go: between a decision and its deed the engine may fail, or another announcement
  /// begin that must not be cut.
  mutating func admit(_ announcement: Announcement) -> Arrival {
    guard isSpeaking else { return .unspoken }
    if announcement.input != nil, holds(announcement) { return .merged }
    let stale = announcement.topic.map { topic in waiting.removeAll { $0.topic == topic } } ?? []
    let cut = isCut(by: announcement) ? beginCut() : nil
    waiting.append(announcement)
    return .taken(stale: stale, cut: cut)
  }

  /// Whether an announcement cuts what is being said.
  ///
  /// What is paused is cut only where it is stale: the person wants to hear the rest of it.
  private func isCut(by announcement: Announcement) -> Bool {
    guard let current, !holdsProtected else { return false }
    let isStale = announcement.topic != nil && announcement.topic == current.announcement.topic
    return isStale || announcement.priority == .now && !isPaused
  }

  /// Whether no announcement may cut: of what is protected a sink may still hold the end.
  private var holdsProtected: Bool {
    spoken.contains(where: \.announcement.isProtected)
  }

  /// Takes out what need not be said any more, and begins to cut it where it is being said.
  mutating func drop(where isStale: (Announcement) -> Bool) -> (dropped: [Announcement], cut: Cut?)
  {
    let dropped = waiting.removeAll(where: isStale)
    guard let current, !holdsProtected, isStale(current.announcement) else { return (dropped, nil) }
    return (dropped, beginCut())
  }

  /// Takes out what is being said; until the cut is done nothing new is rendered.
  mutating func beginCut() -> Cut? {
    let cut = Cut(spoken: spoken, stream: current?.stream)
    current = nil
    ending = []
    pauseEnd = 0
    partEnd = nil
    cues.stop()
    renderedThrough = 0  // nothing of it is to be heard any more
    guard !cut.spoken.isEmpty else { return nil }
    isCutting = true
    epoch += 1
    return cut
  }

  /// Notes that what was rendered beyond a position will never be heard, and goes on.
  mutating func endCut(at position: Int64) {
    isCutting = false
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

  /// Takes the next announcement that waits; its first part may ask for a longer pause.
  mutating func beginNext(sampleRate: Int) {
    current = waiting.popFirst().map(SpokenAnnouncement.init)
    guard let part = current?.part, let partEnd else { return }
    let pause = profile.pause(before: part)
    pauseEnd = max(pauseEnd, partEnd + Int64(pause * Double(sampleRate)))
  }

  /// How many frames of a pause stand here; `nil` where there is none.
  func pause(at position: Int64, room: Int) -> Int? {
    pauseEnd > position ? Int(min(pauseEnd - position, Int64(room))) : nil
  }

  /// Begins the cue of the current part, if it has one and the part was not heard before.
  mutating func beginCue(at position: Int64, sampleRate: Int) {
    guard let index = current?.current, let part = current?.part,
      current?.cues.begin(index) == true, let sound = profile.cue(for: part),
      sound.sampleRate == sampleRate
    else { return }
    cues.begin(sound, volume: profile.cueVolume)
    current?.cues.note(sound, of: index, at: position)
  }

  /// Goes on to the next part, or to the next announcement.
  mutating func endPart(at position: Int64, sampleRate: Int, failed: Bool = false) {
    let part = current?.part
    current?.endPart(at: position, failed: failed)
    let end = current?.lastEnd ?? position
    partEnd = end
    let pause = profile.pause(after: part, before: current?.part)
    pauseEnd = end + Int64(pause * Double(sampleRate))
    guard let ended = current, ended.part == nil else { return }
    ending.append(ended)
    current = nil
  }

  /// Takes out what has been heard to the end.
  mutating func takeHeard(through position: Int64) -> ArraySlice<SpokenAnnouncement> {
    heardThrough = max(heardThrough, position)
    let heard = ending.prefix { ($0.end ?? .max) <= position }
    ending.removeFirst(heard.count)
    return heard
  }

  mutating func takeIdleWaiters() -> [CheckedContinuation<Void, Never>] {
    guard isIdle else { return [] }
    defer { idleWaiters = [] }
    return idleWaiters
  }
}
