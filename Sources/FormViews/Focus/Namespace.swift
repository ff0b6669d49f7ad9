import FocusCore

/// A name that is a view's own, for the scopes in it.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  private let link = Guarded(ID(node: 0, path: PropertyPath()))

  /// Creates a name.
  public init() {}

  /// The name.
  public var wrappedValue: ID { link.withLock { $0 } }

  /// What tells names apart.
  public struct ID: Hashable, Sendable {
    let node: Int
    let path: PropertyPath
  }
}

extension Namespace: LinkedProperty {
  func link(to node: ViewNode, at path: PropertyPath) {
    link.withLock { $0 = ID(node: node.id, path: path) }
  }
}
