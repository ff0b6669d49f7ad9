/// A search for a field by a part of its name, as it stands.
public struct FieldSearch: Hashable, Sendable {
  /// What was done last.
  public enum Step: Hashable, Sendable {
    /// The search began.
    case began
    /// The text that is sought became another.
    case narrowed
    /// A character more is sought, and nothing else came to match.
    case kept
    /// Another of the matches was reached.
    case moved
    /// The search was left, and the focus is where it was.
    case left
  }

  /// What was done last.
  public var step: Step
  /// What is sought.
  public var text: String
  /// How many elements match.
  public var count: Int
  /// The match that was reached; after the search was left, the focused element.
  public var match: FieldReport?
  /// Its place among the matches.
  public var place: FieldReport.Place?

  /// Creates a search.
  public init(
    step: Step, text: String, count: Int, match: FieldReport?, place: FieldReport.Place? = nil
  ) {
    self.step = step
    self.text = text
    self.count = count
    self.match = match
    self.place = place
  }
}
