import FormCore

/// Collects text with its white space folded, and the languages it is in.
struct FoldedText {
  /// What was collected, a run for each language.
  private(set) var runs: [LanguageRun] = []
  /// How many characters other than white space were collected.
  private(set) var length = 0
  private var needsSpace = false
  /// Whether anything in the last run tells a voice which language to speak.
  private var isSayable = false

  /// The words alone.
  var text: String { runs.text }
  var isEmpty: Bool { runs.isEmpty }
  var words: Words { Words(runs) }

  /// Adds text as it stands in the page.
  ///
  /// - Parameter language: The BCP 47 tag of the text.
  mutating func append(_ part: some StringProtocol, in language: String? = nil) {
    if let last = runs.last, last.language != language,
      part.unicodeScalars.contains(where: \.isSayable)
    {
      turn(to: language, isApart: part.unicodeScalars.first?.properties.isWhitespace == true)
    }
    for scalar in part.unicodeScalars {
      if scalar.properties.isWhitespace {
        needsSpace = true
      } else {
        if runs.isEmpty { runs.append(LanguageRun("", language: language)) }
        // A run that begins has its space before it already.
        if needsSpace, !runs[runs.count - 1].text.isEmpty { runs[runs.count - 1].text.append(" ") }
        needsSpace = false
        length += 1
        isSayable = isSayable || scalar.isSayable
        runs[runs.count - 1].text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Begins a run in another language, unless so far there are only signs, which go with what
  /// follows them.
  private mutating func turn(to language: String?, isApart: Bool) {
    guard isSayable else {
      runs[runs.count - 1].language = language
      return
    }
    if needsSpace || isApart { runs[runs.count - 1].text.append(" ") }
    needsSpace = false
    isSayable = false
    runs.append(LanguageRun("", language: language))
  }

  /// Ends a word.
  mutating func separate() { needsSpace = true }

  /// Adds a sign right behind what was collected.
  mutating func append(sign: Character) {
    needsSpace = false
    append(String(sign), in: runs.last?.language)
  }

  /// Adds words of their own.
  mutating func append(_ words: Words) {
    separate()
    for run in words.runs { append(run.text, in: run.language) }
    separate()
  }
}

extension Unicode.Scalar {
  /// Whether it is pronounced by the rules of a language: a letter or a figure.
  fileprivate var isSayable: Bool {
    properties.isAlphabetic || properties.numericType != nil
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
