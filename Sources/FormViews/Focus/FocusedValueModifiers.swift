import Observation

extension View {
  /// Gives a value that goes with the focus while it is in the view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueGiving { $0[keyPath: keyPath] = value })
  }

  /// Gives a value that goes with the focus while it is in the view, or leaves that to others.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueGiving { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Gives an object that goes with the focus while it is in the view.
  nonisolated public func focusedValue<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    modifier(FocusedValueGiving { if let object { $0[object: Object.self] = object } })
  }

  /// Gives a value wherever the focus is, unless what has the focus gives another.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueGiving(isForScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Gives a value wherever the focus is, unless what has the focus gives another, or leaves that to
  /// others.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueGiving(isForScene: true) { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Gives an object wherever the focus is, unless what has the focus gives another.
  nonisolated public func focusedSceneValue<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    modifier(
      FocusedValueGiving(isForScene: true) { if let object { $0[object: Object.self] = object } })
  }
}

/// Gives values that go with the focus while it is in a view.
struct FocusedValueGiving {
  let isForScene: Bool
  let give: (inout FocusedValues) -> Void

  nonisolated init(isForScene: Bool = false, _ give: @escaping (inout FocusedValues) -> Void) {
    self.isForScene = isForScene
    self.give = give
  }
}

extension FocusedValueGiving: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    if !isForScene { node.content = .region(NodeContent.Region()) }
    node.graph.followers.publish(from: node.id, isForScene: isForScene, give)
    node.graph.inbox.wake()
    node.setChild(content)
  }
}
