import Foundation

/// What is in it is met one after the other.
///
/// Everything is met, in sight or not.
public struct LazyVStack<Content> {
  let content: Content
}

extension LazyVStack where Content: View {
  /// A container of what a closure lists; how it is arranged does not matter here.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }
}

extension LazyVStack: View where Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension LazyVStack: PrimitiveView, TransparentContainer where Content: View {}

/// What is in it is met one after the other.
///
/// Everything is met, in sight or not.
public struct LazyHStack<Content> {
  let content: Content
}

extension LazyHStack where Content: View {
  /// A container of what a closure lists; how it is arranged does not matter here.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }
}

extension LazyHStack: View where Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension LazyHStack: PrimitiveView, TransparentContainer where Content: View {}

/// What is in it is met one after the other.
///
/// Everything is met, in sight or not.
public struct LazyVGrid<Content> {
  let content: Content
}

extension LazyVGrid where Content: View {
  /// A container of what a closure lists; how it is arranged does not matter here.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }
}

extension LazyVGrid: View where Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension LazyVGrid: PrimitiveView, TransparentContainer where Content: View {}

/// What is in it is met one after the other.
///
/// Everything is met, in sight or not.
public struct LazyHGrid<Content> {
  let content: Content
}

extension LazyHGrid where Content: View {
  /// A container of what a closure lists; how it is arranged does not matter here.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }
}

extension LazyHGrid: View where Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension LazyHGrid: PrimitiveView, TransparentContainer where Content: View {}

/// Which headers stay in sight; it means nothing here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The views as bits.
  public let rawValue: UInt32

  /// Creates views from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = Self(rawValue: 1 << 0)
  /// The footers of sections.
  public static let sectionFooters = Self(rawValue: 1 << 1)
}

/// How wide a column or row of a grid is; it means nothing here.
public struct GridItem: Sendable {
  /// A width or height.
  public enum Size: Sendable {
    /// Always the same.
    case fixed(CGFloat)
    /// Between two others.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// Its size.
  public var size: Size
  /// The room before the next one.
  public var spacing: CGFloat?
  /// How what is in it is placed.
  public var alignment: Alignment?

  /// Creates a column or row.
  nonisolated public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
