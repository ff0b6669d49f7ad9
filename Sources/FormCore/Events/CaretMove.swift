/// A move of the caret.
public struct CaretMove: Hashable, Sendable {
  /// By what the caret moved, which decides what is said at the new place.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case character, word, line, lineStart, lineEnd, fieldStart, fieldEnd
  }

  /// The element.
  public var element: FormElement
  /// By what it moved.
  public var unit: Unit
  /// The character, word or line now at the caret; empty at the end, also of a line.
  public var text: String
  /// Graphemes before the caret.
  public var offset: Int

  /// Creates a move.
  public init(element: FormElement, unit: Unit, text: String, offset: Int) {
    self.element = element
    self.unit = unit
    self.text = text
    self.offset = offset
  }
}
