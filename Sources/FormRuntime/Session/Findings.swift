import FormCore

/// What is wrong with the elements of a form, as far as that may be told: what the last attempt to
/// submit found, and what the source reported.
///
/// What a key asks of it costs no more in a large form than in a small one: it follows the tree by
/// what changed, and looks at all of it only where its shape is another.
struct Findings {
  private var validities: [ElementID: ValidityState] = [:]
  /// The places in the tree's elements of those that have a problem.
  private var told = PlaceSet()
  /// Those of them whose problem is not counted with another's.
  private var counted = PlaceSet()
  /// The tree that `told` was made from.
  private var marks: (shape: TreeMark, problems: TreeMark)?

  /// Nothing was found yet.
  init() {}

  /// What an attempt to submit found.
  init(_ issues: [ValidationIssue]) {
    validities = Dictionary(
      issues.map { ($0.element.id, $0.validity) }, uniquingKeysWith: { first, _ in first })
  }

  /// What is wrong with an element, or `nil`.
  func validity(of element: FormElement) -> ValidityState? {
    guard element.isValidated, !element.isSetAside else { return nil }
    return element.isReportedInvalid ? .customError : validities[element.id]
  }

  /// Takes down what was found wrong with an element, or that nothing is.
  ///
  /// - Returns: Whether that is news.
  mutating func find(_ validity: ValidityState?, of id: ElementID, in tree: FormTree) -> Bool {
    guard validities[id] != validity else { return false }
    validities[id] = validity
    if let place = tree.index(of: id) {
      follow(tree)
      mark(place, in: tree)
    }
    return true
  }

  /// How many problems there are.
  mutating func count(in tree: FormTree) -> Int {
    follow(tree)
    return counted.count
  }

  /// Which of how many problems that of an element is.
  mutating func rank(of id: ElementID, in tree: FormTree) -> FieldReport.Place? {
    follow(tree)
    let owner = tree[id].flatMap(tree.errorOwner(of:))
    return tree.index(of: owner ?? id).map {
      FieldReport.Place(index: counted.count(before: $0) + 1, count: counted.count)
    }
  }

  /// The places of all that have a problem, in order.
  mutating func places(in tree: FormTree) -> [Int] {
    follow(tree)
    return (0..<told.count).map { told.place(at: $0) }
  }

  /// The places of the problems, in order; one that several have together stands with the first.
  mutating func problemPlaces(in tree: FormTree) -> [Int] {
    follow(tree)
    return (0..<counted.count).map { counted.place(at: $0) }
  }

  /// The place of the next or the previous problem, around the ends; `nil` where there is none.
  mutating func place(
    next direction: CaretDirection, to here: Int?, in tree: FormTree
  ) -> Int? {
    follow(tree)
    guard counted.count > 0 else { return nil }
    let target =
      switch direction {
      case .forward: here.map { counted.count(before: $0 + 1) } ?? 0
      case .backward: here.map { counted.count(before: $0) - 1 } ?? -1
      }
    return counted.place(at: (target + counted.count) % counted.count)
  }

  private mutating func follow(_ tree: FormTree) {
    let now = (shape: tree.shape, problems: tree.problemMark)
    if let marks, marks.shape == now.shape,
      let changed = tree.placesOfProblems(since: marks.problems)
    {
      for place in changed { mark(place, in: tree) }
    } else {
      told = PlaceSet(tree.elements.map { validity(of: $0) != nil })
      counted = PlaceSet(tree.elements.map { isCounted($0, in: tree) })
    }
    marks = now
  }

  private mutating func mark(_ place: Int, in tree: FormTree) {
    told.set(place, validity(of: tree.elements[place]) != nil)
    counted.set(place, isCounted(tree.elements[place], in: tree))
  }

  private func isCounted(_ element: FormElement, in tree: FormTree) -> Bool {
    validity(of: element) != nil && tree.errorOwner(of: element) == nil
  }
}
