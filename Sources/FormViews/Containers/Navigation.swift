/// Where a form stands among others: here it stands alone, and its `navigationTitle` is its name.
///
/// It cannot lead to another screen.
public struct NavigationStack<Content> {
  let content: Content
}

extension NavigationStack where Content: View {
  /// A container of what a closure lists.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension NavigationStack: View where Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension NavigationStack: PrimitiveView, TransparentContainer where Content: View {}

/// Where a form stands among others: here it stands alone, and its `navigationTitle` is its name.
///
/// It cannot lead to another screen.
public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView where Content: View {
  /// A container of what a closure lists.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension NavigationView: View where Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension NavigationView: PrimitiveView, TransparentContainer where Content: View {}

/// Names the form.
struct FormTitle {
  let title: String

  nonisolated init(title: String) { self.title = title }
}

extension FormTitle: PrimitiveModifier {
  typealias Body = Never

  func render(_ content: some View, in node: ViewNode) {
    node.title = title
    node.setChild(content)
  }
}

extension View {
  /// Names the form.
  nonisolated public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    modifier(FormTitle(title: String(title)))
  }

  /// Names the form.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    modifier(FormTitle(title: title.string))
  }

  /// Names the form.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(FormTitle(title: title.string))
  }

  /// Names the form.
  nonisolated public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    modifier(FormTitle(title: String(title)))
  }

  /// Names the form.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle(_ title: LocalizedStringKey) -> some View {
    modifier(FormTitle(title: title.string))
  }

  /// Names the form.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    modifier(FormTitle(title: title.string))
  }

  /// Names the form.
  nonisolated public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(FormTitle(title: String(title)))
  }

  /// Names the form.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(FormTitle(title: title.string))
  }

  /// Names the form.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(FormTitle(title: title.string))
  }

  /// The view; how big its title is does not matter here.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }

  /// The view; whether there is a bar does not matter here.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// The view: it has no button that leads back.
  nonisolated public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }

  /// The view; how it stands beside others does not matter here.
  nonisolated public func navigationViewStyle<Style: NavigationViewStyle>(
    _ style: Style
  ) -> some View {
    self
  }
}

/// The bar at the top of a screen; here there is none.
public struct NavigationBarItem: Hashable, Sendable {
  /// How big a title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the system has it, small, big.
    case automatic, inline, large
  }
}
