import Testing

@testable import Narration

/// Plural rules as CLDR writes them.
@Suite struct PluralRuleTests {
  private func rules(_ texts: [PluralCategory: String]) throws -> PluralRules {
    PluralRules(try texts.mapValues { try #require(PluralRule($0), "\($0)") })
  }

  /// The categories of some numbers, in a letter each: "o" for one, "f" for few, "." for other.
  private func row(_ rules: PluralRules, _ numbers: ClosedRange<Int>) -> String {
    let letters: [PluralCategory: Character] = [
      .zero: "z", .one: "o", .two: "t", .few: "f", .many: "m", .other: ".",
    ]
    return String(numbers.compactMap { letters[rules.category(of: $0)] })
  }

  @Test func `English has one, and other for all the rest`() throws {
    let english = try rules([.one: "i = 1 and v = 0 @integer 1"])
    #expect(row(english, 0...12) == ".o...........")
    #expect(english.category(of: -1) == .one)
    #expect(english.category(of: .min) == .other)
    #expect(english.categories == [.one, .other])
  }

  @Test func `Polish has few and many`() throws {
    let polish = try rules([
      .one: "i = 1 and v = 0",
      .few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
      .many: "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 "
        + "or v = 0 and i % 100 = 12..14",
    ])
    #expect(row(polish, 0...25) == "mofffmmmmmmmmmmmmmmmmmfffm")
    #expect(row(polish, 110...115) == "mmmmmm")
    #expect(polish.categories == [.one, .few, .many, .other])
  }

  @Test func `Arabic has all six`() throws {
    let arabic = try rules([
      .zero: "n = 0", .one: "n = 1", .two: "n = 2", .few: "n % 100 = 3..10",
      .many: "n % 100 = 11..99",
    ])
    #expect(row(arabic, 0...12) == "zotffffffffmm")
    #expect(row(arabic, 99...104) == "m...ff")
  }

  @Test func `A list of numbers and ranges is any of them`() throws {
    let tagalog = try rules([
      .one: "v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9"
    ])
    #expect(row(tagalog, 0...10) == "oooo.o.oo.o")
    #expect(row(try rules([.few: "n = 2..3,7,9..10"]), 0...11) == "..ff...f.ff.")
  }

  @Test func `What tells of decimals is nothing in a whole number`() throws {
    for operand in ["v", "w", "f", "t", "c", "e"] {
      #expect(try rules([.one: "\(operand) = 0"]).category(of: 7) == .one)
      #expect(try rules([.one: "\(operand) != 0"]).category(of: 7) == .other)
    }
  }

  @Test func `Without rules there is other alone`() {
    #expect(PluralRules().categories == [.other])
    #expect(PluralRules().category(of: 1) == .other)
  }

  @Test(arguments: [
    "", "i", "i =", "i = 1 and", "or i = 1", "x = 1", "ii = 1", "i = 1..", "i = 4..2", "i % = 1",
    "i % 0 = 1", "i == 1", "i = 1 v = 0", "i = 1, or v = 0", "i < 2", "i = -1", "1 = i",
    "i = 99999999999999999999", "@integer 1",
  ])
  func `What is no rule is found out`(_ text: String) {
    #expect(PluralRule(text) == nil)
  }
}
