import Foundation

/// A side of something; it means little here.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// One of the four sides.
  case top, leading, bottom, trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: Int8

    /// Creates sides from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// One side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top.
    public static let top = Self(.top)
    /// The beginning.
    public static let leading = Self(.leading)
    /// The bottom.
    public static let bottom = Self(.bottom)
    /// The end.
    public static let trailing = Self(.trailing)
    /// The beginning and the end.
    public static let horizontal: Self = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Self = [.top, .bottom]
    /// All sides.
    public static let all: Self = [.horizontal, .vertical]
  }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// One of the two.
  case top, bottom
}

/// The side at the beginning or at the end.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// One of the two.
  case leading, trailing
}

/// How far inside its sides something stands; it means nothing here.
public struct EdgeInsets: Hashable, Sendable {
  /// How far from the top.
  public var top: CGFloat
  /// How far from the beginning.
  public var leading: CGFloat
  /// How far from the bottom.
  public var bottom: CGFloat
  /// How far from the end.
  public var trailing: CGFloat

  /// Creates distances.
  nonisolated public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance.
  nonisolated public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension Axis {
  /// One way, both or neither.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The ways as bits.
    public let rawValue: Int8

    /// Creates ways from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Across.
    public static let horizontal = Self(rawValue: 1 << 0)
    /// Up and down.
    public static let vertical = Self(rawValue: 1 << 1)
  }
}

/// A place in something, as parts of its width and height; it means nothing here.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width.
  public var x: CGFloat
  /// The part of the height.
  public var y: CGFloat

  /// Creates a place.
  nonisolated public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }

  /// Where it begins.
  public static let zero = Self(x: 0, y: 0)
  /// The middle.
  public static let center = Self(x: 0.5, y: 0.5)
  /// The middle of the beginning.
  public static let leading = Self(x: 0, y: 0.5)
  /// The middle of the end.
  public static let trailing = Self(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = Self(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = Self(x: 0.5, y: 1)
  /// The beginning of the top.
  public static let topLeading = Self(x: 0, y: 0)
  /// The end of the top.
  public static let topTrailing = Self(x: 1, y: 0)
  /// The beginning of the bottom.
  public static let bottomLeading = Self(x: 0, y: 1)
  /// The end of the bottom.
  public static let bottomTrailing = Self(x: 1, y: 1)
}

/// An angle; it means nothing here.
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Creates an angle in radians.
  nonisolated public init(radians: Double) { self.radians = radians }

  /// Creates an angle in degrees.
  nonisolated public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No angle.
  public static let zero = Self(radians: 0)

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Self(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Self(degrees: degrees) }
}
