/// Where in a form a person is.
public struct PlaceReport: Hashable, Sendable {
  /// A place in a text.
  public enum Caret: Hashable, Sendable {
    /// Before a character, counted from 1, of how many.
    case character(Int, of: Int)
    /// After the last of so many characters.
    case end(of: Int)
    /// In a line, at a column, both counted from 1.
    case line(Int, of: Int, column: Int)
  }

  /// The form's accessible name.
  public var formName: String
  /// The form's name in its languages, where it is not in the form's.
  public var formNameRuns: [LanguageRun] = []
  /// The groups around the focused element, outermost first.
  public var groups: [FormGroup] = []
  /// The focused element; `nil` where nothing has the focus.
  public var field: FieldReport?
  /// Where in its text the caret is.
  public var caret: Caret?
  /// How many problems are left; `nil` where nothing was judged yet.
  public var problemCount: Int?
  /// How many required fields are empty; `nil` where none is required.
  public var missingCount: Int?

  /// Creates a report.
  public init(formName: String) { self.formName = formName }
}
