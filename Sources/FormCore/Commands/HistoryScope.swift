/// Which part of what was said a person goes through.
public enum HistoryScope: String, Hashable, Sendable, CaseIterable {
  /// All of it.
  case everything
  /// What was said while the focus was where it is.
  case field
}
