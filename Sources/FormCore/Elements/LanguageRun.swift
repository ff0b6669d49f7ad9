/// A stretch of a text in one language.
public struct LanguageRun: Hashable, Sendable {
  /// The words, with the white space that divides them from the next run.
  public var text: String
  /// The BCP 47 tag of the words; `nil` is the form's own language.
  public var language: String?
  /// Whether the words lead to another place.
  public var isLink: Bool
  /// Whether the words are the program's own, and their signs no content.
  package var isOurs = false

  /// Creates a run.
  public init(_ text: String, language: String? = nil, isLink: Bool = false) {
    self.text = text
    self.language = language
    self.isLink = isLink
  }
}

extension Unicode.Scalar {
  /// Whether it is said, and so in some language: punctuation only makes a pause.
  package var isSayable: Bool {
    if properties.isAlphabetic || properties.numericType != nil { return true }
    switch properties.generalCategory {
    case .currencySymbol, .mathSymbol: return !"|~".unicodeScalars.contains(self)
    default: return "/&%@°§".unicodeScalars.contains(self)
    }
  }
}

extension [LanguageRun] {
  /// The whole text.
  public var text: String { map(\.text).joined() }

  /// A text in its languages: these runs, where they still spell it, else all of it in one.
  ///
  /// Whoever gives something another text need not know of its runs.
  public func covering(_ text: String, in language: String?) -> [LanguageRun] {
    !isEmpty && self.text == text ? self : [LanguageRun(text, language: language)]
  }
}
