/// How what is in a container stands across; it means nothing here.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the beginning, in the middle, at the end.
  case leading, center, trailing
}

/// How what is in a container stands in height; it means nothing here.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top, in the middle, at the bottom.
  case top, center, bottom
  /// By the lines that text stands on.
  case firstTextBaseline, lastTextBaseline
}

/// How what is in a container stands both ways; it means nothing here.
public struct Alignment: Hashable, Sendable {
  /// How it stands across.
  public var horizontal: HorizontalAlignment
  /// How it stands in height.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  nonisolated public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// At the beginning.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// At the end.
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Self(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  /// At the top, at the beginning.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// At the top, at the end.
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  /// At the bottom, at the beginning.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  /// At the bottom, at the end.
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
}

/// How the lines of a text stand; it means nothing here.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the beginning, in the middle, at the end.
  case leading, center, trailing
}
