/// What kind of text a textual field takes, by HTML's `type`; the judge of its `typeMismatch` and
/// `badInput`.
public enum InputType: String, Hashable, Sendable, CaseIterable {
  case text, search, tel, url, email, password, number
  case date, month, week, time
  case dateTimeLocal = "datetime-local"
  case color
  /// A number between two ends, which is always one that fits.
  case range
  /// The path of a file, or a path a line where there may be several.
  case file

  /// Whether a space can be part of it; in what is a number it could not even be heard.
  public var takesSpaces: Bool { self != .number && self != .range }
}
