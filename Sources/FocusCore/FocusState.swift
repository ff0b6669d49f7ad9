/// A property that tells what has the focus, and moves the focus when it is written.
///
/// It is `false` or `nil` while nothing it is bound to has the focus. A write is a request: it is
/// obeyed when the program has finished what it is doing, and from then on the property tells what
/// really has the focus. The shape is SwiftUI's `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: Sendable {
  private let link: Link

  /// Where the state is kept: the first owner keeps it, and later copies of the owner are linked to
  /// the same place.
  private final class Link: @unchecked Sendable {
    // Replaced only while its owner is installed, before anybody else can see it.
    var location: FocusLocation<Value>
    init(_ location: FocusLocation<Value>) { self.location = location }
  }

  /// Creates a state that is true while what it is bound to has the focus.
  public init() where Value == Bool { link = Link(FocusLocation(resting: false)) }

  /// Creates a state that names what has the focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    link = Link(FocusLocation(resting: nil))
  }

  /// What has the focus; writing it moves the focus.
  public var wrappedValue: Value {
    get { link.location.value }
    nonmutating set { link.location.value = newValue }
  }

  /// What binds the state to what can have the focus.
  public var projectedValue: Binding { Binding(location: link.location) }

  /// Where the state is kept, for whoever keeps it longer than the value that declares it.
  public var location: FocusLocation<Value> {
    get { link.location }
    nonmutating set { link.location = newValue }
  }

  /// A focus state of someone else: what `$` makes of it.
  @propertyWrapper
  public struct Binding: Sendable {
    /// Where the state is kept.
    public let location: FocusLocation<Value>

    /// What has the focus; writing it moves the focus.
    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { location.value = newValue }
    }

    /// The binding itself, to be passed on.
    public var projectedValue: Binding { self }
  }
}
