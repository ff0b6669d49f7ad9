import FocusCore
import FormCore

/// The views of a form where they stand, kept in step with their states.
///
/// A change of a state makes only the nodes that read it be evaluated again. When everything has
/// settled, the form is brought up to date in place, or built anew where its shape has changed;
/// then the requests for focus are obeyed, and everybody who needs to is told.
@MainActor
final class ViewGraph {
  /// What must be evaluated again.
  let inbox = Inbox()
  /// What the program wants to be told.
  let outbox: Outbox
  /// The focus states of the views.
  let focusStates: FocusStates
  /// The form as it is now.
  private(set) var tree: FormTree
  /// What can hold the focus.
  private(set) var map = FocusMap()
  /// What has the focus.
  private(set) var focused: FocusID?
  /// Who runs the form.
  weak var host: (any FormHost)?

  /// Who wants to know what the focus stands in.
  let followers: FocusFollowers
  /// The scopes that programs name, and what wants the focus in them.
  var scopes = NamedScopes()

  private var nodes: [Int: ViewNode] = [:]
  private var root: ViewNode?
  private let name: String
  private var lastID = 0
  private var pass = 0
  private var isUpdating = false
  private var hasAppeared = false
  private var kinds: [ObjectIdentifier: Bool] = [:]

  private var isShapeStale = true
  private var changed: [ViewNode] = []
  private var outline = FormOutline()
  private var actions: [() -> Void] = []
  private var hostActions: [(any FormHost) -> Void] = []
  private var warnings: [String] = []
  private var shared: [(Int, Int)] = []
  private var told: Set<String> = []

  /// How often the form may change itself in one update: more is taken for endless.
  private static let patience = 100

  init(_ view: any View, name: String, _ environment: EnvironmentValues) {
    self.name = name
    tree = FormTree(name: name)
    outbox = Outbox(inbox: inbox)
    focusStates = FocusStates(requests: FocusRequests(onRequest: { [inbox] in inbox.wake() }))
    followers = FocusFollowers(inbox: inbox)
    inbox.watch()
    var environment = environment
    environment.form.graphReference = FormEnvironment.GraphReference(self)
    let root = ViewNode(view, in: nil, graph: self, environment)
    self.root = root
    root.evaluate()
    settleViews()
    build()
    inbox.onArrival { [weak self] in Task { @MainActor in self?.update() } }
  }

  // MARK: What nodes tell

  func nextID() -> Int {
    lastID += 1
    return lastID
  }

  func add(_ node: ViewNode) { nodes[node.id] = node }

  func remove(_ node: ViewNode) {
    nodes[node.id] = nil
    focusStates.unbind(FocusID(node.id))
    followers.forget(node.id)
    scopes.forget(node.id)
    if let watcher = watcher(of: node) { inbox.invalidate(CollectionOfOne(watcher.id)) }
    structureChanged()
  }

  func wasEvaluated(_ node: ViewNode) { node.pass = pass }

  func structureChanged() { isShapeStale = true }

  func contentChanged(_ node: ViewNode, from old: NodeContent) {
    let isNewShape = node.content.shape != old.shape
    if isNewShape { structureChanged() }
    let isPart = node.environment.form.absorber.map { nodes[$0] != nil } ?? false
    if let watcher = watcher(of: node), isPart || isNewShape || node.content.isText {
      inbox.invalidate(CollectionOfOne(watcher.id))
    }
    // A part is met with what it is part of.
    if !isPart, !isShapeStale { changed.append(node) }
  }

  /// Who must look again when something in a node comes, goes or says something else.
  private func watcher(of node: ViewNode) -> ViewNode? {
    let form = node.environment.form
    return (form.absorber ?? form.watcher).flatMap { nodes[$0] }.flatMap {
      $0.isEvaluating ? nil : $0
    }
  }

  /// Does something when the views have settled: the program's own doing.
  func afterwards(_ action: @escaping () -> Void) {
    actions.append(action)
    inbox.wake()
  }

