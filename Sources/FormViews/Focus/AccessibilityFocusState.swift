import FocusCore

/// A property that tells what assistive technology has its focus on, and moves that focus when it
/// is written.
///
/// There is one focus here, which is spoken: the property does what a `FocusState` does, and the two
/// always agree.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let state: FocusState<Value>

  /// Creates a state that is true while what it is bound to has the focus.
  public init() where Value == Bool { state = FocusState() }

  /// Creates a state that names what has the focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? { state = FocusState() }

  /// Creates a state that is true while what it is bound to has the focus.
  ///
  /// Which technologies are meant makes no difference: all of them are spoken to here.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates a state that names what has the focus.
  ///
  /// Which technologies are meant makes no difference: all of them are spoken to here.
  public init<Wrapped: Hashable>(
    for technologies: AccessibilityTechnologies
  ) where Value == Wrapped? {
    self.init()
  }

  /// What has the focus; writing it moves the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What binds the state to what can have the focus.
  public var projectedValue: Binding { Binding(focus: state.projectedValue) }

  /// A focus state of someone else: what `$` makes of it.
  @propertyWrapper
  public struct Binding: Sendable {
    let focus: FocusState<Value>.Binding

    /// What has the focus; writing it moves the focus.
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }

    /// The binding itself, to be passed on.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: LinkedProperty {
  func link(to node: ViewNode, at path: PropertyPath) { state.link(to: node, at: path) }
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  /// The technologies as bits.
  public let rawValue: UInt64

  /// Creates technologies from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// What reads the form aloud.
  public static let voiceOver = Self(rawValue: 1 << 0)
  /// What operates the form by switches.
  public static let switchControl = Self(rawValue: 1 << 1)
}

extension View {
  /// Lets a state be true while the focus is in the view, and moves the focus there when it is set.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focused(condition.focus)
  }

  /// Lets a state hold a value while the focus is in the view, and moves the focus there when it is
  /// set to the value.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding.focus, equals: value)
  }
}
