/// Goes through a text once, from its beginning: what holds for a whole word or a whole run is found
/// once, however long it is.
struct SignScan {
  let characters: [Character]
  private var runEnd = 0
  private var wordEnd = 0
  private var isInAddress = false

  init(_ text: String) { characters = Array(text) }

  /// What stands at an index that is no smaller than the one before.
  mutating func place(at index: Int) -> SignPlace {
    if index >= wordEnd { findWord(around: index) }
    if index >= runEnd { findRun(from: index) }
    return SignPlace(characters, index, runLength: runEnd - index, isInAddress: isInAddress)
  }

  private mutating func findWord(around index: Int) {
    let start = characters[wordEnd..<index].lastIndex(where: \.isWhitespace).map { $0 + 1 }
    let word = characters[(start ?? wordEnd)...].prefix { !$0.isWhitespace }
    wordEnd = max(word.endIndex, index + 1)
    let text = String(word)
    isInAddress =
      word.dropFirst().contains("@") || text.contains("://") || text.hasPrefix("www.")
  }

  /// Two letters or digits alike mean nothing.
  private mutating func findRun(from start: Int) {
    let sign = characters[start]
    let isSingle = sign.isLetter || sign.isNumber || sign.isWhitespace
    runEnd = isSingle ? start + 1 : characters[start...].prefix { $0 == sign }.endIndex
  }
}
