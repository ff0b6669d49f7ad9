import FocusCore

/// When a default focus counts.
///
/// Either way it counts when the form opens, and when the program gives the focus to what is around.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  let countsForPerson: Bool

  /// The person, on the way through the form, does not follow it.
  public static let automatic = Self(countsForPerson: false)
  /// The person too, coming in from outside, comes in there.
  public static let userInitiated = Self(countsForPerson: true)
}

extension View {
  /// Says where the focus begins in the view: at what bears a value of a focus state.
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocus(binding: binding, value: value, priority: priority))
  }
}

/// Says where the focus begins in a view.
struct DefaultFocus<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
  let priority: DefaultFocusEvaluationPriority

  nonisolated init(
    binding: FocusState<Value>.Binding, value: Value, priority: DefaultFocusEvaluationPriority
  ) {
    self.binding = binding
    self.value = value
    self.priority = priority
  }
}

extension DefaultFocus: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    let isNews = node.memory as? Value != value
    node.memory = value
    let (binding, value) = (binding, value)
    node.content = .region(
      NodeContent.Region(
        traits: priority.countsForPerson ? .entryForPerson : [],
        entry: { [weak graph = node.graph] map in
          graph?.focusStates.target(of: binding, equals: value, in: map)
        }))
    // Entries are worked out with the shape of the form.
    if isNews { node.graph.structureChanged() }
    node.setChild(content)
  }
}
