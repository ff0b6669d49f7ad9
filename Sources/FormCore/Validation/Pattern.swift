import Foundation

/// What becomes of a `pattern`.
public enum PatternStatus: Hashable, Sendable {
  /// Answers must match it.
  case enforced
  /// It is no pattern; browsers ignore it too.
  case invalid
  /// Browsers enforce it, but it cannot be translated for the engine used here.
  case untranslatable(reason: String)
}

/// The `pattern` constraint: the whole value must match; a pattern that is none is ignored.
public enum Pattern {
  /// Tells whether answers are judged by a pattern, and if not, why.
  public static func status(of pattern: String) -> PatternStatus {
    if expression(for: pattern) != nil { return .enforced }
    let reasons = [
      (#"\q{"#, "it asks for whole words in a set, with \\q{…}"),
      ("(?<=", "it looks back over any length"), ("(?<!", "it looks back over any length"),
      (#"\p{"#, "it names a property of characters that is not known here"),
      (#"\P{"#, "it names a property of characters that is not known here"),
    ]
    let reason = reasons.first { pattern.contains($0.0) }?.1
    return reason.map { .untranslatable(reason: $0) } ?? .invalid
  }

  static func matches(_ text: String, _ pattern: String) -> Bool {
    guard let expression = expression(for: pattern) else { return true }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole) != nil
  }

  private static func expression(for pattern: String) -> NSRegularExpression? {
    // The pattern alone first: `a)|(b` would compile once it is wrapped in a group.
    guard let translation = PatternTranslation(pattern).result,
      (try? NSRegularExpression(pattern: translation)) != nil
    else { return nil }
    return try? NSRegularExpression(pattern: "\\A(?:\(translation))\\z")
  }
}
