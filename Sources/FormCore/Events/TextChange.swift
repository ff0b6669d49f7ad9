/// Text that came into a field or went out of it.
public struct TextChange: Hashable, Sendable {
  /// How text came.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// It was typed; with what it joined, as an accent joins its letter.
    case typing
    /// It was pasted.
    case paste
    /// It had been cut, and was put back.
    case putBack
    /// Two characters changed places.
    case transposition
    /// An editor brought all of it.
    case editor
  }

  /// The element, as it is now.
  public var element: FormElement
  /// What came or went.
  public var text: String
  /// The word that a typed delimiter completed.
  public var completedWord: String?
  /// The character now under the caret, where one to the right was deleted; `nil` at the end.
  public var nextCharacter: Character?
  /// Whether one character to the right of the caret was deleted: what is there now then tells more
  /// than what went.
  public var isForwards: Bool
  /// How it came.
  public var origin: Origin

  /// Creates a change.
  public init(
    element: FormElement, text: String, completedWord: String? = nil,
    nextCharacter: Character? = nil, isForwards: Bool = false, origin: Origin = .typing
  ) {
    self.element = element
    self.text = text
    self.completedWord = completedWord
    self.nextCharacter = nextCharacter
    self.isForwards = isForwards
    self.origin = origin
  }
}
