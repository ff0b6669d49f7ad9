import Foundation
import SpeechCore

/// The thread behind a WAV sink: pulls what the clock lets it take, and writes it.
///
/// Frames count as heard as soon as they are taken, under the lock; the file is written outside
/// it, by this thread alone. So a slow disk or a pipe that nobody empties delays no flush.
final class WAVRecorder: Sendable {
  /// A call of the source: silence to write before it, then how many frames to ask for, and where.
  private struct Pull {
    var source: any AudioSource
    var silence: Int64
    var position: Int64
    var count: Int
    var epoch: Int
  }

  private enum Step {
    case pull(Pull)
    case close(silence: Int64)
  }

  private struct State {
    var writer: WAVWriter?
    var source: (any AudioSource)?
    var clock: FrameClock?
    var thread: Thread?

    /// Grows with every flush; frames pulled in an older epoch are discarded.
    var epoch = 0
    /// The frames taken so far, silence included.
    var taken: Int64 = 0
    /// Whether the source is in the middle of saying something.
    var audible = false
    /// Whether it has said since it was last asked that it has more.
    var woken = false

    var finishing = false
    var closed = false
  }

  private let monitor: Monitor<State>
  private let sampleRate: Int
  private let pacing: WAVSink.Pacing
  private let now: FrameClock.Now
  private let onFailure: @Sendable (SystemError) -> Void

  /// The most frames asked for at a time.
  private static let chunk = 4096
  /// 5 ms: how often the source is asked in real time.
  private var tick: Int64 { Int64(max(1, sampleRate / 200)) }

  init(
    _ writer: WAVWriter, sampleRate: Int, pacing: WAVSink.Pacing, now: @escaping FrameClock.Now,
    onFailure: @escaping @Sendable (SystemError) -> Void
  ) {
    monitor = Monitor(State(writer: writer))
    self.sampleRate = sampleRate
    self.pacing = pacing
    self.now = now
    self.onFailure = onFailure
  }

  var position: Int64 { monitor.withLock(position) }

  private func position(_ state: inout State) -> Int64 {
    guard pacing == .realTime, !state.audible, !state.closed, let clock = state.clock else {
      return state.taken
    }
    // Not before the last frame taken, for the first after a silence is taken up to a frame early.
    return max(state.taken, clock.frames)
  }

  func start(pulling source: any AudioSource) {
    monitor.update { state in
      guard state.clock == nil, !state.closed else { return }
      state.source = source
      state.clock = FrameClock(sampleRate: sampleRate, now: now)
      state.thread = SinkThread.start("aloud file sink") { self.run() }
    }
  }

  func wake() {
    monitor.update { $0.woken = true }
  }

  func flush() -> Int64 {
    monitor.update { state in
      let first = position(&state)
      state.epoch += 1
      // Time goes on from here in silence, until the source, asked again, has something else.
      state.audible = false
      state.woken = true
      return first
    }
  }

  /// Closes the file; waits for that unless the thread itself asks for it.
  func finish(waiting: Bool = true) {
    let thread: Thread? = monitor.update { state in
      state.finishing = true
      if state.clock == nil, !state.closed {
        state.writer?.close()
        state.closed = true
      }
      return state.thread
    }
    guard waiting, Thread.current !== thread else { return }
    monitor.wait { $0.closed ? .go(()) : .wait }
  }

  private func run() {
    // From here on the file is this thread's alone.
    var writer = monitor.withLock { $0.writer }
    func attempt(_ body: (inout WAVWriter) throws(SystemError) -> Void) {
      guard var open = writer else { return }
      do throws(SystemError) {
        try body(&open)
        writer = open
      } catch {
        // On a full disk there is still room for the 44 bytes that are there already.
        try? open.patchHeader()
        open.close()
        writer = nil
        onFailure(error)
      }
    }

    let buffer = UnsafeMutableBufferPointer<Int16>.allocate(capacity: Self.chunk)
    defer { buffer.deallocate() }
    while true {
      switch monitor.wait(for: nextStep) {
      case .pull(let pull):
        let count = pull.source.render(
          into: UnsafeMutableBufferPointer(rebasing: buffer[..<pull.count]), at: pull.position)
        let taken = take(count, of: pull)
        attempt { writer throws(SystemError) in
          try writer.writeSilence(pull.silence)
          try writer.write(UnsafeBufferPointer(rebasing: buffer[..<taken.frames]))
          if taken.pauses { try writer.patchHeader() }
        }
        if taken.frames > 0 {
          pull.source.heard(through: pull.position + Int64(taken.frames))
        }
      case .close(let silence):
        attempt { writer throws(SystemError) in
          try writer.writeSilence(silence)
          try writer.patchHeader()
        }
        writer?.close()
        monitor.update { state in
          state.source = nil
          state.thread = nil
          state.closed = true
        }
        return
      }
    }
  }

  private func nextStep(_ state: inout State) -> Monitor<State>.Decision<Step> {
    guard let source = state.source, let clock = state.clock else { return .go(.close(silence: 0)) }
    switch pacing {
    case .realTime:
      let due = clock.frames - state.taken
      if state.finishing {
        state.taken += max(0, due)
        state.audible = false
        return .go(.close(silence: max(0, due)))
      }
      if !state.audible {
        guard state.woken else { return .wait }
        state.taken += max(0, due)
        // The first frame is asked for at once, so that the source can set to work.
        return .go(.pull(begin(&state, source, silence: max(0, due), count: 1)))
      }
      guard due >= tick || (state.woken && due > 0) else {
        return .waitAtMost(nanoseconds: clock.nanoseconds(state.woken ? 1 : tick - due))
      }
      let count = Int(min(due, Int64(Self.chunk)))
      return .go(.pull(begin(&state, source, silence: 0, count: count)))
    case .immediate:
      if state.audible || state.woken {
        return .go(.pull(begin(&state, source, silence: 0, count: Self.chunk)))
      }
      return state.finishing ? .go(.close(silence: 0)) : .wait
    }
  }

  private func begin(
    _ state: inout State, _ source: any AudioSource, silence: Int64, count: Int
  ) -> Pull {
    state.audible = true
    state.woken = false
    return Pull(
      source: source, silence: silence, position: state.taken, count: count, epoch: state.epoch)
  }

  /// Takes rendered frames into the file's time, unless a flush came first.
  private func take(_ count: Int, of pull: Pull) -> (frames: Int, pauses: Bool) {
    monitor.withLock { state in
      guard state.epoch == pull.epoch else { return (0, pauses: false) }
      state.taken += Int64(count)
      if count < pull.count { state.audible = false }
      return (count, pauses: !state.audible && !state.woken)
    }
  }
}