  /// Asks who runs the form for something when everything has settled.
  func ask(_ action: @escaping (any FormHost) -> Void) {
    hostActions.append(action)
    inbox.wake()
  }

  /// Tells the program's author of a fault, once.
  func warn(_ message: String) {
    if told.insert(message).inserted { warnings.append(message) }
  }

  /// Notes that one value of a view was found at two nodes: a fault, if both stay.
  func suspectSharing(between earlier: Int, and node: ViewNode) {
    shared.append((earlier, node.id))
  }

  /// Tells of view values that stand at two places: their states are one.
  private func noteSharing() {
    let pairs = shared
    shared = []
    for (first, second) in pairs {
      guard nodes[first] != nil, let node = nodes[second] else { continue }
      warn(
        "one value of \(node.typeName) stands at two places of the form, and so they share their"
          + " @State; make a value for each place")
    }
  }

  /// Whether a type may have dynamic properties: not if it was seen to have none.
  func mayHaveProperties(_ type: Any.Type) -> Bool { kinds[ObjectIdentifier(type)] ?? true }

  func note(_ type: Any.Type, hasProperties: Bool) { kinds[ObjectIdentifier(type)] = hasProperties }

  // MARK: What a person does

  /// The node of an element.
  func node(of id: FocusID) -> ViewNode? { nodes[id.rawValue] }

  /// Whether a node is met as a control in place of the words in it.
  func isStandIn(_ node: ViewNode) -> Bool { outline.standIn(for: node) != nil }

  /// Does something on the person's behalf, and brings everything up to date.
  func perform(_ action: () -> Void) {
    inbox.watch()
    Outbox.$current.withValue(outbox, operation: action)
    update()
  }

  /// Takes over where the focus went.
  func focusChanged(to id: FocusID?) {
    let left = focused.flatMap(node(of:))
    focused = id
    inbox.watch()
    Outbox.$current.withValue(outbox) { left?.actions.leave?() }
    mirrorFocus()
    update()
  }

  private func mirrorFocus() {
    focusStates.mirror(focused: focused, in: map)
    followers.follow(focused, in: map)
  }

  // MARK: Keeping in step

  /// Lets what happens on appearing happen.
  ///
  /// - Returns: What asks for the focus, if anything does.
  func appear() -> FocusID? {
    hasAppeared = true
    inbox.watch()
    settleViews()
    build()
    let asked = focusStates.resolve(in: map, focused: nil)
    note(asked.warnings)
    // From here on it counts as there, so that no state tells of nothing in between.
    focused = asked.target.flatMap { $0 } ?? outline.startTarget(in: map)
    mirrorFocus()
    noteSharing()
    update()
    return focused
  }

