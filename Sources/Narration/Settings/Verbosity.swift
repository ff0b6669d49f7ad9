/// How much is said.
public enum Verbosity: String, Hashable, Sendable, CaseIterable {
  /// Names, also of groups, roles, values, states and errors.
  case brief
  /// Also descriptions, positions, text between fields, and the submit label when it changes.
  case normal
  /// All of it: the submit label always, which keys do something here, and which group was left.
  case full
}
