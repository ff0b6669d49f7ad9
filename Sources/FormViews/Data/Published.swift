import FocusCore

/// A property of an `ObservableObject` whose changes are told.
///
/// The shape is Combine's; a publisher of its own, as `$name` would be there, it has not.
@propertyWrapper
public struct Published<Value> {
  private let box: Box

  private final class Box: Sendable {
    let state: Guarded<State>

    init(_ value: Value) { state = Guarded(State(value: value)) }
  }

  private struct State {
    var value: Value
    var publisher: ObservableObjectPublisher?
  }

  /// Creates a property with what it holds at first.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// Creates a property with what it holds at first.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Not to be used: an object's property is read and written through the object.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is for properties of classes") }
    set { fatalError("@Published is for properties of classes") }
  }

  /// What the property of an object holds.
  ///
  /// Views are told after the write, so that they find what was written whichever thread wrote it.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.state.withLock { $0.value } }
    set {
      let publisher = object[keyPath: storageKeyPath].box.state.withLock { state in
        state.value = newValue
        return state.publisher
      }
      publisher?.send()
    }
  }
}

/// A published property, whatever its type is.
protocol PublishedProperty {
  /// What it tells of its changes.
  var publisher: ObservableObjectPublisher? { get }

  /// Has it tell of its changes there.
  func connect(to publisher: ObservableObjectPublisher)
}

extension Published: PublishedProperty {
  var publisher: ObservableObjectPublisher? { box.state.withLock { $0.publisher } }

  func connect(to publisher: ObservableObjectPublisher) {
    box.state.withLock { $0.publisher = publisher }
  }
}
