import Foundation

/// A shape; it says nothing.
///
/// Only the shapes that are here can be drawn: there is no path of one's own.
public protocol Shape: View, Sendable {}

/// A shape that a line can be drawn inside of.
public protocol InsettableShape: Shape {}

extension Shape {
  /// The shape, filled with something.
  nonisolated public func fill<Style: ShapeStyle>(
    _ style: Style, eoFill: Bool = false
  ) -> some View {
    self
  }

  /// The shape, filled.
  nonisolated public func fill(eoFill: Bool = false) -> some View { self }

  /// The line around the shape, drawn with something.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    self
  }

  /// The line around the shape, drawn with something.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    self
  }

  /// The line around the shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }

  /// The line around the shape.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }

  /// The shape, or a part of the line around it.
  nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
}

extension InsettableShape {
  /// The line inside the shape, drawn with something.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    self
  }

  /// The line inside the shape, drawn with something.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    self
  }

  /// The line inside the shape.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  {
    self
  }

  /// The shape, smaller.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// How round corners are made.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As a part of a circle, or without a break.
  case circular, continuous
}

/// How a line is drawn; it means nothing here.
public struct StrokeStyle: Hashable, Sendable {
  /// How thick it is.
  public var lineWidth: CGFloat
  /// Where it is broken.
  public var dash: [CGFloat]

  /// Creates it.
  nonisolated public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.dash = dash
  }

  /// How it ends.
  public enum LineCap: Hashable, Sendable {
    /// At its end, round, or square.
    case butt, round, square
  }

  /// How it turns.
  public enum LineJoin: Hashable, Sendable {
    /// In a point, round, or cut off.
    case miter, round, bevel
  }
}
