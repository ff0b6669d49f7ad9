import FocusCore

/// The scopes that programs have named, and what wants the focus in them.
struct NamedScopes {
  private var scopes: [Namespace.ID: Int] = [:]
  private var preferring: [Namespace.ID: Set<Int>] = [:]
  /// Which scopes each node names, or wants the focus in.
  private var namespaces: [Int: Set<Namespace.ID>] = [:]
  private var resets: [Namespace.ID] = []

  /// Names the scope of a node.
  mutating func add(_ namespace: Namespace.ID, at node: Int) {
    scopes[namespace] = node
    namespaces[node, default: []].insert(namespace)
  }

  /// Notes whether a node wants the focus when a scope is asked for it.
  mutating func prefer(_ isPreferred: Bool, _ node: Int, in namespace: Namespace.ID) {
    if isPreferred {
      preferring[namespace, default: []].insert(node)
      namespaces[node, default: []].insert(namespace)
    } else {
      preferring[namespace]?.remove(node)
    }
  }

  mutating func forget(_ node: Int) {
    for namespace in namespaces.removeValue(forKey: node) ?? [] {
      if scopes[namespace] == node { scopes[namespace] = nil }
      preferring[namespace]?.remove(node)
      if preferring[namespace]?.isEmpty == true { preferring[namespace] = nil }
    }
  }

  /// The stop that wants the focus in a scope; the first, if several do.
  func preferred(in namespace: Namespace.ID, _ map: FocusMap) -> FocusID? {
    (preferring[namespace] ?? []).compactMap { map.target(in: FocusID($0)) }
      .min { map.index(of: $0) ?? 0 < map.index(of: $1) ?? 0 }
  }

  /// Asks for the focus to begin anew in a scope.
  mutating func reset(in namespace: Namespace.ID) { resets.append(namespace) }

  /// The scope that was to begin anew last, if one was.
  mutating func takeReset() -> FocusID? {
    defer { resets = [] }
    return resets.last.flatMap { scopes[$0] }.map { FocusID($0) }
  }
}
