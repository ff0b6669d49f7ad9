import Foundation

extension View {
  /// The view; what is behind its row does not matter here.
  nonisolated public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    self
  }

  /// The view; the room in its row does not matter here.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// The view; the lines around its row do not matter here.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// The view; the lines around its section do not matter here.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// The view; the room between its rows does not matter here.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// The view; what is behind it does not matter here.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// The view; how it shows where one is does not matter here.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// The view; all of it is met anyway.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// The view; nothing scrolls here.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { self }
}

/// Whether something is in sight; it means nothing here.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the system has it, or one of the two.
  case automatic, visible, hidden
}

/// How a view shows where in it one is; it means nothing here.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  /// As the system has it, in sight, or not.
  public static let automatic = Self(), visible = Self(), hidden = Self(), never = Self()
}

/// How scrolling puts the keyboard away; it means nothing here.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// As the system has it, at once, by degrees, or not.
  public static let automatic = Self(), immediately = Self(), interactively = Self()
  /// Not at all.
  public static let never = Self()
}

extension VerticalEdge {
  /// The upper side, the lower side, both or neither.
  public struct Set: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: Int8

    /// Creates sides from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = Self(rawValue: 1 << 0)
    /// The lower side.
    public static let bottom = Self(rawValue: 1 << 1)
    /// Both.
    public static let all: Self = [.top, .bottom]
  }
}
