/// Collects text with its white space folded.
struct FoldedText {
  private(set) var text = ""
  private var needsSpace = false

  /// Adds text as it stands in the page.
  mutating func append(_ part: some StringProtocol) {
    for scalar in part.unicodeScalars {
      if scalar.properties.isWhitespace {
        needsSpace = true
      } else {
        if needsSpace, !text.isEmpty { text.append(" ") }
        needsSpace = false
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Ends a word.
  mutating func separate() { needsSpace = true }

  /// Adds words of their own.
  mutating func appendWords(_ part: some StringProtocol) {
    separate()
    append(part)
    separate()
  }
}

extension StringProtocol {
  /// With the white space at its ends removed, and any other run of it made one space.
  var folded: String {
    var folded = FoldedText()
    folded.append(self)
    return folded.text
  }

  /// The same, or `nil` where nothing is left.
  var foldedOrNil: String? {
    let text = folded
    return text.isEmpty ? nil : text
  }
}
