import FormCore

/// The words of one language: whole, as its file has been found to be.
public struct Vocabulary: Hashable, Sendable {
  /// Its BCP 47 tag.
  public let language: String
  /// Which form of a phrase goes with which number.
  public let plurals: PluralRules
  /// What is said for each meaning.
  public let phrases: [Phrase: Message]
  /// What a character is called that a voice would leave out or say wrongly.
  public let characters: [Character: String]
  /// What the colours are called that CSS names, by their CSS names in words.
  public let colors: [String: String]

  /// The words for a meaning.
  ///
  /// - Parameter count: The number that decides the form; it also fills the place `{count}`.
  public func words(_ phrase: Phrase, _ values: [String: String] = [:], count: Int? = nil)
    -> String
  {
    pieces(phrase, values, count: count).map(\.text).joined()
  }

  /// The words for a meaning, piece by piece.
  func pieces(_ phrase: Phrase, _ values: [String: String] = [:], count: Int? = nil)
    -> [Message.Piece]
  {
    let message = phrases[phrase] ?? Message(phrase.rawValue)
    guard let count else { return message.pieces(values) }
    var values = values
    values["count"] = String(count)
    return message.pieces(values, plurals.category(of: count))
  }

  /// What buttons are called that a page leaves without a name.
  public var defaultNames: [DefaultName: String] {
    [
      .submit: words(.nameSubmit), .reset: words(.nameReset), .details: words(.nameDetails),
    ]
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
