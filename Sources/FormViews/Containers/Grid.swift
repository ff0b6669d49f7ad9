import Foundation

/// What is in it is met row by row.
public struct Grid<Content> {
  let content: Content
}

extension Grid where Content: View {
  /// A container of what a closure lists; how it is arranged does not matter here.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }
}

extension Grid: View where Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Grid: PrimitiveView, TransparentContainer where Content: View {}

/// What is in it is met row by row.
public struct GridRow<Content> {
  let content: Content
}

extension GridRow where Content: View {
  /// A container of what a closure lists; how it is arranged does not matter here.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }
}

extension GridRow: View where Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension GridRow: PrimitiveView, TransparentContainer where Content: View {}

extension View {
  /// The view; how many columns it spans does not matter here.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { self }

  /// The view; where it stands in its cell does not matter here.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// The view; how its column is aligned does not matter here.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// The view; whether it takes room of its own does not matter here.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
