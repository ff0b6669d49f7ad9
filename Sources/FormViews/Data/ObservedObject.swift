import FocusCore

/// An object of somebody else's that a view follows: any change of it has the view evaluated again.
///
/// The shape is SwiftUI's `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Takes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Takes an object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// What the object's properties are bound by.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// An object whose properties can be bound.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding {
        object[keyPath: keyPath]
      } set: { new in
        object[keyPath: keyPath] = new
      }
    }
  }
}

extension ObservedObject: LinkedProperty {
  func link(to node: ViewNode, at path: PropertyPath) {
    node.location(at: path) { ObjectLocation(wrappedValue) }.follow(wrappedValue, from: node)
  }
}

/// An object that a view owns and follows: made once, and kept for as long as the view stands there.
///
/// The shape is SwiftUI's `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let link: Guarded<Link>

  /// The object, once it is made, and the node that keeps it.
  private struct Link {
    var make: () -> ObjectType
    var object: ObjectType?
    var node: Int?
  }

  /// Creates an object when the view first stands somewhere.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    link = Guarded(Link(make: wrappedValue))
  }

  /// The object.
  public var wrappedValue: ObjectType {
    let current = link.withLock { $0 }
    if let object = current.object { return object }
    let object = current.make()
    link.withLock { $0.object = object }
    return object
  }

  /// What the object's properties are bound by.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: LinkedProperty {
  func link(to node: ViewNode, at path: PropertyPath) {
    // Of a value that stood elsewhere before, the object is gone with that place.
    let location = node.location(at: path) {
      let current = link.withLock { $0 }
      return ObjectLocation(current.node == nil ? wrappedValue : current.make())
    }
    let earlier = link.withLock { link in
      defer { (link.object, link.node) = (location.object, node.id) }
      return link.node
    }
    if let earlier, earlier != node.id { node.graph.suspectSharing(between: earlier, and: node) }
    location.follow(location.object, from: node)
  }
}

/// An object that was handed down and that a view follows.
///
/// The shape is SwiftUI's `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let link = Guarded<ObjectType?>(nil)

  /// Reads the object of the type, which must have been handed down.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = link.withLock({ $0 }) else {
      fatalError(
        "no \(ObjectType.self) was handed down; give one to a view around with "
          + ".environmentObject(_:)")
    }
    return object
  }

  /// What the object's properties are bound by.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: LinkedProperty {
  func link(to node: ViewNode, at path: PropertyPath) {
    guard let object = node.environment[object: ObjectType.self] else { return }
    link.withLock { $0 = object }
    node.location(at: path) { ObjectLocation(object) }.follow(object, from: node)
  }
}

extension View {
  /// Hands an object down to the view and everything in it.
  nonisolated public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    changing { $0[object: Object.self] = object }
  }
}
