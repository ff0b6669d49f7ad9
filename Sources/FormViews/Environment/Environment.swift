import FocusCore
import Observation

/// A value that was handed down to a view.
///
/// The shape is SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let link = Guarded(EnvironmentValues())

  /// Reads the value that a key path names.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the object of a type, which must have been handed down.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[object: type] else {
        fatalError("no \(type) was handed down; give one to a view around with .environment(_:)")
      }
      return object
    }
  }

  /// Reads the object of a type, if one was handed down.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  /// The value.
  public var wrappedValue: Value { read(link.withLock { $0 }) }
}

extension Environment: LinkedProperty {
  func link(to node: ViewNode, at path: PropertyPath) {
    link.withLock { $0 = node.environment }
  }
}
