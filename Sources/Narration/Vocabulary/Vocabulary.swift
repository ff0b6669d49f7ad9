/// The words of one language.
public struct Vocabulary: Hashable, Sendable {
  /// Its BCP 47 tag.
  public var language: String
  /// What is said for each meaning.
  public var phrases: [Phrase: Message]
  /// What a character is called that a voice would leave out or say wrongly.
  public var characters: [Character: String]

  /// Creates a vocabulary.
  public init(
    language: String, phrases: [Phrase: Message], characters: [Character: String]
  ) {
    self.language = language
    self.phrases = phrases
    self.characters = characters
  }

  /// The words for a meaning.
  public func words(_ phrase: Phrase, _ values: [String: String] = [:], count: Int? = nil)
    -> String
  {
    phrases[phrase]?.words(values, count: count) ?? phrase.rawValue
  }

  /// The words for a meaning, piece by piece.
  func pieces(_ phrase: Phrase, _ values: [String: String] = [:], count: Int? = nil)
    -> [Message.Piece]
  {
    phrases[phrase]?.pieces(values, count: count) ?? [Message.Piece(text: phrase.rawValue)]
  }

  /// What a character is called: its name, or "cap A", or itself.
  public func name(of character: Character) -> String {
    if let name = characters[character] { return name }
    if character.isUppercase, character.lowercased() != String(character) {
      return words(.capital, ["character": String(character)])
    }
    return String(character)
  }

  /// A text as it is to be spoken: as it is, or by its characters' names where a voice would say
  /// nothing at all.
  ///
  /// espeak-ng is silent for " ", "-", "_", "." and the like standing alone.
  public func speakable(_ text: String) -> String {
    guard !text.isEmpty, !text.contains(where: { $0.isLetter || $0.isNumber }) else { return text }
    return text.map(name(of:)).joined(separator: " ")
  }
}
