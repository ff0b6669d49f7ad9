import Foundation

/// What letters look like; it says nothing.
public struct Font: Hashable, Sendable {
  private let name: String

  /// What a text is for.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// What it is for, by its name.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
  }

  /// How thick letters are.
  public enum Weight: Hashable, Sendable {
    /// How thick, by its name.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// What kind of letters they are.
  public enum Design: Hashable, Sendable {
    /// What kind, by its name.
    case `default`, serif, rounded, monospaced
  }

  /// How wide letters are.
  public enum Width: Hashable, Sendable {
    /// How wide, by its name.
    case compressed, condensed, standard, expanded
  }

  /// How far apart lines are.
  public enum Leading: Hashable, Sendable {
    /// How far, by its name.
    case standard, tight, loose
  }

  /// Letters for that purpose.
  public static let largeTitle = Font(name: "largeTitle")
  /// Letters for that purpose.
  public static let title = Font(name: "title")
  /// Letters for that purpose.
  public static let title2 = Font(name: "title2")
  /// Letters for that purpose.
  public static let title3 = Font(name: "title3")
  /// Letters for that purpose.
  public static let headline = Font(name: "headline")
  /// Letters for that purpose.
  public static let subheadline = Font(name: "subheadline")
  /// Letters for that purpose.
  public static let body = Font(name: "body")
  /// Letters for that purpose.
  public static let callout = Font(name: "callout")
  /// Letters for that purpose.
  public static let footnote = Font(name: "footnote")
  /// Letters for that purpose.
  public static let caption = Font(name: "caption")
  /// Letters for that purpose.
  public static let caption2 = Font(name: "caption2")

  /// The system's letters of a size.
  nonisolated public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(name: "system \(size)")
  }

  /// The system's letters for a purpose.
  nonisolated public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(name: "\(style)")
  }

  /// Letters of the program's own.
  nonisolated public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(name: "\(name) \(size)")
  }

  /// Letters of the program's own, of the same size always.
  nonisolated public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  /// Letters of the program's own that grow with a purpose.
  nonisolated public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    custom(name, size: size)
  }

  /// The same letters, so thick.
  nonisolated public func weight(_ weight: Weight) -> Font { self }
  /// The same letters, so wide.
  nonisolated public func width(_ width: Width) -> Font { self }
  /// The same letters, thick.
  nonisolated public func bold() -> Font { self }
  /// The same letters, sloping.
  nonisolated public func italic() -> Font { self }
  /// The same letters, each as wide as the others.
  nonisolated public func monospaced() -> Font { self }
  /// The same letters, each figure as wide as the others.
  nonisolated public func monospacedDigit() -> Font { self }
  /// The same letters, small ones as small capitals.
  nonisolated public func smallCaps() -> Font { self }
  /// The same letters, their lines so far apart.
  nonisolated public func leading(_ leading: Leading) -> Font { self }
}
