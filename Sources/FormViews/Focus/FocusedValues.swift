import FocusCore

/// The values that go with what has the focus.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// A value by its key; `nil` where nothing that has the focus gives one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names a value that goes with what has the focus.
public protocol FocusedValueKey {
  /// What kind of value it is.
  associatedtype Value
}

/// A value that goes with what has the focus.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private let link = Guarded<FocusFollowers?>(nil)

  /// Reads the value that a key path names.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value; `nil` where nothing that has the focus gives one.
  @MainActor @preconcurrency public var wrappedValue: Value? {
    guard let followers = link.withLock({ $0 }) else { return nil }
    followers.valueReaders.wasRead()
    return followers.values[keyPath: keyPath]
  }
}

extension FocusedValue: LinkedProperty {
  func link(to node: ViewNode, at path: PropertyPath) {
    link.withLock { $0 = node.graph.followers }
  }
}

extension View {
  /// Gives a value that goes with the focus while it is in the view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueGiving { $0[keyPath: keyPath] = value })
  }
}

/// Gives values that go with the focus while it is in a view.
struct FocusedValueGiving {
  let give: (inout FocusedValues) -> Void

  nonisolated init(_ give: @escaping (inout FocusedValues) -> Void) { self.give = give }
}

extension FocusedValueGiving: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    node.content = .region(NodeContent.Region())
    node.graph.followers.publish(from: node.id, give)
    node.graph.inbox.wake()
    node.setChild(content)
  }
}
