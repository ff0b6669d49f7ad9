import Foundation

/// What something is filled or drawn with; it says nothing.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// What it was, to be seen through; how much does not matter here.
  nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

/// What something is filled with, whatever it is.
public struct AnyShapeStyle: ShapeStyle {
  /// Hides what something is filled with.
  nonisolated public init<Style: ShapeStyle>(_ style: Style) {}
}

/// Something to be seen through; it says nothing.
public struct Material: ShapeStyle {
  /// Some thickness.
  public static let ultraThin = Material(), thin = Material(), regular = Material()
  /// Some thickness.
  public static let thick = Material(), ultraThick = Material(), bar = Material()
}

extension ShapeStyle where Self == Material {
  /// Something very thin to be seen through.
  public static var ultraThinMaterial: Material { Material() }
  /// Something thin to be seen through.
  public static var thinMaterial: Material { Material() }
  /// Something to be seen through.
  public static var regularMaterial: Material { Material() }
  /// Something thick to be seen through.
  public static var thickMaterial: Material { Material() }
  /// Something very thick to be seen through.
  public static var ultraThickMaterial: Material { Material() }
  /// What bars are made of.
  public static var bar: Material { Material() }
}
