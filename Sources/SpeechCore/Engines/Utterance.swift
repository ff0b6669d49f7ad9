/// The smallest thing an engine is asked to say: one text in one voice.
public struct Utterance: Hashable, Sendable {
  /// The words.
  public var text: SafeText
  /// How they are said.
  public var voice: Voice
  /// Whether more follows: the voice then stays up, as before a comma.
  public var isContinued: Bool

  /// Creates an utterance.
  public init(_ text: SafeText, voice: Voice = Voice(), isContinued: Bool = false) {
    self.text = text
    self.voice = voice
    self.isContinued = isContinued
  }
}
