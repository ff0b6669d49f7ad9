import Observation

/// An observable object whose properties can be bound: `$model.name` is a binding.
///
/// The shape is SwiftUI's `Bindable`; it may also be declared in a body, as
/// `@Bindable var model = model`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The object with its properties to be bound.
  public var projectedValue: Bindable<Value> { self }

  // The initialisers that declarations use without naming them must stand in here.

  /// Takes an object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding {
      object[keyPath: keyPath]
    } set: { new in
      object[keyPath: keyPath] = new
    }
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Takes an object.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// Takes over what another one projects.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
