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

  /// What must go out of it, and what come in, to make another text of it.
  func difference(to other: TextBuffer) -> (removed: String, inserted: String) {
    let (old, new) = (characters[...], other.characters[...])
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    return (
      String(old.dropFirst(start).dropLast(end)), String(new.dropFirst(start).dropLast(end))
    )
  }

  // MARK: Editing

  /// Inserts text, and leaves the caret behind it; it joins with what stands around it, as a
  /// combining accent does.
  ///
  /// - Returns: The text as it now stands there, with what it has joined.
  mutating func insert(_ text: String) -> String {
    let place = caret
    let inserted = Array(text)
    characters.insert(contentsOf: inserted, at: place)
    caret = place + inserted.count
    guard joins(at: place) || joins(at: caret) else { return text }
    let start = bytes(before: place)
    regroup()
    let first = characters.count(endingBy: start)
    return String(characters[min(first, caret)..<caret])
  }

  /// Takes out what stands between the caret and `place`, and leaves the caret there.
  mutating func delete(to place: Int) -> String {
    let range = min(caret, place)..<max(caret, place)
    let deleted = String(characters[range])
    characters.removeSubrange(range)
    caret = range.lowerBound
    if joins(at: caret) { regroup() }
    return deleted
  }

  /// Swaps the characters before and at the caret, or at the end the last two.
  ///
  /// - Returns: Both in their new order; `nil` where there are no two.
  mutating func transpose() -> String? {
    guard caret > 0, characters.count > 1 else { return nil }
    let second = min(caret, characters.count - 1)
    characters.swapAt(second - 1, second)
    let swapped = String(characters[second - 1...second])
    caret = second + 1
    regroup()
    return swapped
  }

  /// Whether the characters before and behind a place are no longer two, or not the same two, once
  /// they stand beside each other.
  ///
  /// Where a grapheme ends depends on nothing beyond these two: what joins with more, such as flags
  /// and families, is one character already.
  private func joins(at place: Int) -> Bool {
    guard place > 0, place < characters.count else { return false }
    let (left, right) = (characters[place - 1], characters[place])
    if left.isASCII, right.isASCII { return left == "\r" && right == "\n" }
    return Array("\(left)\(right)") != [left, right]
  }

  /// Takes the text for graphemes anew; a caret inside one goes behind it.
  private mutating func regroup() {
    let place = bytes(before: caret)
    characters = Array(text)
    caret = characters.count(beginningBefore: place)
  }

  private func bytes(before place: Int) -> Int {
    characters[..<place].reduce(0) { $0 + $1.utf8.count }
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
    case (.run, .backward): startOfRunBefore
    case (.run, .forward): endOfRunAfter
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

  private var startOfRunBefore: Int {
    var place = caret
    while place > 0, characters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
    return place
  }

  private var endOfRunAfter: Int {
    var place = caret
    while place < characters.count, characters[place].isWhitespace { place += 1 }
    while place < characters.count, !characters[place].isWhitespace { place += 1 }
    return place
  }

  private var endOfWordAfter: Int {
    var place = caret
    while place < characters.count, !characters[place].isWordPart { place += 1 }
    while place < characters.count, characters[place].isWordPart { place += 1 }
    return place
  }

  /// The character before the caret.
  var characterBeforeCaret: Character? { isAtStart ? nil : characters[caret - 1] }

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

  /// Whether a word typed here would be a new one.
  var isAtStartOfWord: Bool { characterBeforeCaret.map { !$0.isWordPart } ?? true }

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

extension [Character] {
  /// How many characters begin before a place, in bytes of UTF-8.
  fileprivate func count(beginningBefore place: Int) -> Int {
    var (count, bytes) = (0, 0)
    while bytes < place, count < self.count {
      bytes += self[count].utf8.count
      count += 1
    }
    return count
  }

  /// How many characters end at or before a place, in bytes of UTF-8.
  fileprivate func count(endingBy place: Int) -> Int {
    var (count, bytes) = (0, 0)
    while count < self.count, bytes + self[count].utf8.count <= place {
      bytes += self[count].utf8.count
      count += 1
    }
    return count
  }
}

extension Character {
  /// Whether it belongs to a word.
  var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "’" }
}
