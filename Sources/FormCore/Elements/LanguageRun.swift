/// A stretch of a text in one language.
public struct LanguageRun: Hashable, Sendable {
  /// The words, with the white space that divides them from the next run.
  public var text: String
  /// The BCP 47 tag of the words; `nil` is the form's own language.
  public var language: String?

  /// Creates a run.
  public init(_ text: String, language: String? = nil) {
    self.text = text
    self.language = language
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
