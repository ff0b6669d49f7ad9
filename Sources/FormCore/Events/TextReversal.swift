/// A change of a text that was taken back, or made again.
public struct TextReversal: Hashable, Sendable {
  /// The element, as it is now.
  public var element: FormElement
  /// Whether it was made again.
  public var isRedo: Bool
  /// What went out of the text.
  public var removed: String
  /// What came into it.
  public var restored: String

  /// Creates a reversal.
  public init(element: FormElement, isRedo: Bool, removed: String, restored: String) {
    self.element = element
    self.isRedo = isRedo
    self.removed = removed
    self.restored = restored
  }
}
