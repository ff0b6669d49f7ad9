/// Text that came into a field or went out of it.
public struct TextChange: Hashable, Sendable {
  /// The element, as it is now.
  public var element: FormElement
  /// What came or went.
  public var text: String
  /// The word that a typed delimiter completed.
  public var completedWord: String?
  /// The character now under the caret, of a deletion to the right; `nil` for one to the left.
  public var nextCharacter: Character?
  /// Whether it went to the right of the caret.
  public var isForwards: Bool
  /// Whether it came as a paste.
  public var isPaste: Bool

  /// Creates a change.
  public init(
    element: FormElement, text: String, completedWord: String? = nil,
    nextCharacter: Character? = nil, isForwards: Bool = false, isPaste: Bool = false
  ) {
    self.element = element
    self.text = text
    self.completedWord = completedWord
    self.nextCharacter = nextCharacter
    self.isForwards = isForwards
    self.isPaste = isPaste
  }
}
