/// Takes a plural rule apart: `or` binds least, then `and`, then relations such as `i % 10 = 2..4,7`.
struct PluralRuleParser {
  private var tokens: [Substring] = []
  private var next = 0

  init(_ text: String) {
    var rest = text.prefix { $0 != "@" }
    while let first = rest.first {
      let token: Substring
      if first.isWhitespace {
        rest.removeFirst()
        continue
      } else if first.isLetter {
        token = rest.prefix(while: \.isLetter)
      } else if Self.isDigit(first) {
        token = rest.prefix(while: Self.isDigit)
      } else {
        token = ["!=", ".."].contains(rest.prefix(2)) ? rest.prefix(2) : rest.prefix(1)
      }
      tokens.append(token)
      rest = rest.dropFirst(token.count)
    }
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// The whole rule; `nil` where it is none.
  mutating func alternatives() -> [[PluralRule.Relation]]? {
    let alternatives = separated(by: "or") { parser in
      parser.separated(by: "and") { $0.relation() }
    }
    return next == tokens.count ? alternatives : nil
  }

  private mutating func relation() -> PluralRule.Relation? {
    guard let operand = take(), operand.count == 1, "nivwftce".contains(operand) else { return nil }
    var divisor: Int?
    if take("%") {
      guard let number = number(), number > 0 else { return nil }
      divisor = number
    }
    let isNegated = take("!=")
    guard isNegated || take("=") else { return nil }
    guard let ranges = separated(by: ",", { $0.range() }) else { return nil }
    return PluralRule.Relation(
      isOfNumber: operand == "n" || operand == "i", divisor: divisor, ranges: ranges,
      isNegated: isNegated)
  }

  private mutating func range() -> ClosedRange<Int>? {
    guard let first = number() else { return nil }
    guard take("..") else { return first...first }
    guard let last = number(), last >= first else { return nil }
    return first...last
  }

  // MARK: Tokens

  /// One thing or several, with a word between them; `nil` where one of them is missing.
  private mutating func separated<Thing>(
    by word: Substring, _ read: (inout PluralRuleParser) -> Thing?
  ) -> [Thing]? {
    var things: [Thing] = []
    repeat {
      guard let thing = read(&self) else { return nil }
      things.append(thing)
    } while take(word)
    return things
  }

  private mutating func number() -> Int? { take().flatMap { Int($0) } }

  private mutating func take() -> Substring? {
    guard tokens.indices.contains(next) else { return nil }
    defer { next += 1 }
    return tokens[next]
  }

  private mutating func take(_ token: Substring) -> Bool {
    guard tokens.indices.contains(next), tokens[next] == token else { return false }
    next += 1
    return true
  }
}
