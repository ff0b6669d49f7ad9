/// Why a text is no JSON.
public enum JSONProblem: Hashable, Sendable {
  /// A name in quotation marks is missing.
  case name
  /// The colon after a name is missing.
  case colon
  /// A value is missing, or is none.
  case value
  /// A comma, or the end of a list or an object, is missing.
  case comma(Character)
  /// The quotation mark at the end of a text is missing.
  case openText
  /// A line end or another control character stands in a text.
  case control
  /// A backslash stands before something that it does not go with.
  case escape
  /// Something stands after the end.
  case rest
  /// It is not UTF-8.
  case encoding

  /// What is wrong, in a few words.
  package var message: String {
    switch self {
    case .name: "a name in quotation marks is missing"
    case .colon: "a colon is missing after the name"
    case .value: "a text in quotation marks is missing"
    case .comma(let end): "a comma or \(end) is missing"
    case .openText: "the quotation mark that ends a text is missing"
    case .control: "a line end or a tab stands in a text, where \\n or \\t should"
    case .escape: "a backslash stands alone; write two"
    case .rest: "something stands after the end of the object"
    case .encoding: "it is not UTF-8"
    }
  }
}
