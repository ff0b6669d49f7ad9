import Aloud
import Synchronization

/// A sink that notes when samples are handed to it, and is the sink it wraps in all else.
///
/// It stands between a sink and its source: what the source renders is what the sink gets.
final class ProbeSink: AudioSink {
  private struct State {
    /// Counts the keys; what was being rendered when a key came belongs to the one before.
    var key = 0
    var firstSamples: Double?
    var frames = 0
    var wanted = 0
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let sink: any AudioSink
  private let state = Mutex(State())

  init(_ sink: any AudioSink) { self.sink = sink }

  var sampleRate: Int { sink.sampleRate }
  var position: Int64 { sink.position }
  func start(pulling source: any AudioSource) { sink.start(pulling: ProbeSource(source, self)) }
  func wake() { sink.wake() }
  func flush() -> Int64 { sink.flush() }
  func finish() { sink.finish() }

  /// Begins to wait for the samples of the next announcement.
  func expect() {
    state.withLock { state in
      state.key += 1
      state.firstSamples = nil
      state.frames = 0
    }
  }

  /// Waits until so many frames were handed over since `expect()`, or everything was said.
  ///
  /// - Returns: When the first of them were, if there were any.
  func samples(_ frames: Int = 1, of queue: SpeechQueue) async -> Double? {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if state.frames >= frames { return true }
        (state.wanted, state.waiter) = (frames, continuation)
        return false
      }
      if isReached { continuation.resume() } else if queue.isIdle { giveUp() }
    }
    return state.withLock { $0.firstSamples }
  }

  fileprivate var key: Int { state.withLock { $0.key } }

  fileprivate func note(_ frames: Int, of key: Int) {
    let now = BenchClock.now
    let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard frames > 0, key == state.key else { return nil }
      if state.firstSamples == nil { state.firstSamples = now }
      state.frames += frames
      return state.frames >= state.wanted ? state.waiter.take() : nil
    }
    waiter?.resume()
  }

  /// Nothing more will come: what was said had no sound, or less than was waited for.
  fileprivate func giveUp() { state.withLock { $0.waiter.take() }?.resume() }
}

/// The source that a probed sink gets to see.
private final class ProbeSource: AudioSource {
  private let source: any AudioSource
  private let probe: ProbeSink

  init(_ source: any AudioSource, _ probe: ProbeSink) {
    (self.source, self.probe) = (source, probe)
  }

  func render(into buffer: UnsafeMutableBufferPointer<Int16>, at position: Int64) -> Int {
    let key = probe.key
    let frames = source.render(into: buffer, at: position)
    probe.note(frames, of: key)
    return frames
  }

  func heard(through position: Int64) {
    source.heard(through: position)
    if (source as? SpeechQueue)?.isIdle == true { probe.giveUp() }
  }
}
