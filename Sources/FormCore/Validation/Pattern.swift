import Foundation

/// The `pattern` constraint: the whole value must match; a pattern that is none is ignored.
enum Pattern {
  static func matches(_ text: String, _ pattern: String) -> Bool {
    // The pattern alone first: `a)|(b` would compile once it is wrapped in a group.
    guard var translation = PatternTranslation(pattern).result,
      (try? NSRegularExpression(pattern: translation)) != nil
    else { return true }
    translation = "\\A(?:\(translation))\\z"
    guard let expression = try? NSRegularExpression(pattern: translation) else { return true }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole) != nil
  }
}
