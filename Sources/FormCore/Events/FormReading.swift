/// A whole form, with what is filled in.
public struct FormReading: Hashable, Sendable {
  /// Every field, in order, those that cannot be used among them; each enters the groups that the
  /// one before does not stand in.
  public var fields: [FieldReport]
  /// Every button, in order.
  public var buttons: [FormElement]

  /// Creates a reading.
  public init(fields: [FieldReport], buttons: [FormElement]) {
    self.fields = fields
    self.buttons = buttons
  }
}
