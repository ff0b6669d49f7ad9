/// A change to a view, described by what comes of it.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What comes of it.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ModifierContent<Self>

  /// The view with the change.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Self.Body
}

extension ViewModifier where Body == Never {
  /// Modifiers that act by themselves have none.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

extension ViewModifier {
  /// This change, and then another one.
  nonisolated public func concat<Next>(_ next: Next) -> ModifiedContent<Self, Next> {
    ModifiedContent(content: self, modifier: next)
  }
}

/// A modifier that acts by itself.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Whether it may read a state while it renders.
  var readsState: Bool { get }

  func render(_ content: some View, in node: ViewNode)
}

extension PrimitiveModifier {
  var readsState: Bool { false }
}

/// The view that a modifier changes, for its body to place.
public struct ModifierContent<Modifier> {
  fileprivate let view: any View
}

extension ModifierContent: View {
  /// A view of its own.
  public typealias Body = Never
}

extension ModifierContent: PrimitiveView {
  var readsState: Bool { false }

  func render(in node: ViewNode) { node.setChild(view) }
}

/// A view, or a modifier, and a change to it.
public struct ModifiedContent<Content, Modifier> {
  /// What is changed.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Joins a view and a change.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A view of its own.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  var readsState: Bool { (modifier as? any PrimitiveModifier)?.readsState ?? true }

  func render(in node: ViewNode) {
    if let modifier = modifier as? any PrimitiveModifier {
      modifier.render(content, in: node)
    } else {
      node.install(propertiesOf: modifier)
      node.setChild(modifier.body(content: ModifierContent(view: content)))
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view with the one change and then the other.
  public func body(content: ModifierContent<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// The view with a change.
  nonisolated public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
