import FocusCore

/// A value that a view owns, and that it is evaluated again for when it changes.
///
/// Any thread may write it; the view follows on the main actor. The shape is SwiftUI's `State`.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let link: Guarded<StateLocation<Value>>

  /// Creates a state with what it holds at first.
  public init(wrappedValue: Value) { link = Guarded(StateLocation(wrappedValue)) }

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

  private var location: StateLocation<Value> { link.withLock { $0 } }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that holds nothing at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: LinkedProperty {
  func link(to node: ViewNode, at path: PropertyPath) {
    let own = location
    let kept = node.location(at: path) { own }
    kept.observe(with: node.graph.inbox)
    if kept !== own { link.withLock { $0 = kept } }
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
      value_.withLock { $0 = newValue }
      readers.withLock { $0 }?.changed()
    }
  }
}
