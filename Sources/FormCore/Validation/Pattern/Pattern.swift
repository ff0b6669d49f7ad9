/// What becomes of a `pattern`.
public enum PatternStatus: Hashable, Sendable {
  /// Answers must match it.
  case enforced
  /// It is no pattern; browsers ignore it too.
  case invalid
  /// Browsers enforce it, but it cannot be followed here.
  case untranslatable(reason: String)
}

/// The `pattern` constraint: the whole value must match a regular expression of JavaScript, with its
/// `v` flag.
///
/// No engine at hand means the same: they differ in what a digit is, in what a group holds that took
/// no part, and in how far one can look back. So patterns are read and matched here.
public enum Pattern {
  /// Tells whether answers are judged by a pattern, and if not, why.
  public static func status(of pattern: String) -> PatternStatus {
    do {
      _ = try PatternParser.parse(pattern)
      return .enforced
    } catch {
      switch error {
      case .invalid: return .invalid
      case .untranslatable(let reason): return .untranslatable(reason: reason)
      }
    }
  }

  /// Whether a text matches; everything does where the pattern is not enforced, or takes more steps
  /// than anybody would wait for.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    guard let tree = try? PatternParser.parse(pattern) else { return true }
    var matcher = PatternMatcher(PatternProgram(tree), text)
    return matcher.matchesWhole() ?? true
  }
}

/// Why a pattern is not enforced.
enum PatternFailure: Error {
  case invalid
  case untranslatable(reason: String)
}
