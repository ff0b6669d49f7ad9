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

  /// The rules for the form as a whole, in order.
  private(set) var rules: [ViewNode] = []

  private var entries: [(region: FocusID, content: NodeContent.Region)] = []
  private var later: [ViewNode] = []
  /// How much is met of what is being added.
  private var showing = Showing.everything

  init() { tree = FormTree(name: "") }

  init(of root: ViewNode, name: String) {
    tree = FormTree(name: name)
    add(root, in: nil)
    while !later.isEmpty {
      let toolbars = later
      later = []
      toolbars.forEach { addChildren(of: $0, in: nil) }
    }
    tree.formErrors = formErrors
    for (region, content) in entries where content.isEntryForUser {
      if let entry = content.entry?(map) { map.setEntry(entry, of: region) }
    }
  }

  /// What is wrong with the form as a whole.
  var formErrors: [String] { rules.compactMap(\.content.formError) }

  private mutating func add(_ node: ViewNode, in group: Int?) {
    let around = showing
    defer { showing = around }
    if around == .everything { showing = node.showing }
    if showing == .nothing { return }
    if let title = node.title { tree.name = title }
    switch node.content {
    case .none: addChildren(of: node, in: group)
    case .text(let text):
      if showing == .everything { places[node.id] = tree.append(text, in: group) }
    case .element(let element):
      if showing == .textFields, !element.role.isTextual { return }
      tree.append(element, in: group)
      if element.isFocusable { map.append(element.id) }
    case .group(let content):
      let place = tree.append(content, in: group)
      places[node.id] = place
      addChildren(of: node, in: place)
    case .region(let region):
      let id = FocusID(node.id)
      map.begin(FocusRegion(id: id, traits: region.traits))
      addChildren(of: node, in: group)
      map.end()
      if region.entry != nil { entries.append((id, region)) }
    case .toolbar(isKeyboard: true): addToolbar(node)
    case .toolbar(isKeyboard: false): later.append(node)
    case .hidden: break
    case .rule: rules.append(node)
    }
  }

  private mutating func addChildren(of node: ViewNode, in group: Int?) {
    let children = node.children
    guard children.count > 1, children.contains(where: { $0.priorityAmongSiblings != 0 }) else {
      for child in children { add(child, in: group) }
      return
    }
    let sorted = children.map { (priority: $0.priorityAmongSiblings, node: $0) }.enumerated()
      .sorted {
        ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
      }
    for (_, child) in sorted { add(child.node, in: group) }
  }

  private mutating func addToolbar(_ node: ViewNode) {
    if case .element(let element) = node.content {
      tree.toolbar.append(element)
    } else {
      node.children.forEach { addToolbar($0) }
    }
  }

  /// What asks for the focus when the form opens, or when the focus begins anew in a scope.
  func startTarget(in map: FocusMap, within scope: FocusID? = nil) -> FocusID? {
    let range = scope.flatMap { map.range(of: $0) } ?? map.stops.indices
    return entries.lazy
      .filter { $0.content.isEntryAtStart }
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
