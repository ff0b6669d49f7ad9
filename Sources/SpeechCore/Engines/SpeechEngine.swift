/// Turns text into samples.
///
/// The same utterance always gives the same samples. Any thread may call it.
public protocol SpeechEngine: Sendable {
  /// Samples per second of every stream; mono, 16 bits.
  var sampleRate: Int { get }

  /// Begins to speak an utterance.
  ///
  /// - Throws: `SpeechFailure` where there is no engine to speak.
  func begin(_ utterance: Utterance) throws(SpeechFailure) -> any SpeechStream
}

/// The samples of one utterance, as they are made.
///
/// One thread reads; any thread may cancel, also while another waits in `read`.
public protocol SpeechStream: AnyObject, Sendable {
  /// Waits for samples and copies them.
  ///
  /// - Returns: How many samples were copied; 0 at the end of the utterance.
  /// - Throws: `SpeechFailure` where the engine died, fell silent or was cancelled.
  func read(into buffer: UnsafeMutableBufferPointer<Int16>) throws(SpeechFailure) -> Int

  /// Where words begin, of those read so far, in the order they are heard.
  var words: [SpokenWord] { get }

  /// Stops at once; a read that waits throws `.cancelled`.
  func cancel()
}

/// Where a word begins, in the text and in the samples.
public struct SpokenWord: Hashable, Sendable {
  /// Unicode scalars before the word in the utterance's text.
  public var textOffset: Int
  /// Samples before the word in the stream.
  public var sampleOffset: Int

  /// Creates a mark.
  public init(textOffset: Int, sampleOffset: Int) {
    self.textOffset = textOffset
    self.sampleOffset = sampleOffset
  }
}

/// Why something was not spoken.
public enum SpeechFailure: Error, Hashable, Sendable {
  /// The engine died while it spoke this text.
  case engineStopped
  /// The engine was silent for too long.
  case timedOut
  /// There is no engine: nothing at all will be spoken. The reason names the place and the mend.
  case unavailable(reason: String)
  /// No voice speaks this language, or bears this name.
  case noVoice(String)
  /// The stream was cancelled.
  case cancelled
}
