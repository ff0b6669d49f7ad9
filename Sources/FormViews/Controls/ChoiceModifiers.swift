extension View {
  /// Says what the view stands for in a choice.
  ///
  /// - Parameter includeOptional: Whether it stands for the same in a choice of values that may be
  ///   missing.
  nonisolated public func tag<Value: Hashable>(
    _ tag: Value, includeOptional: Bool = true
  ) -> some View {
    changing {
      $0.form.tag = includeOptional ? AnyHashable(tag) : AnyHashable(ExactTag(tag: tag))
    }
  }

  /// Says how the choices in the view are met: with their options in sight, or only what is chosen.
  nonisolated public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    changing { $0.form.showsOptions = Style.showsOptions }
  }

  /// Makes what stands for the view in a choice impossible to choose.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    changing { $0.form.isSelectionEnabled = $0.form.isSelectionEnabled && !isDisabled }
  }
}

/// How a choice is met.
public protocol PickerStyle {
  /// Whether its options are in sight: then it is a group of radio buttons, else a combo box.
  static var showsOptions: Bool { get }
}

/// A choice with the chosen option in sight.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Whether its options are in sight.
  public static var showsOptions: Bool { false }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A choice with the chosen option in sight.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A choice with the chosen option in sight.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Whether its options are in sight.
  public static var showsOptions: Bool { false }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A choice with the chosen option in sight.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A choice with all options in sight.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Whether its options are in sight.
  public static var showsOptions: Bool { true }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A choice with all options in sight.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A choice with all options in sight.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Whether its options are in sight.
  public static var showsOptions: Bool { true }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A choice with all options in sight.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// A choice with all options in sight.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Whether its options are in sight.
  public static var showsOptions: Bool { true }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A choice with all options in sight.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A choice with all options in sight.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Whether its options are in sight.
  public static var showsOptions: Bool { true }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A choice with all options in sight.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A choice with the chosen option in sight.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Whether its options are in sight.
  public static var showsOptions: Bool { false }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A choice with the chosen option in sight.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A choice with the chosen option in sight.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Whether its options are in sight.
  public static var showsOptions: Bool { false }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A choice with the chosen option in sight.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
