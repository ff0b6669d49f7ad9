/// Which form of a word goes with which number, in one language.
public struct PluralRules: Hashable, Sendable {
  private let rules: [PluralCategory: PluralRule]

  /// Creates the rules of a language.
  ///
  /// - Parameter rules: When each category but `other` is taken.
  init(_ rules: [PluralCategory: PluralRule] = [:]) { self.rules = rules }

  /// The categories that a phrase with a number needs, `other` last.
  public var categories: [PluralCategory] {
    PluralCategory.allCases.filter { rules[$0] != nil } + [.other]
  }

  /// The category of a number: the one whose rule holds, else `other`.
  public func category(of count: Int) -> PluralCategory {
    categories.first { rules[$0]?.holds(for: count) == true } ?? .other
  }
}
