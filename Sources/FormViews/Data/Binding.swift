/// A value that somebody else owns, to be read and changed.
///
/// The shape is SwiftUI's `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding by what reads the value and what changes it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding {
      value
    } set: { _ in
    }
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, to be passed on.
  public var projectedValue: Binding<Value> { self }

  /// Takes a binding over.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject> {
      wrappedValue[keyPath: keyPath]
    } set: { new in
      wrappedValue[keyPath: keyPath] = new
    }
  }
}

extension Binding {
  /// A binding to a value that may be missing, of one that is not.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init {
      base.wrappedValue
    } set: { new in
      if let new { base.wrappedValue = new }
    }
  }

  /// A binding to a value that may be missing; `nil` where it is.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init {
      base.wrappedValue ?? value
    } set: { new in
      base.wrappedValue = new
    }
  }

  /// A binding to a value, hidden in something hashable.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init {
      AnyHashable(base.wrappedValue)
    } set: { new in
      if let new = new.base as? Wrapped { base.wrappedValue = new }
    }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes over the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A run of elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A place.
  public typealias Index = Value.Index
  /// The places.
  public typealias Indices = Value.Indices

  /// The places.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The place after the last one.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The place after another one.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to what stands at a place.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element> {
      wrappedValue[position]
    } set: { new in
      wrappedValue[position] = new
    }
  }
}

extension Binding: BidirectionalCollection
where Value: MutableCollection & BidirectionalCollection {
  /// The place before another one.
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}
