/// Something in a page that a listener would stumble over.
public struct Finding: Hashable, Sendable {
  /// How bad it is.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// A person is stuck, or is told nothing, or something wrong.
    case error
    /// It is harder than it need be.
    case warning
  }

  /// The file, as it was named.
  public var file: String
  /// The line in which the element begins, from 1.
  public var line: Int
  /// The character at which the element begins, from 1; a tab is one.
  public var column: Int
  /// How bad it is.
  public var level: Level
  /// The name of the rule, such as `no-label`.
  public var rule: String
  /// What is wrong, and what that does to a listener; it may quote the page as it is.
  public var message: String
  /// How to mend it.
  public var mend: String
  /// The `id` of the element, or else its `name`.
  public var element: String?
}

extension Finding: CustomStringConvertible {
  /// One line for people and editors: `file:line:column: level: rule: message; mend`.
  public var description: String {
    "\(file):\(line):\(column): \(level.rawValue): \(rule): \(message); \(mend)"
  }
}
