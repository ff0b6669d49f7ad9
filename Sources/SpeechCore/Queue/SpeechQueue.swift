import Synchronization

/// Says announcements one after the other, and tells what of them was heard.
///
/// The sink pulls samples through the queue; the queue asks the engine. Any thread may use it.
/// Speech can fail, be slow or be absent: whoever enqueues never waits for it.
public final class SpeechQueue: Sendable {
  /// What the queue tells of.
  ///
  /// Called from whatever thread found out, the sink's or the caller's.
  public struct Observer: Sendable {
    /// What became of an announcement.
    public var onOutcome: @Sendable (AnnouncementRecord) -> Void = { _ in }
    /// A part could not be spoken; the queue goes on with the next.
    public var onFailure: @Sendable (AnnouncementPart, SpeechFailure) -> Void = { _, _ in }
    /// Nothing can be spoken or heard any more, with the reason.
    public var onUnavailable: @Sendable (String) -> Void = { _ in }

    /// Creates an observer that ignores everything.
    public init() {}
  }

  /// Where samples are heard.
  public let sink: any AudioSink
  let engine: (any SpeechEngine)?
  let failureNotice: Announcement?
  let observer: Observer
  let state: Mutex<State>
  /// Held from the decision to cut to its end: a cut is whole before anything else comes in.
  let cutting = Mutex(())

  /// Creates a queue and starts its sink.
  ///
  /// - Parameters:
  ///   - engine: Without one, nothing is spoken and every announcement counts as heard at once:
  ///     someone prints it.
  ///   - sink: Where samples are heard.
  ///   - profile: How things are said.
  ///   - failureNotice: What is said after a text that could not be spoken.
  ///   - observer: What is told of what was heard.
  public init(
    engine: (any SpeechEngine)?, sink: any AudioSink, profile: VoiceProfile = VoiceProfile(),
    failureNotice: Announcement? = nil, observer: Observer = Observer()
  ) {
    self.engine = engine
    self.sink = sink
    self.failureNotice = failureNotice
    self.observer = observer
    state = Mutex(State(profile: profile, isSpeaking: engine != nil))
    sink.start(pulling: self)
  }

  /// How things are said, from the next part on: what is being said goes on as it began.
  public var profile: VoiceProfile {
    get { state.withLock { $0.profile } }
    set { state.withLock { $0.profile = newValue } }
  }

  /// Whether there is nothing to be said or heard; what is paused is still to be.
  public var isIdle: Bool { state.withLock { $0.isIdle } }

  /// Says an announcement, at the place that its priority gives it.
  ///
  /// Equal announcements of one input are merged. A newer announcement about the same topic makes
  /// an older one stale that was not heard yet.
  public func enqueue(_ announcement: Announcement) {
    guard !announcement.parts.isEmpty else { return }
    let (arrival, records) = cutting.withLock { _ in
      let arrival = state.withLock { $0.admit(announcement) }
      guard case .taken(_, let cut?) = arrival else { return (arrival, [AnnouncementRecord]()) }
      return (arrival, finish(cut))
    }
    switch arrival {
    case .merged: break
    case .unspoken: recordAsDelivered(announcement)
    case .taken(let stale, _):
      stale.forEach { recordAsDropped($0) }
      records.forEach(observer.onOutcome)
      sink.wake()
    }
  }

  /// Stops everything that is being or waits to be said: the person pressed a key.
  ///
  /// That ends a pause too.
  /// When it returns, nothing that was enqueued before will be heard any more.
  public func interrupt() {
    takeOut { state in
      state.pausing = .no
      return (state.waiting.removeAll(), state.beginCut())
    }
  }

  /// Leaves out what need not be said any more, because what it is about is gone.
  ///
  /// What waits is dropped, and what is being said is cut. What is protected is said all the same.
  public func drop(where isStale: (Announcement) -> Bool) {
    takeOut { $0.drop(where: isStale) }
  }

  /// Waits until everything was heard; while something is paused, that is not the case.
  public func waitUntilIdle() async {
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        if !state.isIdle { state.idleWaiters.append(continuation) }
        return state.isIdle
      }
      if isIdle { continuation.resume() }
    }
  }

  func resumeIdleWaiters() {
    state.withLock { $0.takeIdleWaiters() }.forEach { $0.resume() }
  }

  // MARK: Cutting

  /// Drops what waits, and cuts what is being said.
  private func takeOut(_ choose: (inout State) -> (dropped: [Announcement], cut: State.Cut?)) {
    let (dropped, records) = cutting.withLock { _ in
      let (dropped, cut) = state.withLock { choose(&$0) }
      return (dropped, cut.map { finish($0) } ?? [])
    }
    if dropped.isEmpty, records.isEmpty { return }
    records.forEach(observer.onOutcome)
    dropped.forEach { recordAsDropped($0) }
    resumeIdleWaiters()
    sink.wake()
  }

  /// Silences what a cut took out; whoever calls holds `cutting`.
  ///
  /// - Returns: What of it was heard.
  private func finish(_ cut: State.Cut) -> [AnnouncementRecord] {
    cut.stream?.cancel()
    let position = sink.flush()
    state.withLock { $0.endCut(at: position) }
    return cut.spoken.map { $0.record(heardThrough: position, sampleRate: sink.sampleRate) }
  }

  private func recordAsDropped(_ announcement: Announcement) {
    record(announcement, .dropped, "")
  }

  /// Without speech someone prints, and what is printed counts as heard.
  func recordAsDelivered(_ announcement: Announcement) {
    record(announcement, .heard, announcement.text)
  }

  private func record(
    _ announcement: Announcement, _ outcome: AnnouncementRecord.Outcome, _ heardText: String
  ) {
    observer.onOutcome(
      AnnouncementRecord(
        announcement: announcement, outcome: outcome, heardText: heardText,
        time: Double(sink.position) / Double(sink.sampleRate), duration: 0))
  }
}
