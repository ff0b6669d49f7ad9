/// What a player hands its frames to.
///
/// Used by one thread at a time; no call may wait.
protocol FrameDevice: Sendable {
  /// Frames the device moves at a time.
  var period: Int { get }
  /// Frames it can hold.
  var capacity: Int { get }

  /// Takes what there is room for, and recovers by itself when it had run dry.
  func write(_ frames: UnsafeBufferPointer<Int16>) throws(FrameDeviceFailure) -> Int
  /// Plays what it holds, though it be less than a period.
  func play()
  /// Forgets what it holds, and is ready for more.
  func drop() throws(FrameDeviceFailure)
  /// The frames it holds and has not played.
  func unheard() -> Int
  /// Closes at once, whatever it holds.
  func close()
}

/// Why a device takes no more frames, in the words of its system.
struct FrameDeviceFailure: Error {
  let reason: String
}
