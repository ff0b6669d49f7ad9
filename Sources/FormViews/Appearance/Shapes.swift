import Foundation

/// A rectangle; it says nothing.
public struct Rectangle {
  /// A rectangle.
  nonisolated public init() {}
}

extension Rectangle: InsettableShape {
  /// A view of its own.
  public typealias Body = Never
}

extension Rectangle: PrimitiveView {
  func render(in node: ViewNode) {}
}

/// A rectangle with round corners; it says nothing.
public struct RoundedRectangle {
  /// A rectangle with round corners.
  nonisolated public init(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {}

  /// A rectangle with round corners.
  nonisolated public init(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {}
}

extension RoundedRectangle: InsettableShape {
  /// A view of its own.
  public typealias Body = Never
}

extension RoundedRectangle: PrimitiveView {
  func render(in node: ViewNode) {}
}

/// A rectangle with corners of different roundness; it says nothing.
public struct UnevenRoundedRectangle {
  /// A rectangle with corners of different roundness.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
}

extension UnevenRoundedRectangle: InsettableShape {
  /// A view of its own.
  public typealias Body = Never
}

extension UnevenRoundedRectangle: PrimitiveView {
  func render(in node: ViewNode) {}
}

/// A circle; it says nothing.
public struct Circle {
  /// A circle.
  nonisolated public init() {}
}

extension Circle: InsettableShape {
  /// A view of its own.
  public typealias Body = Never
}

extension Circle: PrimitiveView {
  func render(in node: ViewNode) {}
}

/// An ellipse; it says nothing.
public struct Ellipse {
  /// An ellipse.
  nonisolated public init() {}
}

extension Ellipse: InsettableShape {
  /// A view of its own.
  public typealias Body = Never
}

extension Ellipse: PrimitiveView {
  func render(in node: ViewNode) {}
}

/// A rectangle with round ends; it says nothing.
public struct Capsule {
  /// A rectangle with round ends.
  nonisolated public init(
    style: RoundedCornerStyle = .continuous
  ) {}
}

extension Capsule: InsettableShape {
  /// A view of its own.
  public typealias Body = Never
}

extension Capsule: PrimitiveView {
  func render(in node: ViewNode) {}
}

extension Shape where Self == Rectangle {
  /// The shape of that name.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// The shape of that name.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The shape of that name.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// The shape of that name.
  nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle with round ends.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}
