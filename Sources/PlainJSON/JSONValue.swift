/// JSON as it stands in a file, so that all that is wrong in it can be told, not only the first.
package enum JSONValue: Hashable, Sendable {
  case object(JSONObject)
  case array([JSONValue])
  case text(String)
  case number(Double)
  case bool(Bool)
  case null

  /// Reads a text.
  ///
  /// - Parameter mayRepeatNames: Whether a name may stand twice in an object. Foundation takes
  ///   either of the two in silence.
  /// - Throws: `JSONSyntaxError`, which names the line.
  package init(
    parsing bytes: [UInt8], mayRepeatNames: Bool = false
  ) throws(JSONSyntaxError) {
    self = try JSONParser.value(in: bytes, mayRepeatNames: mayRepeatNames)
  }

  /// The members, if it is an object.
  package var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The characters, if it is a text.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// What it is, in a plain word or as it is written; a long text is cut.
  package var description: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .text(let text): "\"\(text.prefix(40))\(text.count > 40 ? "…" : "")\""
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .bool(let bool): "\(bool)"
    case .null: "null"
    }
  }
}
