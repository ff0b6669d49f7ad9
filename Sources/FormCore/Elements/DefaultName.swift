/// What browsers call a button that a page leaves without a name, each in its own language.
public enum DefaultName: String, Hashable, Sendable, CaseIterable {
  case submit, reset, details

  /// It in English.
  public var english: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