  /// Brings views, form and focus up to date.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    inbox.watch()
    var rounds = 0
    repeat {
      rounds += 1
      guard rounds < Self.patience else {
        warn(
          "the form changes itself without end: look for an onChange that changes what it watches")
        // What was changed so far is told; what would change next is dropped, and the form goes on.
        settleForm()
        actions = []
        _ = inbox.takeAll()
        _ = inbox.leave()
        break
      }
      settleViews()
      settleForm()
      askHost()
    } while !((actions.isEmpty || !hasAppeared) && hostActions.isEmpty
      && focusStates.requests.isEmpty
      && inbox.leave())
    host?.sourceSettled()
  }

  private func askHost() {
    let asked = hostActions
    hostActions = []
    guard let host else { return }
    outbox.takeAll().forEach(host.announce)
    asked.forEach { $0(host) }
  }

  /// Evaluates what must be, until nothing must be, and does what waits to be done.
  private func settleViews() {
    var rounds = 0
    repeat {
      while rounds < Self.patience, case let stale = inbox.takeAll(), !stale.isEmpty {
        rounds += 1
        pass += 1
        let stale = stale.compactMap { nodes[$0] }.sorted { $0.depth < $1.depth }
        for node in stale where !node.isRemoved && node.pass != pass { node.evaluate() }
      }
      guard hasAppeared else { return }
      let waiting = actions
      actions = []
      Outbox.$current.withValue(outbox) { waiting.forEach { $0() } }
      rounds += 1
    } while !actions.isEmpty && rounds < Self.patience
  }

  /// Brings the form up to date, obeys requests for focus, and tells who runs the form.
  private func settleForm() {
    var change = SourceChange()
    var hasChanged = isShapeStale
    if isShapeStale { build() } else { hasChanged = refresh() }
    let resolution = focusStates.resolve(in: map, focused: focused)
    note(resolution.warnings)
    noteSharing()
    let reset = takeReset()
    change.focus = resolution.target ?? reset
    change.warnings = warnings
    hasChanged = hasChanged || change.focus != nil || !warnings.isEmpty
    warnings = []
    if let host {
      if hasChanged { host.sourceChanged(change) }
    } else if let target = change.focus {
      focused = target
    }
    mirrorFocus()
  }

  /// Where the focus goes by a program's wish to begin anew in a scope.
  private func takeReset() -> FocusID?? {
    guard let scope = scopes.takeReset(), let focused,
      map.regions(around: focused).contains(where: { $0.id == scope })
    else { return nil }
    guard let target = outline.startTarget(in: map, within: scope) ?? map.target(in: scope) else {
      return nil
    }
    return .some(target)
  }

  private func build() {
    guard isShapeStale, let root else { return }
    isShapeStale = false
    changed = []
    outline = FormOutline(of: root, name: name)
    tree = outline.tree
    map = outline.map
    outline.tree = FormTree(name: name)
    outline.warnings.forEach(warn)
  }

  /// Takes over what changed in place.
  ///
  /// - Returns: Whether anything did.
  private func refresh() -> Bool {
    let nodes = changed
    changed = []
    var hasChanged = false
    for node in nodes where !node.isRemoved {
      switch node.content {
      case .element(let element): hasChanged = replace(element) || hasChanged
      case .region:
        if let element = outline.standIn(for: node) { hasChanged = replace(element) || hasChanged }
      case .text(let text):
        if let place = outline.places[node.id] { tree.updateText(at: place, text) }
        if let standing = outline.absorbers[node.id].flatMap({ self.nodes[$0] }),
          let element = outline.standIn(for: standing)
        {
          hasChanged = replace(element) || hasChanged
        }
      case .group(let group):
        if let place = outline.places[node.id] { tree.updateGroup(at: place) { $0 = group } }
      case .rule: tree.formErrors = outline.formErrors
      case .none, .toolbar, .hidden: break
      }
    }
    return hasChanged
  }

  /// Puts an element into the form in place of what stood there for it.
  ///
  /// - Returns: Whether something else stood there.
  private func replace(_ element: FormElement) -> Bool {
    if let old = tree[element.id] {
      guard old != element else { return false }
      tree.update(element.id) { $0 = element }
    } else if let button = tree.toolbar.firstIndex(where: { $0.id == element.id }) {
      guard tree.toolbar[button] != element else { return false }
      tree.toolbar[button] = element
    } else {
      return false
    }
    return true
  }

  private func note(_ warnings: [FocusWarning]) {
    for warning in warnings {
      switch warning {
      case .nothingBears(let value):
        warn(
          "focus was asked for \(value.described), but no view that can take it bears that value;"
            + " give it to one with .focused(_:equals:)")
      case .ambiguous(let value, let first, let second):
        let names = [first, second].map { "“\(tree[$0]?.name ?? "")”" }
        warn(
          "\(names[0]) and \(names[1]) both bear the focus value \(value.described), so \(names[0])"
            + " has the focus; give each a value of its own")
      }
    }
  }
}

extension AnyHashable {
  /// The value as its program writes it.
  fileprivate var described: String {
    let mirror = Mirror(reflecting: base)
    guard mirror.displayStyle == .optional, let value = mirror.children.first?.value else {
      return "\(base)"
    }
    return "\(value)"
  }
}
