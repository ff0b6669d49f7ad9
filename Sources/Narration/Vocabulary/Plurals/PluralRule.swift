/// When a plural category is taken, in the syntax of CLDR's plural rules (UTS #35, Numbers).
///
/// A rule of CLDR can be copied as it stands: `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`. What
/// follows an `@` are CLDR's samples, which mean nothing here. All numbers that are told are whole:
/// `n` and `i` are the number, and what tells of decimals or of powers of ten (`v w f t c e`) is 0.
struct PluralRule: Hashable, Sendable {
  /// Whether the number, or what is left of it, is among some ranges.
  struct Relation: Hashable {
    var isOfNumber: Bool
    var divisor: Int?
    var ranges: [ClosedRange<Int>]
    var isNegated: Bool

    func holds(for count: Int) -> Bool {
      let operand = isOfNumber ? count : 0
      let number = divisor.map { operand % $0 } ?? operand
      return ranges.contains { $0.contains(number) } != isNegated
    }
  }

  /// Relations that must all hold, as often as one such row is enough.
  private let alternatives: [[Relation]]

  /// Reads a rule; `nil` where it is none.
  init?(_ text: String) {
    var parser = PluralRuleParser(text)
    guard let alternatives = parser.alternatives() else { return nil }
    self.alternatives = alternatives
  }

  /// Whether it holds for a whole number, with or without a sign.
  func holds(for count: Int) -> Bool {
    let count = Int(clamping: count.magnitude)
    return alternatives.contains { $0.allSatisfy { $0.holds(for: count) } }
  }
}
