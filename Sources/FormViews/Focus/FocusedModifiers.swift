import FocusCore

extension View {
  /// Lets a state be true while the focus is in the view, and moves the focus there when it is set.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusBearing(binding: condition, value: true))
  }

  /// Lets a state hold a value while the focus is in the view, and moves the focus there when it is
  /// set to the value.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusBearing(binding: binding, value: value))
  }
}

/// Lets a view bear a value of a focus state.
struct FocusBearing<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value

  nonisolated init(binding: FocusState<Value>.Binding, value: Value) {
    self.binding = binding
    self.value = value
  }
}

extension FocusBearing: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    node.bear(binding, equals: value)
    node.setChild(content, node.environmentInRegion())
  }
}

extension ViewNode {
  /// What a node bore when it was evaluated last.
  private struct Borne<Value: Hashable>: Equatable {
    let location: ObjectIdentifier
    let value: Value
  }

  /// Makes the node a region that bears a value of a focus state.
  func bear<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) {
    let new = Borne(location: ObjectIdentifier(binding.location), value: value)
    guard memory as? Borne<Value> != new else { return }
    memory = new
    content = .region(NodeContent.Region())
    graph.focusStates.unbind(FocusID(id))
    graph.focusStates.bind(binding, equals: value, to: FocusID(id))
    // Where the focus comes in may be another place now.
    graph.structureChanged()
    graph.inbox.wake()
  }

  /// What is handed down in a region of the focus: whether the focus is in there.
  func environmentInRegion() -> EnvironmentValues {
    var environment = environment
    environment.form.focusStatus = graph.followers.status(of: id)
    return environment
  }
}

extension FocusState: DynamicProperty, LinkedProperty {
  func link(to node: ViewNode, at path: PropertyPath) {
    let kept = node.location(at: path) {
      location.connect(
        to: node.graph.focusStates.requests, observer: Readers(inbox: node.graph.inbox))
      return location
    }
    if kept !== location { location = kept }
  }
}
