/// Which punctuation is named in the middle of a text; what stands alone always is.
public enum PunctuationLevel: String, Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// The signs that change what a text means, such as @ and #.
  case some
  /// Also those that structure it, such as brackets and colons.
  case most
  /// Every sign.
  case all
}

extension PunctuationLevel: Comparable {
  /// Whether fewer signs are named.
  public static func < (a: PunctuationLevel, b: PunctuationLevel) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .none: 0
    case .some: 1
    case .most: 2
    case .all: 3
    }
  }
}
