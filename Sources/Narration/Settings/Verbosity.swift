/// How much is said.
public enum Verbosity: String, Hashable, Sendable, CaseIterable {
  /// Names, roles, values, states and errors.
  case brief
  /// Also groups, descriptions, positions, text between fields, and the submit label when it
  /// changes.
  case normal
  /// All of it, the submit label always.
  case full
}
