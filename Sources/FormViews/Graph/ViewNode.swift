import FocusCore
import FormCore

/// How much of a view is met.
enum Showing {
  /// All of it.
  case everything
  /// Its controls, but no texts: they are said by something else.
  case controls
  /// Only the fields that take text: nothing of it is in sight, but they can have the focus.
  case textFields
  /// Nothing: it is part of something else.
  case nothing
}

/// A view where it stands: what it remembers, what is in it, and what there is of it in the form.
@MainActor
final class ViewNode {
  let id: Int
  unowned let graph: ViewGraph
  private(set) unowned var parent: ViewNode?
  let depth: Int

  /// What is in it, evaluated.
  var children: [ViewNode] {
    if isEvaluating { evaluateChildren() }
    return placed
  }
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
  /// How much of it is met.
  var showing = Showing.everything {
    didSet { if showing != oldValue { graph.structureChanged() } }
  }
  /// The pass in which it was evaluated last.
  var pass = 0
  /// What a control held at first.
  var firstValue: FormValue?
  /// Whether the person has changed what a control holds.
  var isEdited = false
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
  private let observing = Observing()
  /// What stands in it.
  private var placed: [ViewNode] = []
  /// What in it is to be evaluated when it has been itself.
  private var unevaluated: [ViewNode] = []
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

  /// The type of its view, as a program's author writes it.
  var typeName: String { "\(type)" }

  // MARK: Evaluating

  /// Asks the view again what it consists of, and notes what it reads.
  func evaluate() {
    graph.wasEvaluated(self)
    isEvaluating = true
    defer { isEvaluating = false }
    if let view = view as? any PrimitiveView, !view.readsState {
      view.render(in: self)
      return evaluateChildren()
    }
    reading.cancel()
    observing.cancel()
    let (id, inbox) = (id, graph.inbox)
    observing.track {
      Reading.$current.withValue(reading) { render(view) }
    } onChange: {
      inbox.invalidate(CollectionOfOne(id))
    }
    evaluateChildren()
  }

  /// Evaluates what was placed in it and waits.
  ///
  /// What is read in there counts for whoever stands around too, if they are still being tracked:
  /// so it waits until they are not.
  private func evaluateChildren() {
    while !unevaluated.isEmpty {
      let waiting = unevaluated
      unevaluated = []
      for child in waiting where !child.isRemoved {
        Reading.$current.withValue(nil) { child.evaluate() }
      }
    }
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
  func setChild(
    _ view: any View, at index: Int = 0, key: Int = 0, _ environment: EnvironmentValues? = nil
  ) {
    let environment = environment ?? self.environment
    let old = placed.indices.contains(index) ? placed[index] : nil
    let child = makeChild(view, key: key, reusing: old, environment)
    guard child !== old else { return }
    if let old {
      old.remove()
      placed[index] = child
    } else {
      placed.append(child)
    }
  }

  /// A child for a view: the old one if it is of the same kind, else a new one.
  ///
  /// It is evaluated when this node has been, or when this node looks at its children: outside of
  /// what this node is noted to read.
  func makeChild(
    _ view: any View, key: Int = 0, reusing old: ViewNode?, _ environment: EnvironmentValues
  ) -> ViewNode {
    let child: ViewNode
    if let old, old.type == Swift.type(of: view), old.key == key {
      old.view = view
      old.environment = environment
      child = old
    } else {
      child = ViewNode(view, key: key, in: self, graph: graph, environment)
    }
    unevaluated.append(child)
    return child
  }

  /// Takes away what stands from a place on.
  func removeChildren(from index: Int) {
    guard index < placed.count else { return }
    placed[index...].forEach { $0.remove() }
    placed.removeSubrange(index...)
  }

  /// Sets all of its children, in order; those that are not among them go away.
  func replaceChildren(with new: [ViewNode]) {
    guard !placed.elementsEqual(new, by: ===) else { return }
    let kept = Set(new.map(ObjectIdentifier.init))
    for child in placed where !kept.contains(ObjectIdentifier(child)) { child.remove() }
    placed = new
    graph.structureChanged()
  }

  private func remove() {
    isRemoved = true
    reading.cancel()
    observing.cancel()
    graph.remove(self)
    placed.forEach { $0.remove() }
    onRemoval.forEach { graph.afterwards($0) }
  }
}
