import Foundation

/// Places views before or behind another one; they are met before or after it.
struct Beside<Other> {
  let other: Other
  let isBefore: Bool

  nonisolated init(_ other: Other, isBefore: Bool) {
    self.other = other
    self.isBefore = isBefore
  }
}

extension Beside: ViewModifier where Other: View {
  typealias Body = Never
}

extension Beside: PrimitiveModifier where Other: View {
  func render(_ content: some View, in node: ViewNode) {
    if isBefore {
      node.setChild(other, at: 0)
      node.setChild(content, at: 1)
    } else {
      node.setChild(content, at: 0)
      node.setChild(other, at: 1)
    }
  }
}

extension View {
  /// Places views behind the view: what is said of them is said before it.
  nonisolated public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(Beside(content(), isBefore: true))
  }

  /// Places a view behind the view: what is said of it is said before it.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(Beside(background, isBefore: true))
  }

  /// The view; what is behind it does not matter here.
  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// The view; what is behind it does not matter here.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    self
  }

  /// The view; what is behind it does not matter here.
  nonisolated public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline
  ) -> some View {
    self
  }

  /// The view; what is behind it does not matter here.
  nonisolated public func background<Outline: Shape>(in shape: Outline) -> some View { self }

  /// Places views before the view: they are met after it.
  nonisolated public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(Beside(content(), isBefore: false))
  }

  /// Places a view before the view: it is met after it.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(Beside(overlay, isBefore: false))
  }

  /// The view; what is over it does not matter here.
  nonisolated public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// The view; what is over it does not matter here.
  nonisolated public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline
  ) -> some View {
    self
  }

  /// Places views at the top or bottom of the view: they are met before or after it.
  nonisolated public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(Beside(content(), isBefore: edge == .top))
  }

  /// Places views at the beginning or end of the view: they are met before or after it.
  nonisolated public func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(Beside(content(), isBefore: edge == .leading))
  }
}
