/// One of the forms of a page.
public struct FormSummary: Hashable, Sendable {
  /// Its number among the forms of the page, from 1.
  public var number: Int
  /// Its `id`, or else its `name` attribute.
  public var id: String?
  /// Its accessible name.
  public var name: String
  /// How many fields it has that a person meets.
  public var fieldCount: Int
  /// The line of the file where it begins, from 1.
  public var startLine: Int
}
