/// What a typed date is made of: numbers, words, and the signs between them.
struct CalendarTokens {
  enum Token: Hashable {
    case number(Int, digits: Int)
    case word(String, behindNumber: Bool)
  }

  let tokens: [Token]

  /// Takes a text apart; `nil` where there is something in it that stands in no date.
  init?(_ text: String) {
    var tokens: [Token] = []
    var rest = text[...]
    while let first = rest.first {
      if first.decimalDigit != nil {
        let digits = rest.prefix { $0.decimalDigit != nil }
        guard digits.count <= 8 else { return nil }
        tokens.append(
          .number(
            digits.reduce(0) { $0 * 10 + ($1.decimalDigit ?? 0) }, digits: digits.count))
        rest = rest[digits.endIndex...]
      } else if first.isLetter {
        let word = rest.prefix(while: \.isLetter)
        let isBehindNumber =
          rest.startIndex > text.startIndex
          && text[text.index(before: rest.startIndex)].decimalDigit != nil
        tokens.append(.word(String(word).nameKey, behindNumber: isBehindNumber))
        rest = rest[word.endIndex...]
      } else if first.isWhitespace || ".,/-".contains(first) && !tokens.isEmpty {
        rest.removeFirst()
      } else {
        return nil
      }
    }
    self.tokens = tokens
  }
}
