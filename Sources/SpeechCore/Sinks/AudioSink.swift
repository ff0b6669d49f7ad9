/// Where samples are heard.
///
/// A sink is the clock: positions are frames since it started. And it pulls: whenever its clock
/// lets it take more, it asks its source. So a device, a file and a clock that only a test moves
/// differ in nothing but when they ask. Any thread may call it.
public protocol AudioSink: AnyObject, Sendable {
  /// Frames per second; mono, 16 bits.
  var sampleRate: Int { get }

  /// The frames that have been heard, silence included.
  var position: Int64 { get }

  /// Begins to pull. Called once; the sink keeps a weak reference, if any, after `finish`.
  func start(pulling source: any AudioSource)

  /// Tells the sink that its source, silent until now, has something to say.
  func wake()

  /// Drops what was handed over and has not been heard.
  ///
  /// When it returns, nothing of what the source gave before will be heard any more.
  ///
  /// - Returns: The position of the first frame that was not heard.
  func flush() -> Int64

  /// Plays out what was handed over, and closes.
  func finish()
}

/// What a sink pulls from.
///
/// Called from the sink's thread, never while the sink holds a lock of its own.
public protocol AudioSource: AnyObject, Sendable {
  /// Fills the front of the buffer with what is to be heard next.
  ///
  /// May wait for the engine, a few milliseconds as a rule.
  ///
  /// - Parameter position: Where on the sink's clock the first frame will be heard.
  /// - Returns: How many frames were filled. Fewer than asked means that there is no more for now;
  ///   the sink is woken when there is.
  func render(into buffer: UnsafeMutableBufferPointer<Int16>, at position: Int64) -> Int

  /// Tells the source that everything before `position` has been heard.
  func heard(through position: Int64)
}
