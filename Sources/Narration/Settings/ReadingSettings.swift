/// How the person wants to be told things; it can change at any key.
public struct ReadingSettings: Hashable, Sendable {
  /// How much is said.
  public var verbosity: Verbosity
  /// What is said of what is typed.
  public var typingEcho: TypingEcho
  /// Which punctuation is named.
  public var punctuation: PunctuationLevel
  /// How a capital is told of that stands alone.
  public var capitals: CapitalIndication

  /// Creates settings.
  public init(
    verbosity: Verbosity = .normal, typingEcho: TypingEcho = .both,
    punctuation: PunctuationLevel = .some, capitals: CapitalIndication = .word
  ) {
    self.verbosity = verbosity
    self.typingEcho = typingEcho
    self.punctuation = punctuation
    self.capitals = capitals
  }
}
