/// By what the caret moves or deletes.
public enum CaretUnit: String, Hashable, Sendable, CaseIterable {
  case character, word, line, field
  /// What white space bounds, whatever signs are in it; readline's `unix-word`.
  case run
}

/// Which way the caret moves or deletes.
public enum CaretDirection: String, Hashable, Sendable, CaseIterable {
  case backward, forward
}
