/// A moment in the life of a tree, equal to nothing but itself.
///
/// Whoever works something out from a tree keeps the mark, and need not look again while the tree
/// still bears it.
public struct TreeMark: Equatable, Sendable {
  private final class Identity: Sendable {}
  private var identity = Identity()

  /// Makes another moment of it; where nobody has kept this one, it will do.
  mutating func renew() {
    if !isKnownUniquelyReferenced(&identity) { identity = Identity() }
  }

  /// Whether both are the same moment.
  public static func == (a: TreeMark, b: TreeMark) -> Bool { a.identity === b.identity }
}
