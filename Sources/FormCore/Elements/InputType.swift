/// What kind of text a textual field takes, by HTML's `type`; the judge of its `typeMismatch` and
/// `badInput`.
public enum InputType: String, Hashable, Sendable, CaseIterable {
  case text, search, tel, url, email, password, number
  case date, month, week, time
  case dateTimeLocal = "datetime-local"
  case color
  /// A path that only a browser could send.
  case file

  /// Whether a space can be part of it; in what is a number it could not even be heard.
  public var takesSpaces: Bool { self != .number }
}
