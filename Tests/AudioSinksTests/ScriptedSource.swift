import SpeechCore
import Synchronization

/// A source that says what a test gives it, and remembers where it was heard.
final class ScriptedSource: AudioSource {
  struct State: Sendable {
    /// What is to be said and was not rendered yet.
    var waiting: [Int16] = []
    /// Where and what was rendered, call by call; calls that found nothing are left out.
    var rendered: [(position: Int64, samples: [Int16])] = []
    var heard: [Int64] = []
    fileprivate var watchers: [Watcher] = []

    /// Whether all that was said has been rendered, and the sink said that it was heard.
    var isHeardOut: Bool {
      guard waiting.isEmpty else { return false }
      guard let last = rendered.last else { return true }
      return (heard.last ?? 0) >= last.position + Int64(last.samples.count)
    }
  }

  fileprivate struct Watcher: Sendable {
    var condition: @Sendable (State) -> Bool
    var continuation: CheckedContinuation<Void, Never>
  }

  private let state = Mutex(State())
  /// Called inside `render`, before it returns: what happens at the same time as a render.
  private let whileRendering: @Sendable (ScriptedSource) -> Void
  private let whenHeard: @Sendable (ScriptedSource) -> Void

  init(
    whileRendering: @escaping @Sendable (ScriptedSource) -> Void = { _ in },
    whenHeard: @escaping @Sendable (ScriptedSource) -> Void = { _ in }
  ) {
    self.whileRendering = whileRendering
    self.whenHeard = whenHeard
  }

  var now: State { state.withLock { $0 } }

  func say(_ samples: [Int16], on sink: any AudioSink) {
    add(samples)
    sink.wake()
  }

  func add(_ samples: [Int16]) {
    state.withLock { $0.waiting += samples }
  }

  func forget() {
    state.withLock { $0.waiting = [] }
  }

  /// Waits until the source finds itself in such a state.
  func until(_ condition: @escaping @Sendable (State) -> Bool) async {
    await withCheckedContinuation { continuation in
      let watcher = Watcher(condition: condition, continuation: continuation)
      state.withLock { $0.watchers.append(watcher) }
      resumeWatchers()
    }
  }

  func render(into buffer: UnsafeMutableBufferPointer<Int16>, at position: Int64) -> Int {
    let count = state.withLock { state in
      let samples = Array(state.waiting.prefix(buffer.count))
      state.waiting.removeFirst(samples.count)
      if !samples.isEmpty { state.rendered.append((position, samples)) }
      return buffer.update(fromContentsOf: samples)
    }
    whileRendering(self)
    resumeWatchers()
    return count
  }

  func heard(through position: Int64) {
    state.withLock { $0.heard.append(position) }
    whenHeard(self)
    resumeWatchers()
  }

  private func resumeWatchers() {
    let ready = state.withLock { state in
      let ready = state.watchers.filter { $0.condition(state) }
      let snapshot = state
      state.watchers.removeAll { $0.condition(snapshot) }
      return ready
    }
    for watcher in ready { watcher.continuation.resume() }
  }
}

/// Frames that are all different, so that a test sees any that is lost, moved or repeated.
func ramp(_ count: Int, from first: Int = 1) -> [Int16] {
  (0..<count).map { Int16(truncatingIfNeeded: first + $0) }
}
