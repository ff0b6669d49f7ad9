import Foundation

/// The person's own editor: `VISUAL`, else `EDITOR`, else one of the usual ones that is there.
struct EditorCommand: Hashable {
  /// What stands in the variable: a program, and what it is told.
  let words: String

  /// What the program is called: the last part of its path, without what it is told.
  var name: String {
    let start = words.drop { $0.isWhitespace }
    // A path with spaces stands in quotes.
    let quote = start.first.flatMap { "'\"".contains($0) ? $0 : nil }
    let path =
      quote.map { mark in start.dropFirst().prefix { $0 != mark } }
      ?? start.prefix { !$0.isWhitespace }
    return String(path.split(separator: "/").last ?? path)
  }

  /// Finds the editor; `nil` where there is none.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }
      .first { $0.contains { !$0.isWhitespace } }
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    let usual = ["editor", "vi", "nano"].lazy.filter { name in
      folders.contains { access("\($0)/\(name)", X_OK) == 0 }
    }
    guard let words = named ?? usual.first else { return nil }
    self.words = words
  }

  /// What is run to edit a file.
  ///
  /// A shell takes the variable's words apart, since they may be several and have quotes; the path is
  /// handed to it as it is. Control-C, which reaches the shell as well, must not end it before the
  /// editor: a trap, unlike what is ignored, is not handed on.
  func arguments(for path: String) -> [String] {
    ["/bin/sh", "-c", "trap : INT QUIT; \(words) \"$1\"", words, path]
  }
}
