import SpeechCore
import Synchronization

/// A clock that runs and is never heard: for people whose own reader speaks.
///
/// It never pulls, so its source is never told that anything was heard. Any thread may call it.
public final class SilentSink: AudioSink {
  private enum State {
    case waiting
    case running(FrameClock)
    case finished(at: Int64)
  }

  /// Frames per second of the clock.
  public let sampleRate: Int
  private let now: FrameClock.Now
  private let state = Mutex(State.waiting)

  /// Creates a clock that counts in frames of this rate.
  public convenience init(sampleRate: Int) {
    self.init(sampleRate: sampleRate, now: FrameClock.monotonic)
  }

  init(sampleRate: Int, now: @escaping FrameClock.Now) {
    self.sampleRate = sampleRate
    self.now = now
  }

  /// The frames that have passed since the start.
  public var position: Int64 {
    state.withLock { state in
      switch state {
      case .waiting: 0
      case .running(let clock): clock.frames
      case .finished(let position): position
      }
    }
  }

  /// Starts the clock; the source is not asked for anything.
  public func start(pulling source: any AudioSource) {
    state.withLock { state in
      guard case .waiting = state else { return }
      state = .running(FrameClock(sampleRate: sampleRate, now: now))
    }
  }

  /// Does nothing, for nothing is pulled.
  public func wake() {}

  /// Returns the position: there is nothing to drop.
  public func flush() -> Int64 { position }

  /// Stops the clock where it is.
  public func finish() {
    state.withLock { state in
      switch state {
      case .waiting: state = .finished(at: 0)
      case .running(let clock): state = .finished(at: clock.frames)
      case .finished: break
      }
    }
  }
}
