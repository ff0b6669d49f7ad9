import FocusCore

/// A value that a view owns, and that it is evaluated again for when it changes.
///
/// Any thread may write it; the view follows on the main actor. The shape is SwiftUI's `State`.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let link: Guarded<Link>
  private let initial: Value

  /// Where the state is kept, and the node that keeps it.
  private struct Link {
    var location: StateLocation<Value>
    var node: Int?
  }

  /// Creates a state with what it holds at first.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    link = Guarded(Link(location: StateLocation(wrappedValue)))
  }

  /// Creates a state with what it holds at first.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// What the state holds.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// What others may read and change it by.
  public var projectedValue: Binding<Value> {
    let location = location
    return Binding {
      location.value
    } set: {
      location.value = $0
    }
  }

  private var location: StateLocation<Value> { link.withLock { $0.location } }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that holds nothing at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: LinkedProperty {
  func link(to node: ViewNode, at path: PropertyPath) {
    // Of a value that stood elsewhere before, what was kept there is gone with that place.
    let kept = node.location(at: path) {
      link.withLock { $0.node == nil ? $0.location : StateLocation(initial) }
    }
    kept.observe(with: node.graph.inbox)
    let earlier = link.withLock { link in
      defer { link = Link(location: kept, node: node.id) }
      return link.node
    }
    if let earlier, earlier != node.id { node.graph.suspectSharing(between: earlier, and: node) }
  }
}

/// Where a state is kept.
final class StateLocation<Value>: Sendable {
  private let value_: Guarded<Value>
  private let readers = Guarded<Readers?>(nil)

  init(_ value: Value) { value_ = Guarded(value) }

  func observe(with inbox: Inbox) {
    readers.withLock { if $0 == nil { $0 = Readers(inbox: inbox) } }
  }

  var value: Value {
    get {
      readers.withLock { $0 }?.wasRead()
      return value_.withLock { $0 }
    }
    set {
      let isSame = value_.withLock { value in
        defer { value = newValue }
        return Sameness.holds(value, newValue)
      }
      if !isSame { readers.withLock { $0 }?.changed() }
    }
  }
}

/// Whether what a state is set to is what it held: then nobody need look again.
private enum Sameness {
  static func holds<Value>(_ old: Value, _ new: Value) -> Bool {
    if type(of: old) is AnyClass { return (old as AnyObject) === (new as AnyObject) }
    return (old as? any Equatable).map { equals($0, new) } ?? false
  }

  private static func equals<Old: Equatable>(_ old: Old, _ new: Any) -> Bool {
    (new as? Old) == old
  }
}
