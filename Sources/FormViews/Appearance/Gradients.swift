import Foundation

/// Colours that go over into one another; they say nothing.
public struct Gradient: Hashable, Sendable, ShapeStyle {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Its place, from 0 to 1.
    public var location: CGFloat

    /// Creates a colour in its place.
    nonisolated public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Colours in their places.
  nonisolated public init(stops: [Stop]) { self.stops = stops }

  /// Colours with the same room for each.
  nonisolated public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient of a colour; it says nothing.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {}

/// Colours that go over into one another along a line; they say nothing.
public struct LinearGradient: ShapeStyle {
  /// Creates it.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Creates it of colours.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Creates it of colours in their places.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: View {
  /// A view of its own.
  public typealias Body = Never
}

extension LinearGradient: PrimitiveView {
  func render(in node: ViewNode) {}
}

/// Colours that go over into one another from a middle outwards; they say nothing.
public struct RadialGradient: ShapeStyle {
  /// Creates it.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}

  /// Creates it of colours.
  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
}

extension RadialGradient: View {
  /// A view of its own.
  public typealias Body = Never
}

extension RadialGradient: PrimitiveView {
  func render(in node: ViewNode) {}
}
