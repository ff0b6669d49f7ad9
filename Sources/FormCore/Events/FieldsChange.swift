/// Fields that came into sight, or went out of it.
public struct FieldsChange: Hashable, Sendable {
  /// The fields that can be met now.
  public var appeared: [FormElement]
  /// How many cannot be met any more.
  public var goneCount: Int

  /// Creates a change.
  public init(appeared: [FormElement], goneCount: Int = 0) {
    self.appeared = appeared
    self.goneCount = goneCount
  }
}
