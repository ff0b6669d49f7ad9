import Foundation

/// The `pattern` constraint: the whole value must match; a pattern that is none is ignored.
enum Pattern {
  static func matches(_ text: String, _ pattern: String) -> Bool {
    // The pattern alone first: `a)|(b` would compile once it is wrapped in a group.
    guard (try? NSRegularExpression(pattern: pattern)) != nil,
      let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z")
    else { return true }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole) != nil
  }
}
