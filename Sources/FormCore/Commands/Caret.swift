/// By what the caret moves or deletes.
public enum CaretUnit: String, Hashable, Sendable, CaseIterable {
  case character, word, line, field
}

/// Which way the caret moves or deletes.
public enum CaretDirection: String, Hashable, Sendable, CaseIterable {
  case backward, forward
}
