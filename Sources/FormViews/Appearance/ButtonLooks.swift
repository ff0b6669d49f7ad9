import Foundation

/// A look that comes with the system; it does nothing here.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A look that comes with the system; it does nothing here.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A look that comes with the system; it does nothing here.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A look that comes with the system; it does nothing here.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A look that comes with the system; it does nothing here.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A look that comes with the system; it does nothing here.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A look that comes with the system; it does nothing here.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the look.
  public init() {}
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A look that comes with the system; it does nothing here.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// The outline of buttons; it means nothing here.
public struct ButtonBorderShape: Hashable, Sendable {
  /// As the system has it, with round ends, with round corners, round.
  public static let automatic = Self(), capsule = Self(), roundedRectangle = Self(), circle = Self()

  /// With corners of that roundness.
  nonisolated public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { Self() }
}

extension View {
  /// The view; what outline its buttons have does not matter here.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
