/// A command line that cannot be obeyed: one line that says what is wrong and how to mend it.
struct UsageError: Error, Hashable {
  var message: String

  init(_ message: String) { self.message = message }

  static func unknownOption(_ name: String, of syntax: CommandSyntax) -> UsageError {
    // A text that begins with a dash, as a list does, is none.
    guard name.wholeMatch(of: /--?[A-Za-z][\w\-]*/) != nil else {
      return UsageError(
        "\(syntax.call) has no option \(name); -- goes before a text that begins with a dash")
    }
    let near = syntax.options.map(\.name).min { $0.distance(to: name) < $1.distance(to: name) }
    let hint =
      near.flatMap { $0.distance(to: name) <= 3 ? "did you mean \($0)?" : nil }
      ?? "\(syntax.call) --help lists its options"
    return UsageError("\(syntax.call) has no option \(name); \(hint)")
  }
}

extension String {
  /// How many characters must be changed to make one word of another (Levenshtein).
  func distance(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (i, character) in enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, otherCharacter) in other.enumerated() {
        let change = diagonal + (character == otherCharacter ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}
