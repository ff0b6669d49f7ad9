import FocusCore
import FormCore

/// The form and its focus map, as its views stand now.
@MainActor
struct FormOutline {
  /// The form.
  var tree: FormTree
  /// What can hold the focus.
  private(set) var map = FocusMap()
  /// The place in the tree of each text and group, by its node.
  private(set) var places: [Int: Int] = [:]
  /// The node that is met in place of a text, by the text's node.
  private(set) var absorbers: [Int: Int] = [:]
  /// What the program's author should know of it.
  private(set) var warnings: [String] = []

  /// The rules for the form as a whole, in order.
  private(set) var rules: [ViewNode] = []

  private var standIns: Set<Int> = []
  private var entries: [(region: FocusID, content: NodeContent.Region)] = []
  private var later: [Later] = []
  /// How much is met of what is being added.
  private var showing = Showing.everything

  /// What is met at the end.
  private enum Later {
    /// A control or text that no key of the keyboard's toolbar presses.
    case node(ViewNode)
    case toolbar(ViewNode)
  }

  init() { tree = FormTree(name: "") }

  init(of root: ViewNode, name: String) {
    tree = FormTree(name: name)
    add(root, in: nil)
    while !later.isEmpty {
      let waiting = later
      later = []
      for place in waiting {
        switch place {
        case .node(let node): add(node, in: nil)
        case .toolbar(let node): addChildren(of: node, in: nil)
        }
      }
    }
    tree.formErrors = formErrors
    for (region, content) in entries where !content.isEntryAtStartOnly {
      if let entry = content.entry?(map) { map.setEntry(entry, of: region) }
    }
  }

  /// What is wrong with the form as a whole.
  var formErrors: [String] { rules.compactMap(\.content.formError) }

  private mutating func add(_ node: ViewNode, in group: Int?) {
    let around = showing
    defer { showing = around }
    if around == .everything || node.showing == .nothing { showing = node.showing }
    if showing == .nothing { return }
    if let title = node.title { tree.name = title }
    switch node.content {
    case .none: addChildren(of: node, in: group)
    case .text(let text):
      if showing == .everything { places[node.id] = tree.append(text, in: group) }
    case .element(let element): add(element, in: group)
    case .group(let content):
      let place = tree.append(content, in: group)
      places[node.id] = place
      addChildren(of: node, in: place)
    case .region(let region): add(region, of: node, in: group)
    case .toolbar(isKeyboard: true): addToolbar(node)
    case .toolbar(isKeyboard: false): later.append(.toolbar(node))
    case .hidden: break
    case .rule: rules.append(node)
    }
  }

  private mutating func add(_ element: FormElement, in group: Int?) {
    if showing == .textFields, !element.role.isTextual { return }
    tree.append(element, in: group)
    if element.isFocusable { map.append(element.id) }
  }

  private mutating func add(_ region: NodeContent.Region, of node: ViewNode, in group: Int?) {
    if let element = makeStandIn(of: node) { return add(element, in: group) }
    let id = FocusID(node.id)
    // The outermost comes first.
    if region.entry != nil { entries.append((id, region)) }
    map.begin(FocusRegion(id: id, traits: region.traits))
    addChildren(of: node, in: group)
    map.end()
  }

  private mutating func addChildren(of node: ViewNode, in group: Int?) {
    let children = node.children
    // Looking for a priority goes down into each of them: once, and not for an only child.
    let priorities = children.count > 1 ? children.map(\.priorityAmongSiblings) : [0]
    guard priorities.contains(where: { $0 != 0 }) else {
      for child in children { add(child, in: group) }
      return
    }
    let places = children.indices.sorted { (priorities[$1], $0) < (priorities[$0], $1) }
    for place in places { add(children[place], in: group) }
  }

  /// Keeps the buttons of a toolbar within reach of a key; what else is in there is met at the end.
  private mutating func addToolbar(_ node: ViewNode) {
    if node.showing == .nothing { return }
    switch node.content {
    case .element(let element) where !element.role.isInput: tree.toolbar.append(element)
    case .element, .text: later.append(.node(node))
    case .hidden, .rule: break
    case .region:
      if let element = makeStandIn(of: node) {
        tree.toolbar.append(element)
      } else {
        node.children.forEach { addToolbar($0) }
      }
    case .none, .group, .toolbar: node.children.forEach { addToolbar($0) }
    }
  }

  // MARK: Standing in

  /// The control that a node is met as, in place of the words in it; `nil` where it is none.
  func standIn(for node: ViewNode) -> FormElement? {
    guard standIns.contains(node.id), case .region(let region) = node.content else { return nil }
    return region.standIn?.make(node.wordsOrImage)
  }

  private mutating func makeStandIn(of node: ViewNode) -> FormElement? {
    guard case .region(let region) = node.content, let standIn = region.standIn,
      !node.children.contains(where: \.hasElement)
    else { return nil }
    let element = standIn.make(node.wordsOrImage)
    guard !element.name.isEmpty else {
      warnings.append(
        "something that can be tapped or focused has no words, so nobody can meet it; name it with"
          + " .accessibilityLabel(_:), or use a Button")
      return nil
    }
    standIns.insert(node.id)
    absorb(node.children, in: node.id)
    return element
  }

  private mutating func absorb(_ nodes: [ViewNode], in absorber: Int) {
    for node in nodes {
      absorbers[node.id] = absorber
      absorb(node.children, in: absorber)
    }
  }

  /// What asks for the focus when the form opens, or when the focus begins anew in a scope.
  func startTarget(in map: FocusMap, within scope: FocusID? = nil) -> FocusID? {
    let range = scope.flatMap { map.range(of: $0) } ?? map.stops.indices
    return entries.lazy
      .filter { map.range(of: $0.region).map { $0.clamped(to: range) == $0 } ?? false }
      .compactMap { $0.content.entry?(map) }
      .first { map.index(of: $0).map(range.contains) ?? false }
  }
}

extension ViewNode {
  /// Where it comes among its siblings, by what was said of it or of the one thing in it.
  fileprivate var priorityAmongSiblings: Double {
    var node = self
    while node.sortPriority == 0, node.children.count == 1, let child = node.children.first {
      if case .element = node.content { break }
      node = child
    }
    return node.sortPriority
  }
}
