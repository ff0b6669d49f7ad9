/// Which elements changed in what decides whether they have a problem, the last few of them.
///
/// Each change has a mark of its own, so that copies of a tree that went different ways are never
/// taken for one another.
struct ProblemJournal: Sendable {
  /// The mark before each change, and the place of the element.
  private var changes: [(before: TreeMark, place: Int)] = []
  /// The mark after the last change.
  private(set) var mark = TreeMark()

  /// How many changes are kept: whoever looks less often looks at everything again.
  private static let limit = 64

  mutating func note(_ place: Int) {
    if changes.count == Self.limit { changes.removeFirst() }
    changes.append((mark, place))
    mark = TreeMark()
  }

  /// The places of what changed since a mark; `nil` where that is not known.
  func places(since earlier: TreeMark) -> [Int]? {
    if earlier == mark { return [] }
    return changes.lastIndex { $0.before == earlier }.map { changes[$0...].map(\.place) }
  }
}
