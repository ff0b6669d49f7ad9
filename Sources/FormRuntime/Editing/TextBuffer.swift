import FormCore

/// The text of a field and the caret in it, edited by graphemes.
///
/// Readline's ways: words are runs of letters and digits; what is cut by word or line can be put
/// back.
struct TextBuffer: Hashable, Sendable {
  /// The text, as graphemes.
  private(set) var characters: [Character]
  /// Graphemes before the caret.
  private(set) var caret: Int

  /// Puts the caret at the end.
  init(_ text: String) {
    characters = Array(text)
    caret = characters.count
  }

  var text: String { String(characters) }
  var isAtStart: Bool { caret == 0 }
  var isAtEnd: Bool { caret == characters.count }

  /// The character that the caret stands on.
  var characterAtCaret: Character? { isAtEnd ? nil : characters[caret] }

  /// Another text, with the caret where it stood: at the end, or after as many characters.
  func replaced(by text: String) -> TextBuffer {
    var new = TextBuffer(text)
    if !isAtEnd { new.moveCaret(to: caret) }
    return new
  }

  // MARK: Editing

  /// Inserts text; graphemes join with what stands before, as a combining accent does.
  mutating func insert(_ text: String) {
    let head = String(characters[..<caret]) + text
    let tail = characters[caret...]
    let graphemes = Array(head)
    characters = graphemes + tail
    caret = graphemes.count
  }

  /// Takes out what stands between the caret and `place`, and leaves the caret there.
  mutating func delete(to place: Int) -> String {
    let range = min(caret, place)..<max(caret, place)
    let deleted = String(characters[range])
    characters.removeSubrange(range)
    caret = range.lowerBound
    return deleted
  }

  // MARK: Moving

  mutating func moveCaret(to place: Int) { caret = min(max(place, 0), characters.count) }

  /// Where the caret would be one step away, in a direction.
  func place(_ unit: CaretUnit, _ direction: CaretDirection) -> Int {
    switch (unit, direction) {
    case (.character, .backward): max(caret - 1, 0)
    case (.character, .forward): min(caret + 1, characters.count)
    case (.word, .backward): startOfWordBefore
    case (.word, .forward): endOfWordAfter
    case (.line, .backward): lineRange.lowerBound
    case (.line, .forward): lineRange.upperBound
    case (.field, .backward): 0
    case (.field, .forward): characters.count
    }
  }

  private var startOfWordBefore: Int {
    var place = caret
    while place > 0, !characters[place - 1].isWordPart { place -= 1 }
    while place > 0, characters[place - 1].isWordPart { place -= 1 }
    return place
  }

  private var endOfWordAfter: Int {
    var place = caret
    while place < characters.count, !characters[place].isWordPart { place += 1 }
    while place < characters.count, characters[place].isWordPart { place += 1 }
    return place
  }

  // MARK: Lines

  /// The line under the caret, without its line break.
  var currentLine: String { String(characters[lineRange]) }

  /// Graphemes of that line before the caret.
  var caretInLine: Int { caret - lineRange.lowerBound }

  /// The word that starts at the caret or stands around it.
  var currentWord: String {
    var start = caret
    while start > 0, characters[start - 1].isWordPart { start -= 1 }
    let word = characters[start...].prefix(while: \.isWordPart)
    return word.isEmpty ? characterAtCaret.map(String.init) ?? "" : String(word)
  }

  /// The word that ends right before the caret.
  var wordBeforeCaret: String {
    String(characters[startOfRun..<caret])
  }

  private var startOfRun: Int {
    var place = caret
    while place > 0, characters[place - 1].isWordPart { place -= 1 }
    return place
  }

  private var lineRange: Range<Int> {
    let start = characters[..<caret].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    let end = characters[caret...].firstIndex(where: \.isNewline) ?? characters.count
    return start..<end
  }

  /// Where the caret goes a line up or down, keeping its column; `nil` where there is no line.
  func placeOnNextLine(_ direction: CaretDirection) -> Int? {
    let line = lineRange
    let column = caret - line.lowerBound
    switch direction {
    case .backward:
      guard line.lowerBound > 0 else { return nil }
      let end = line.lowerBound - 1
      let start = characters[..<end].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
      return min(start + column, end)
    case .forward:
      guard line.upperBound < characters.count else { return nil }
      let start = line.upperBound + 1
      let end = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
      return min(start + column, end)
    }
  }
}

extension Character {
  /// Whether it belongs to a word.
  var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "’" }
}
