/// What a key does to what is being said, known before the key is obeyed.
public enum SpeechEffect: String, Hashable, Sendable, CaseIterable {
  /// It cuts what is being said, as every key does that is not told of here.
  case cut
  /// It has what is being said wait for the key that follows it.
  case hold
  /// It leaves what is being said alone: the command itself is about that.
  case leave
}
