import FocusCore
import FormCore
import Observation

/// A view where it stands: what it remembers, what is in it, and what there is of it in the form.
@MainActor
final class ViewNode {
  let id: Int
  unowned let graph: ViewGraph
  private(set) unowned var parent: ViewNode?
  let depth: Int

  private(set) var children: [ViewNode] = []
  /// What was handed down to it.
  private(set) var environment: EnvironmentValues
  /// What there is of it in the form.
  var content = NodeContent.none {
    didSet { graph.contentChanged(self, from: oldValue) }
  }
  /// What a control does.
  var actions = ControlActions()
  /// What a view of this kind remembers from one evaluation to the next.
  var memory: Any?
  /// What it calls the form.
  var title: String? {
    didSet { if title != oldValue { graph.structureChanged() } }
  }
  /// Where it comes among its siblings: the highest first.
  var sortPriority = 0.0 {
    didSet { if sortPriority != oldValue { graph.structureChanged() } }
  }
  /// The pass in which it was evaluated last.
  var pass = 0
  /// What a control held at first.
  var firstValue: FormValue?
  /// Whether the person has changed what a control holds.
  var isEdited = false
  /// Whether what it reads is being noted.
  private var isReading = false
  /// What is done when that is noted.
  private var waiting: [() -> Void] = []
  /// Whether it is being evaluated now.
  private(set) var isEvaluating = false
  /// Called when the node goes away.
  var onRemoval: [() -> Void] = []

  /// The states that its properties are linked to, by the property's path.
  private var properties: [PropertyPath: AnyObject] = [:]
  private var view: any View
  private var type: any View.Type
  private var key: Int
  private let reading: Reading
  private(set) var isRemoved = false

  init(
    _ view: any View, key: Int = 0, in parent: ViewNode?, graph: ViewGraph,
    _ environment: EnvironmentValues
  ) {
    id = graph.nextID()
    self.graph = graph
    self.parent = parent
    depth = (parent?.depth ?? -1) + 1
    self.view = view
    type = Swift.type(of: view)
    self.key = key
    self.environment = environment
    reading = Reading(node: id)
    graph.add(self)
    graph.structureChanged()
  }

  // MARK: Evaluating

  /// Asks the view again what it consists of, and notes what it reads.
  func evaluate() {
    graph.wasEvaluated(self)
    isEvaluating = true
    defer { isEvaluating = false }
    if let view = view as? any PrimitiveView, !view.readsState { return view.render(in: self) }
    reading.cancel()
    let (id, inbox) = (id, graph.inbox)
    isReading = true
    withObservationTracking {
      Reading.$current.withValue(reading) { render(view) }
    } onChange: {
      inbox.invalidate(CollectionOfOne(id))
    }
    isReading = false
    let waiting = waiting
    self.waiting = []
    waiting.forEach { $0() }
  }

  /// Does something with children once this node has read what it reads: what is observed inside of
  /// what is observed would count as read by both.
  func afterReading(_ action: @escaping () -> Void) {
    if isReading { waiting.append(action) } else { action() }
  }

  private func render<Content: View>(_ view: Content) {
    if let view = view as? any PrimitiveView {
      view.render(in: self)
    } else {
      install(propertiesOf: view)
      setChild(view.body)
    }
  }

  /// Links the states that a view or modifier declares to where this node keeps them.
  func install(propertiesOf owner: some Any) {
    DynamicProperties.install(owner, in: self)
  }

  /// Where a property of this node is kept, made when it is asked for first.
  func location<Location: AnyObject>(
    at path: PropertyPath, make: () -> Location
  ) -> Location {
    if let location = properties[path] as? Location { return location }
    let location = make()
    properties[path] = location
    return location
  }

  // MARK: Children

  /// Sets what stands at a place in it, keeping what stands there if it is of the same kind.
  ///
  /// It is done when this node has read what it reads.
  func setChild(
    _ view: any View, at index: Int = 0, key: Int = 0, _ environment: EnvironmentValues? = nil
  ) {
    let environment = environment ?? self.environment
    afterReading { self.place(view, at: index, key: key, environment) }
  }

  /// Sets what stands at a place in it, at once.
  func place(_ view: any View, at index: Int, key: Int = 0, _ environment: EnvironmentValues) {
    let old = children.indices.contains(index) ? children[index] : nil
    let child = makeChild(view, key: key, reusing: old, environment)
    guard child !== old else { return }
    if let old {
      old.remove()
      children[index] = child
    } else {
      children.append(child)
    }
  }

  /// A child for a view: the old one if it is of the same kind, else a new one.
  func makeChild(
    _ view: any View, key: Int = 0, reusing old: ViewNode?, _ environment: EnvironmentValues
  ) -> ViewNode {
    if let old, old.type == Swift.type(of: view), old.key == key {
      old.view = view
      old.environment = environment
      old.evaluate()
      return old
    }
    let child = ViewNode(view, key: key, in: self, graph: graph, environment)
    child.evaluate()
    return child
  }

  /// Takes away what stands from a place on.
  func removeChildren(from index: Int) {
    afterReading { [self] in
      guard index < children.count else { return }
      children[index...].forEach { $0.remove() }
      children.removeSubrange(index...)
    }
  }

  /// Sets all of its children, in order; those that are not among them go away.
  func replaceChildren(with new: [ViewNode]) {
    guard !children.elementsEqual(new, by: ===) else { return }
    let kept = Set(new.map(ObjectIdentifier.init))
    for child in children where !kept.contains(ObjectIdentifier(child)) { child.remove() }
    children = new
    graph.structureChanged()
  }

  private func remove() {
    isRemoved = true
    reading.cancel()
    graph.remove(self)
    children.forEach { $0.remove() }
    onRemoval.forEach { graph.afterwards($0) }
  }
}
