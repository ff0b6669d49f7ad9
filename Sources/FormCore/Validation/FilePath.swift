import Foundation

/// A path as people give it: typed, copied, or dropped on a terminal.
enum FilePath {
  /// The path that a text means; relative ones count from the current folder and stay as they are.
  ///
  /// A path that exists is taken as it is. Else the quotes around it and the scheme of a file URL are
  /// taken off, and `~/` becomes the home folder. Terminals put a backslash before a space that is
  /// dropped on them: it goes where the path would not exist with it.
  static func resolved(_ text: String) -> String {
    let text = text.removingNewlines()
    if text.isEmpty || exists(text) { return text }
    let path = withHome(withoutScheme(unquoted(text.trimmingASCIIWhitespace())))
    if exists(path) || !path.contains("\\") { return path }
    let unescaped = withoutBackslashes(path)
    return exists(unescaped) ? unescaped : path
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private static func unquoted(_ text: String) -> String {
    guard let quote = text.first, quote == "'" || quote == "\"", text.count > 1,
      text.last == quote
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  private static func withoutScheme(_ text: String) -> String {
    guard let match = text.prefixMatch(of: /file:\/\/(localhost)?\//.ignoresCase()) else {
      return text
    }
    let path = "/" + text[match.range.upperBound...]
    return path.removingPercentEncoding ?? path
  }

  private static func withHome(_ text: String) -> String {
    guard text == "~" || text.hasPrefix("~/") else { return text }
    return (ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()) + text.dropFirst()
  }

  /// Each character that follows a backslash stands for itself.
  private static func withoutBackslashes(_ text: String) -> String {
    text.replacing(/\\(.)/) { String($0.1) }
  }
}
