/// What is said of what is typed.
public enum TypingEcho: String, Hashable, Sendable, CaseIterable {
  /// Each character.
  case characters
  /// Each word, at the delimiter that completes it.
  case words
  /// Each character, and each word at its delimiter.
  case both
  /// Nothing.
  case none
}
