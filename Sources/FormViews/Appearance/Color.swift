import Foundation

/// A colour; it says nothing.
///
/// Two colours are equal where they were made in the same way.
public struct Color: Hashable, Sendable {
  private let name: String
  private var parts: [Double] = []

  /// A colour of the program's own, by its name.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// A colour of the platform.
  nonisolated public init(_ color: UIColor) { name = color.name }

  /// A colour of the platform.
  nonisolated public init(uiColor: UIColor) { self.init(uiColor) }

  /// A colour of red, green and blue.
  nonisolated public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    name = "\(space)"
    parts = [red, green, blue, opacity]
  }

  /// A grey.
  nonisolated public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of hue, saturation and brightness.
  nonisolated public init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) {
    name = "hue"
    parts = [hue, saturation, brightness, opacity]
  }

  /// How red, green and blue are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// One of three ways.
    case sRGB, sRGBLinear, displayP3
  }

  /// The colour, so much to be seen through.
  nonisolated public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.parts.append(opacity)
    return color
  }

  /// The colour, going over into a lighter one.
  nonisolated public var gradient: AnyGradient { AnyGradient() }
}

extension Color: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Color: PrimitiveView {
  func render(in node: ViewNode) {}
}

extension Color: ShapeStyle {}

extension Color {
  /// The colour of that name.
  public static let black = Color("black")
  /// The colour of that name.
  public static let blue = Color("blue")
  /// The colour of that name.
  public static let brown = Color("brown")
  /// The colour of that name.
  public static let clear = Color("clear")
  /// The colour of that name.
  public static let cyan = Color("cyan")
  /// The colour of that name.
  public static let gray = Color("gray")
  /// The colour of that name.
  public static let green = Color("green")
  /// The colour of that name.
  public static let indigo = Color("indigo")
  /// The colour of that name.
  public static let mint = Color("mint")
  /// The colour of that name.
  public static let orange = Color("orange")
  /// The colour of that name.
  public static let pink = Color("pink")
  /// The colour of that name.
  public static let purple = Color("purple")
  /// The colour of that name.
  public static let red = Color("red")
  /// The colour of that name.
  public static let teal = Color("teal")
  /// The colour of that name.
  public static let white = Color("white")
  /// The colour of that name.
  public static let yellow = Color("yellow")
  /// The colour of that name.
  public static let primary = Color("primary")
  /// The colour of that name.
  public static let secondary = Color("secondary")
  /// The colour of that name.
  public static let accentColor = Color("accentColor")
}

extension ShapeStyle where Self == Color {
  /// The colour of that name.
  public static var black: Color { Color("black") }
  /// The colour of that name.
  public static var blue: Color { Color("blue") }
  /// The colour of that name.
  public static var brown: Color { Color("brown") }
  /// The colour of that name.
  public static var clear: Color { Color("clear") }
  /// The colour of that name.
  public static var cyan: Color { Color("cyan") }
  /// The colour of that name.
  public static var gray: Color { Color("gray") }
  /// The colour of that name.
  public static var green: Color { Color("green") }
  /// The colour of that name.
  public static var indigo: Color { Color("indigo") }
  /// The colour of that name.
  public static var mint: Color { Color("mint") }
  /// The colour of that name.
  public static var orange: Color { Color("orange") }
  /// The colour of that name.
  public static var pink: Color { Color("pink") }
  /// The colour of that name.
  public static var purple: Color { Color("purple") }
  /// The colour of that name.
  public static var red: Color { Color("red") }
  /// The colour of that name.
  public static var teal: Color { Color("teal") }
  /// The colour of that name.
  public static var white: Color { Color("white") }
  /// The colour of that name.
  public static var yellow: Color { Color("yellow") }
  /// The colour of that name.
  public static var primary: Color { Color("primary") }
  /// The colour of that name.
  public static var secondary: Color { Color("secondary") }
  /// The colour of that name.
  public static var tint: Color { Color("tint") }
  /// The colour of that name.
  public static var tertiary: Color { Color("tertiary") }
  /// The colour of that name.
  public static var quaternary: Color { Color("quaternary") }
  /// The colour of that name.
  public static var foreground: Color { Color("foreground") }
  /// The colour of that name.
  public static var background: Color { Color("background") }
  /// The colour of that name.
  public static var separator: Color { Color("separator") }
  /// The colour of that name.
  public static var link: Color { Color("link") }
  /// The colour of that name.
  public static var placeholder: Color { Color("placeholder") }
  /// The colour of that name.
  public static var selection: Color { Color("selection") }
}
