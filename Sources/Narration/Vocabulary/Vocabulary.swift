import FormCore

/// The words of one language: whole, as its file has been found to be.
public struct Vocabulary: Hashable, Sendable {
  /// Its BCP 47 tag.
  public let language: String
  /// Which form of a phrase goes with which number.
  public let plurals: PluralRules
  /// Where its file stands, beside those of other languages.
  public let folder: String
  /// What is said for each meaning.
  public let phrases: [Phrase: Message]
  /// What a character is called that a voice would leave out or say wrongly.
  public let characters: [Character: String]
  /// From which level on a sign is named in the middle of a text; one that is not here, from `all`.
  public let punctuation: [Character: PunctuationLevel]
  /// The words that small letters are spelt by.
  public let phonetics: [Character: String]
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
}
