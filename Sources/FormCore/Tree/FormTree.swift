/// A form as it is met: its elements, the groups they stand in and the text between them, flat and
/// in order.
///
/// The shape is settled when the tree is made; after that only elements change, each in constant
/// time.
public struct FormTree: Sendable {
  /// The form's accessible name.
  public var name: String
  /// The BCP 47 tag of its texts.
  public var language: String?
  /// Its name in its languages, where it is not in the form's.
  public var nameRuns: [LanguageRun] = []
  /// What its source says is wrong with the form as a whole.
  public var reportedErrors: [String] = []
  /// Each of the reported errors in its languages; none where all are in the form's.
  public var reportedErrorRuns: [[LanguageRun]] = []
  /// Those of the reported errors that are no field's: they count beside the fields that are invalid.
  public var generalErrors: [String] = []
  /// What a rule of its source's own says is wrong with the form as a whole; told when it is judged.
  public var formErrors: [String] = []
  /// Whether it is sent without being validated (HTML's `novalidate`).
  public var skipsValidation = false
  /// The character encoding in which it is sent, by its name in the Encoding Standard.
  public var encoding = "UTF-8"

  /// The buttons that go with the keyboard while a field is edited: no stops, but within reach of a
  /// key of their own.
  public var toolbar: [FormElement] = []

  /// The controls, in order.
  public private(set) var elements: [FormElement] = []
  /// Everything, in order.
  public private(set) var nodes: [FormNode] = []
  /// For each node the index of the node of the group it stands in.
  private var parents: [Int?] = []
  private var indices: [ElementID: Int] = [:]
  private var nodeIndices: [Int] = []
  /// In which concealed ranges each node stands; empty where none ever was.
  private var concealments: [Concealment] = []

  private struct Concealment {
    /// In how many of them.
    var count = 0
    /// In how many of those that a choice conceals.
    var choices = 0
  }

  /// Stays the same for as long as the same elements can be met, in the same order and roles.
  public private(set) var shape = TreeMark()
  /// Stays the same for as long as the same texts stand in it.
  public private(set) var textMark = TreeMark()
  private var problemJournal = ProblemJournal()

  /// Creates an empty form.
  public init(name: String, language: String? = nil) {
    self.name = name
    self.language = language
  }

  /// Adds a text, a group or an element at the end.
  ///
  /// - Parameter parent: What `append(_:in:)` returned for the group it stands in.
  /// - Returns: The node's index.
  @discardableResult
  public mutating func append(_ text: FormText, in parent: Int? = nil) -> Int {
    textMark.renew()
    return append(.text(text), parent)
  }

  /// Adds a group at the end.
  @discardableResult
  public mutating func append(_ group: FormGroup, in parent: Int? = nil) -> Int {
    append(.group(group), parent)
  }

  /// Adds an element at the end.
  @discardableResult
  public mutating func append(_ element: FormElement, in parent: Int? = nil) -> Int {
    indices[element.id] = elements.count
    elements.append(element)
    nodeIndices.append(nodes.count)
    return append(.element(elements.count - 1), parent)
  }

  private mutating func append(_ node: FormNode, _ parent: Int?) -> Int {
    shape.renew()
    nodes.append(node)
    parents.append(parent)
    return nodes.count - 1
  }

  /// The element of that identity.
  public subscript(id: ElementID) -> FormElement? {
    indices[id].map { elements[$0] }
  }

  /// Changes an element in place.
  public mutating func update(_ id: ElementID, _ change: (inout FormElement) -> Void) {
    guard let index = indices[id] else { return }
    let old = elements[index].standing
    change(&elements[index])
    let new = elements[index].standing
    if new.role != old.role || new.isFocusable != old.isFocusable || new.submits != old.submits {
      shape.renew()
    }
    if new.isValidated != old.isValidated || new.isReportedInvalid != old.isReportedInvalid
      || new.isSetAside != old.isSetAside
    {
      problemJournal.note(index)
    }
  }

  /// Stays the same for as long as the same elements are judged, and reported as invalid.
  public var problemMark: TreeMark { problemJournal.mark }

  /// The places in `elements` of what may have come to have a problem, or none, since a mark; `nil`
  /// where that is too long ago.
  public func placesOfProblems(since mark: TreeMark) -> [Int]? {
    problemJournal.places(since: mark)
  }

  /// The element with which a reported error of another is counted; `nil` where that counts itself.
  public func errorOwner(of element: FormElement) -> ElementID? {
    guard element.isReportedInvalid, let owner = element.errorOwner.flatMap({ self[$0] }),
      owner.isReportedInvalid, owner.isValidated, !owner.isSetAside
    else { return nil }
    return owner.id
  }

  /// The same form in storage of its own: else the first change of one of two copies would copy
  /// every element, however many there are.
  public var detached: FormTree {
    var copy = self
    copy.elements.reserveCapacity(elements.count)
    copy.nodes.reserveCapacity(nodes.count)
    return copy
  }

