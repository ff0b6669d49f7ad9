/// What is handed down from view to view.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var own = Own(FormEnvironment())

  /// What the form itself hands down: shared until it is changed, for it is copied for every view.
  var form: FormEnvironment {
    _read { yield own.form }
    _modify {
      if !isKnownUniquelyReferenced(&own) { own = Own(own.form) }
      yield &own.form
    }
  }

  private final class Own {
    var form: FormEnvironment
    init(_ form: FormEnvironment) { self.form = form }
  }

  /// Creates what is handed down to the first view.
  public init() {}

  /// A value by its key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Nothing at all would do as an optional value.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object by its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// Names a value that is handed down from view to view.
public protocol EnvironmentKey {
  /// What kind of value it is.
  associatedtype Value
  /// The value where nobody has handed one down.
  static var defaultValue: Value { get }
}
