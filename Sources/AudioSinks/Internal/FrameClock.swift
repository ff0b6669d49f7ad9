import Foundation

/// Time counted in frames since a sink started.
struct FrameClock: Sendable {
  /// Nanoseconds that only ever grow; a test puts its own here.
  typealias Now = @Sendable () -> Int64

  /// The machine's monotonic time.
  static let monotonic: Now = {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  let sampleRate: Int
  private let now: Now
  private let origin: Int64

  /// Starts a clock: its first frame is now.
  init(sampleRate: Int, now: @escaping Now) {
    self.sampleRate = sampleRate
    self.now = now
    origin = now()
  }

  /// The frames that have passed.
  var frames: Int64 {
    let elapsed = now() - origin
    // In two parts, for nanoseconds times frames would overflow after some days.
    let (seconds, rest) = elapsed.quotientAndRemainder(dividingBy: 1_000_000_000)
    return seconds * Int64(sampleRate) + rest * Int64(sampleRate) / 1_000_000_000
  }

  /// How long a number of frames lasts, rounded up so that a wait that long is not too short.
  func nanoseconds(_ frames: Int64) -> Int64 {
    let rate = Int64(sampleRate)
    let (seconds, rest) = frames.quotientAndRemainder(dividingBy: rate)
    return seconds * 1_000_000_000 + (rest * 1_000_000_000 + rate - 1) / rate
  }
}
