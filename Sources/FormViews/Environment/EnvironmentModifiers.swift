import Observation

/// Changes what is handed down to a view.
struct EnvironmentChange {
  let change: (inout EnvironmentValues) -> Void
  /// Whether the change is a program's own, which may read a state.
  let readsState: Bool

  nonisolated init(
    readsState: Bool = false, _ change: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.change = change
    self.readsState = readsState
  }
}

extension EnvironmentChange: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    var environment = node.environment
    change(&environment)
    node.setChild(content, environment)
  }
}

extension View {
  /// The view with a change in what is handed down to it.
  nonisolated func changing(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(EnvironmentChange(change))
  }

  /// Hands a value down to the view and everything in it.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    changing { $0[keyPath: keyPath] = value }
  }

  /// Hands an object down to the view and everything in it.
  nonisolated public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    changing { $0[object: Object.self] = object }
  }

  /// Changes a value that is handed down to the view and everything in it.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentChange(readsState: true) { transform(&$0[keyPath: keyPath]) })
  }

  /// Makes everything in the view unusable, and so no stop of the focus.
  ///
  /// What is disabled further out stays so.
  nonisolated public func disabled(_ isDisabled: Bool) -> some View {
    changing { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
}
