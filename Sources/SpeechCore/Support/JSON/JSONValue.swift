/// JSON as it stands in a file, so that all that is wrong in it can be told, not only the first.
package enum JSONValue: Hashable, Sendable {
  case object([String: JSONValue])
  case array([JSONValue])
  case text(String)
  case number(Double)
  case bool(Bool)
  case null

  /// Reads a text.
  ///
  /// - Throws: `JSONSyntaxError`, which names the line. A name that stands twice in an object is
  ///   one: Foundation takes either of the two in silence.
  package init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    self = try JSONParser.value(in: bytes)
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

/// Where a text is no JSON, and why.
package struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  package var line: Int
  /// What is wrong there and how to mend it, in a few words.
  package var reason: String

  /// The line, and what is wrong there.
  package var description: String { "line \(line): this is not JSON: \(reason)" }
}
