import FocusCore
import Observation

/// The values that go with what has the focus.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Published] = [:]
  /// The node that is giving its values now.
  var publisher = 0

  private struct Published {
    var value: Any
    var publisher: Int
  }

  init() {}

  /// A value by its key; `nil` where nothing that has the focus gives one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)]?.value as? Key.Value }
    set {
      values[ObjectIdentifier(key)] = newValue.map { Published(value: $0, publisher: publisher) }
    }
  }

  /// An object by its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)]?.value as? Object }
    set {
      values[ObjectIdentifier(type)] = newValue.map { Published(value: $0, publisher: publisher) }
    }
  }

  /// Whether somebody who has read other values should look again.
  ///
  /// What cannot be compared, such as a binding, counts as the same for as long as the same view
  /// gives it: else a view that reads what it gives would never come to rest.
  func isNews(after old: FocusedValues) -> Bool {
    guard values.count == old.values.count else { return true }
    return values.contains { key, new in
      guard let old = old.values[key] else { return true }
      if type(of: new.value) is AnyClass {
        return (new.value as AnyObject) !== (old.value as AnyObject)
      }
      guard let value = new.value as? any Equatable else { return new.publisher != old.publisher }
      return !value.isEqual(to: old.value)
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}

/// Names a value that goes with what has the focus.
public protocol FocusedValueKey {
  /// What kind of value it is.
  associatedtype Value
}

/// A value that goes with what has the focus.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  // Weak by way of the reference: what a view gives often holds the view.
  private let link = Guarded<FormEnvironment.GraphReference?>(nil)

  /// Reads the value that a key path names.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Reads the object of a type.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: type] }
  }

  /// The value; `nil` where nothing that has the focus gives one.
  @MainActor @preconcurrency public var wrappedValue: Value? {
    guard let followers = link.withLock({ $0 })?.graph?.followers else { return nil }
    followers.valueReaders.wasRead()
    return read(followers.values)
  }
}

extension FocusedValue: LinkedProperty {
  func link(to node: ViewNode, at path: PropertyPath) {
    link.withLock { $0 = node.environment.form.graphReference }
  }
}

/// A binding that goes with what has the focus, to be read and changed as what it is bound to.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let binding: FocusedValue<Binding<Value>>

  /// Reads the binding that a key path names.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = FocusedValue(keyPath)
  }

  /// What the binding is bound to; `nil` where nothing that has the focus gives one.
  ///
  /// Writing then does nothing, and neither does writing `nil`.
  @MainActor @preconcurrency public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding to what may be missing.
  @MainActor @preconcurrency public var projectedValue: Binding<Value?> {
    let binding = binding.wrappedValue
    return Binding {
      binding?.wrappedValue
    } set: { new in
      if let new { binding?.wrappedValue = new }
    }
  }
}

extension FocusedBinding: LinkedProperty {
  func link(to node: ViewNode, at path: PropertyPath) { binding.link(to: node, at: path) }
}
