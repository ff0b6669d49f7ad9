/// What the person asked to hear.
public enum Request: Hashable, Sendable {
  /// What was said last, again.
  case repeatLast
  /// Silence, and then the rest of what was being said.
  case pause
  /// The focused field, whole.
  case field(FieldReport)
  /// The value, whole.
  case value(FormElement)
  /// The value, character by character.
  case spelling(FormElement)
  /// All text before the focused field.
  case text([FormText])
  /// Which problems are left.
  case problems([FieldProblem])
  /// What the keys do.
  case help([KeyHelp])
}
