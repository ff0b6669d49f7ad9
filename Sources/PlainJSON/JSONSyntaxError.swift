/// Where a text is no JSON, and why.
package struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  package var line: Int
  /// What is wrong there and how to mend it, in a few words.
  package var reason: String

  /// The line, and what is wrong there.
  package var description: String { "line \(line): \(complaint)" }

  /// What is wrong, for a message that tells the line in its own way.
  package var complaint: String { "this is not JSON: \(reason)" }
}
