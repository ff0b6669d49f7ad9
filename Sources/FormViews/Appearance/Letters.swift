import Foundation

extension View {
  /// The view; what its letters look like does not matter here.
  nonisolated public func font(_ font: Font?) -> some View { self }

  /// The view; what its letters look like does not matter here.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// The view; what its letters look like does not matter here.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// The view; what its letters look like does not matter here.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// The view; what its letters look like does not matter here.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }

  /// The view; what its letters look like does not matter here.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }

  /// The view; what its letters look like does not matter here.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }

  /// The view; what its letters look like does not matter here.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }

  /// The view; what its letters look like does not matter here.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// The view; what its letters look like does not matter here.
  nonisolated public func monospacedDigit() -> some View { self }

  /// The view; what its letters look like does not matter here.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// The view; what its letters look like does not matter here.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { self }

  /// The view; what its letters look like does not matter here.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { self }

  /// The view; what its letters look like does not matter here.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }

  /// The view; how its lines stand does not matter here.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// The view; all lines of a text are said.
  nonisolated public func lineLimit(_ number: Int?) -> some View { self }

  /// The view; all lines of a text are said.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

  /// The view; all lines of a text are said.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

  /// The view; all lines of a text are said.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }

  /// The view; all lines of a text are said.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

  /// The view; the room between its lines does not matter here.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// The view; what its letters look like does not matter here.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// The view; all of a text is said.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// The view; what its letters look like does not matter here.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

  /// The view; what its letters look like does not matter here.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// The view; whether its texts can be marked does not matter here.
  nonisolated public func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> some View { self }
}

extension Text {
  /// The text; what its letters look like does not matter here.
  nonisolated public func font(_ font: Font?) -> Text { self }

  /// The text; what its letters look like does not matter here.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// The text; what its letters look like does not matter here.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// The text; what its letters look like does not matter here.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// The text; what its letters look like does not matter here.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }

  /// The text; what its letters look like does not matter here.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }

  /// The text; what its letters look like does not matter here.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }

  /// The text; what its letters look like does not matter here.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }

  /// The text; what its letters look like does not matter here.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// The text; what its letters look like does not matter here.
  nonisolated public func monospacedDigit() -> Text { self }

  /// The text; what its letters look like does not matter here.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// The text; what its letters look like does not matter here.
  nonisolated public func bold() -> Text { self }

  /// The text; what its letters look like does not matter here.
  nonisolated public func bold(_ isActive: Bool) -> Text { self }

  /// The text; what its letters look like does not matter here.
  nonisolated public func italic() -> Text { self }

  /// The text; what its letters look like does not matter here.
  nonisolated public func italic(_ isActive: Bool) -> Text { self }

  /// The text; its colour does not matter here.
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }

  /// The text; its colour does not matter here.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
}

extension Text {
  /// A line under or through a text; it means nothing here.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is drawn.
    public enum Pattern: Hashable, Sendable {
      /// How, by its name.
      case solid, dot, dash, dashDot, dashDotDot
    }
  }

  /// Whether a text is shown in capitals; it is said as it is written.
  public enum Case: Hashable, Sendable, CaseIterable {
    /// In capitals, or not.
    case uppercase, lowercase
  }

  /// Where a text is cut that has too little room; it is said whole.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning, the end or in the middle.
    case head, tail, middle
  }
}

/// How big the person wants letters to be; it means nothing here.
public enum DynamicTypeSize: Hashable, Sendable, CaseIterable {
  /// How big, by its name.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// How big, for those who need it bigger.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// Whether texts can be marked; it means nothing here.
public protocol TextSelectability {}

/// Texts can be marked.
public struct EnabledTextSelectability: TextSelectability {}

/// Texts cannot be marked.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be marked.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be marked.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