  /// Changes a group in place.
  ///
  /// - Parameter node: The index of its node, as `append(_:in:)` and `groups(around:)` give it.
  public mutating func updateGroup(at node: Int, _ change: (inout FormGroup) -> Void) {
    guard nodes.indices.contains(node), case .group(var group) = nodes[node] else { return }
    change(&group)
    nodes[node] = .group(group)
  }

  /// Changes a text in place.
  ///
  /// - Parameter node: The index of its node, as `append(_:in:)` gave it.
  public mutating func updateText(at node: Int, _ text: FormText) {
    guard nodes.indices.contains(node), case .text(let old) = nodes[node], old != text else {
      return
    }
    textMark.renew()
    nodes[node] = .text(text)
  }

  /// Takes a range of nodes out of sight, such as what stands in a closed `details`, or gives it
  /// back; a node that stands in several such ranges is in sight once all of them are.
  ///
  /// - Parameter byChoice: Whether it follows what is chosen elsewhere in the form: what a choice
  ///   conceals does not belong to the answer.
  public mutating func setConcealed(
    _ isConcealed: Bool, nodes range: Range<Int>, byChoice: Bool = false
  ) {
    let missing = nodes.count - concealments.count
    if missing > 0 { concealments += Array(repeating: Concealment(), count: missing) }
    for node in range {
      concealments[node].count += isConcealed ? 1 : -1
      if byChoice { concealments[node].choices += isConcealed ? 1 : -1 }
      let concealment = concealments[node]
      switch nodes[node] {
      case .text: textMark.renew()
      case .element(let index):
        update(elements[index].id) {
          $0.isConcealed = concealment.count > 0
          $0.isSetAside = concealment.choices > 0
        }
      case .group: break
      }
    }
  }

  /// The group of a node, where there is one.
  public func group(at node: Int) -> FormGroup? {
    guard nodes.indices.contains(node), case .group(let group) = nodes[node] else { return nil }
    return group
  }

  private func isInSight(_ node: Int) -> Bool {
    !concealments.indices.contains(node) || concealments[node].count == 0
  }

  /// The index of an element's node.
  public func node(of id: ElementID) -> Int? { indices[id].map { nodeIndices[$0] } }

  /// The elements of a range of nodes, in order.
  public func elements(in range: Range<Int>) -> [FormElement] {
    range.compactMap { node in
      if case .element(let index) = nodes[node] { elements[index] } else { nil }
    }
  }

  /// The place of an element in `elements`.
  public func index(of id: ElementID) -> Int? { indices[id] }

  /// The groups an element stands in, outermost first.
  public func groups(around id: ElementID) -> [GroupPlace] {
    guard let index = indices[id] else { return [] }
    var groups: [GroupPlace] = []
    var parent = parents[nodeIndices[index]]
    while let node = parent {
      if case .group(let group) = nodes[node] {
        groups.append(GroupPlace(node: node, group: group))
      }
      parent = parents[node]
    }
    return groups.reversed()
  }

  /// The text that stands between an element and the one met before it.
  public func texts(before id: ElementID) -> [FormText] {
    indices[id].map { texts(endingAt: nodeIndices[$0]) } ?? []
  }

  /// All texts that are in sight, in order.
  public var texts: [FormText] { texts(in: nodes.indices) }

  /// The texts of a range of nodes that are in sight, in order.
  public func texts(in range: Range<Int>) -> [FormText] {
    range.compactMap { node in
      if case .text(let text) = nodes[node], isInSight(node) { text } else { nil }
    }
  }

  /// The text that stands after the last element.
  public var textsAtEnd: [FormText] { texts(endingAt: nodes.count) }

  private func texts(endingAt end: Int) -> [FormText] {
    var texts: [FormText] = []
    for node in (0..<end).reversed() {
      switch nodes[node] {
      case .text(let text): if isInSight(node) { texts.append(text) }
      // What nobody comes by keeps no text from whoever comes next.
      case .element(let index) where elements[index].isFocusable: return texts.reversed()
      case .element, .group: continue
      }
    }
    return texts.reversed()
  }

  /// The fields that positions count.
  public var fieldCount: Int { elements.count(where: \.isField) }
}

/// A group and where it stands, which tells two groups of one name apart.
public struct GroupPlace: Hashable, Sendable {
  /// The index of its node.
  public var node: Int
  /// The group itself.
  public var group: FormGroup
}

extension FormElement {
  /// What of an element matters to more than itself.
  fileprivate var standing:
    (
      role: Role, isFocusable: Bool, submits: Bool, isValidated: Bool, isReportedInvalid: Bool,
      isSetAside: Bool
    )
  {
    (role, isFocusable, buttonActsAs(.submit), isValidated, isReportedInvalid, isSetAside)
  }
}
