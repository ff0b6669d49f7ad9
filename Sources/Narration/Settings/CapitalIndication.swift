/// How a capital letter is told of, where characters are said one by one.
public enum CapitalIndication: String, Hashable, Sendable, CaseIterable {
  /// By a word before it: "cap A".
  case word
  /// By a raised pitch.
  case pitch
  /// By a short sound before it.
  case cue
  /// Not at all.
  case none
}
