/// What a button does when it is pressed.
public enum ButtonAction: String, Hashable, Sendable, CaseIterable {
  /// Validates and submits the form.
  case submit
  /// Puts every field back to what it held at first.
  case reset
  /// What its source does with it.
  case press
}
