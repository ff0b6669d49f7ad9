import Foundation

extension View {
  /// The view; its colours do not matter here.
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }

  /// The view; its colours do not matter here.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// The view; its colours do not matter here.
  nonisolated public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ first: First, _ second: Second
  ) -> some View { self }

  /// The view; its colours do not matter here.
  nonisolated public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { self }

  /// The view; its colours do not matter here.
  nonisolated public func tint(_ tint: Color?) -> some View { self }

  /// The view; its colours do not matter here.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { self }

  /// The view; its colours do not matter here.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// The view; the line around it does not matter here.
  nonisolated public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1)
    -> some View
  { self }

  /// The view; its corners do not matter here.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }

  /// The view; its outline does not matter here.
  nonisolated public func clipShape<Outline: Shape>(_ shape: Outline) -> some View { self }

  /// The view; its outline does not matter here.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }

  /// The view; its shadow does not matter here.
  nonisolated public func shadow(
    color: Color = Color.black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  /// The view; how big it looks does not matter here.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// The view; how big it looks does not matter here.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { self }

  /// The view; how it is turned does not matter here.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// The view; how bright it is does not matter here.
  nonisolated public func brightness(_ amount: Double) -> some View { self }

  /// The view; its colours do not matter here.
  nonisolated public func contrast(_ amount: Double) -> some View { self }

  /// The view; its colours do not matter here.
  nonisolated public func saturation(_ amount: Double) -> some View { self }

  /// The view; its colours do not matter here.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }

  /// The view; how sharp it is does not matter here.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// The view; what stands in for it does not matter here.
  nonisolated public func redacted(reason: RedactionReasons) -> some View { self }

  /// The view; how big its controls are does not matter here.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// The view; a label that is not in sight still is the name.
  nonisolated public func labelsHidden() -> some View { self }

  /// The view; how big its symbols are does not matter here.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// The view; its colours do not matter here.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// The view; how its symbols are drawn does not matter here.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// The view; what its preview is called does not matter here.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// The view; how big its preview is does not matter here.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// The view; what its preview is shown on does not matter here.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

/// Whether it is light or dark on the screen; it means nothing here.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// One of the two.
  case light, dark
}

/// How big controls are; it means nothing here.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// How big, by its name.
  case mini, small, regular, large, extraLarge
}

/// Why something stands in for a view; it means nothing here.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Creates reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet.
  public static let placeholder = Self(rawValue: 1 << 0)
  /// It is nobody else's business.
  public static let privacy = Self(rawValue: 1 << 1)
}

/// How symbols are drawn; it means nothing here.
public struct SymbolVariants: Hashable, Sendable {
  /// As they are, filled, or with a line through them.
  public static let none = Self(), fill = Self(), slash = Self()
  /// With something around them.
  public static let circle = Self(), square = Self(), rectangle = Self()
}
