import FocusCore

extension View {
  /// Keeps focus that is lost in the view in there, while anything in it can have it, and lets what
  /// prefers the focus in this name have it first.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScope(namespace: namespace))
  }

  /// Makes the view a section of the form: a key leads from one section to the next.
  ///
  /// It is no stop itself.
  nonisolated public func focusSection() -> some View { modifier(FocusSection()) }

  /// Lets the view have the focus when the form opens, or begins anew in the scope of that name.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(FocusPreference(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}

/// A scope of the focus.
struct FocusScope {
  let namespace: Namespace.ID

  nonisolated init(namespace: Namespace.ID) { self.namespace = namespace }
}

extension FocusScope: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    let namespace = namespace
    node.graph.scopes.add(namespace, at: node.id)
    node.content = .region(
      NodeContent.Region(
        traits: .scope,
        entry: { [weak graph = node.graph] map in
          graph?.scopes.preferred(in: namespace, map)
        }, isEntryAtStartOnly: true))
    node.setChild(content)
  }
}

/// A section of the form.
struct FocusSection {
  nonisolated init() {}
}

extension FocusSection: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    node.content = .region(NodeContent.Region(traits: .section))
    node.setChild(content)
  }
}

/// Whether a view has the focus first in a scope.
struct FocusPreference {
  let isPreferred: Bool
  let namespace: Namespace.ID

  nonisolated init(isPreferred: Bool, namespace: Namespace.ID) {
    self.isPreferred = isPreferred
    self.namespace = namespace
  }
}

extension FocusPreference: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    node.graph.scopes.prefer(isPreferred, node.id, in: namespace)
    node.content = .region(NodeContent.Region())
    node.setChild(content)
  }
}
