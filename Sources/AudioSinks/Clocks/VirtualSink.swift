import SpeechCore
import Synchronization

/// A clock that moves only when it is told to: what is heard depends on nothing but the input.
///
/// `advance` and `playOut` pull on the caller's thread and return when all of it was heard; call
/// them from one thread at a time. Everything else may be called from any thread, also by the
/// source while it is pulled.
public final class VirtualSink: AudioSink {
  private struct State {
    var source: (any AudioSource)?
    var position: Int64 = 0
    var woken = false
    var epoch = 0
    var samples: [Int16] = []
  }

  /// Frames per second.
  public let sampleRate: Int
  private let recordingLimit: Int
  private let state = Mutex(State())

  /// How many frames are asked for at a time, at most.
  private static let chunk = 4096

  /// Creates a clock that stands at 0.
  ///
  /// - Parameter recordingLimit: How many frames `samples` keeps, from the first; all where nil.
  public init(sampleRate: Int, recordingLimit: Int? = nil) {
    self.sampleRate = sampleRate
    self.recordingLimit = recordingLimit ?? .max
  }

  /// The frames that have been heard, silence included.
  public var position: Int64 { state.withLock { $0.position } }

  /// What was heard from the start, silence included, up to the recording limit.
  public var samples: [Int16] { state.withLock { $0.samples } }

  /// Remembers the source; it is asked when the clock moves.
  public func start(pulling source: any AudioSource) {
    state.withLock { $0.source = source }
  }

  /// Has a source that fell short in the middle of an advance be asked again at that very frame.
  public func wake() {
    state.withLock { $0.woken = true }
  }

  /// Returns the position, for nothing is handed over ahead.
  ///
  /// Called while the source renders, it discards what that call returns.
  public func flush() -> Int64 {
    state.withLock { state in
      state.epoch += 1
      state.woken = true
      return state.position
    }
  }

  /// Lets the source go; the clock can still be moved, through silence.
  public func finish() {
    state.withLock { $0.source = nil }
  }

  /// Moves the clock by a time, rounded to the nearest frame.
  public func advance(bySeconds seconds: Double) {
    advance(byFrames: Int((seconds * Double(sampleRate)).rounded()))
  }

  /// Moves the clock by exactly so many frames: the source's, then silence where it has no more.
  public func advance(byFrames count: Int) {
    var left = count
    while left > 0, let pulled = pull(atMost: left) {
      left -= pulled.frames
      if pulled.ranDry { break }
    }
    rest(left)
  }

  /// Moves the clock until the source has no more; adds no silence.
  public func playOut() {
    while let pulled = pull(atMost: Self.chunk), !pulled.ranDry {}
  }

  /// Asks once, and tells the source what was heard.
  private func pull(atMost limit: Int) -> (frames: Int, ranDry: Bool)? {
    let (source, position, epoch) = state.withLock { state in
      state.woken = false
      return (state.source, state.position, state.epoch)
    }
    guard let source else { return nil }
    let asked = min(limit, Self.chunk)
    var short = false
    let rendered = [Int16](unsafeUninitializedCapacity: asked) { buffer, count in
      // The capacity may be more than was asked for, and the source fills what it is given.
      let exact = UnsafeMutableBufferPointer(rebasing: buffer[..<asked])
      count = source.render(into: exact, at: position)
      short = count < asked
    }
    let heard: Int64? = state.withLock { state in
      guard state.epoch == epoch else { return nil }
      record(rendered, in: &state)
      return state.position
    }
    guard let heard else { return (0, ranDry: false) }
    if !rendered.isEmpty { source.heard(through: heard) }
    return (rendered.count, ranDry: short && !state.withLock { $0.woken })
  }

  private func rest(_ count: Int) {
    var left = count
    while left > 0 {
      let frames = min(left, Self.chunk)
      state.withLock { record([Int16](repeating: 0, count: frames), in: &$0) }
      left -= frames
    }
  }

  private func record(_ frames: [Int16], in state: inout State) {
    let room = max(0, recordingLimit - state.samples.count)
    state.samples.append(contentsOf: frames.prefix(room))
    state.position += Int64(frames.count)
  }
}
