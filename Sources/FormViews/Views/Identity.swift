/// Gives a view an identity: with another one it is another view.
struct IdentityChange<ID: Hashable> {
  let id: ID

  nonisolated init(_ id: ID) { self.id = id }
}

extension IdentityChange: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    let last = node.memory as? (id: ID, count: Int) ?? (id, 0)
    let count = last.id == id ? last.count : last.count + 1
    node.memory = (id: id, count: count)
    node.setChild(content, key: count)
  }
}

extension View {
  /// Gives the view an identity.
  ///
  /// When it becomes another one, the old view goes away with all it remembers, the focus included,
  /// and a new one stands there.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityChange(id)) }
}

/// A view that is the same as long as it is equal.
///
/// What is handed down to it may change all the same, so it is asked again whenever the view around
/// it is. Comparing would save time and nothing else.
public struct EquatableView<Content> {
  /// The view.
  public var content: Content
}

extension EquatableView where Content: View & Equatable {
  /// Takes a view.
  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View where Content: View & Equatable {
  /// A view of its own.
  public typealias Body = Never
}

extension EquatableView: PrimitiveView where Content: View & Equatable {
  func render(in node: ViewNode) { node.setChild(content) }
}

extension View where Self: Equatable {
  /// The view as one that is the same as long as it is equal.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
