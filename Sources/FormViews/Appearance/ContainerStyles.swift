/// What forms look like; it means nothing here.
public protocol FormStyle {}

/// A look that comes with the system; it does nothing here.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the look.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// A look that comes with the system; it does nothing here.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct GroupedFormStyle: FormStyle {
  /// Creates the look.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// A look that comes with the system; it does nothing here.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the look.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A look that comes with the system; it does nothing here.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// The view; what its forms look like does not matter here.
  nonisolated public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}

/// What lists look like; it means nothing here.
public protocol ListStyle {}

/// A look that comes with the system; it does nothing here.
public struct DefaultListStyle: ListStyle {
  /// Creates the look.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// A look that comes with the system; it does nothing here.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct PlainListStyle: ListStyle {
  /// Creates the look.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// A look that comes with the system; it does nothing here.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct GroupedListStyle: ListStyle {
  /// Creates the look.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// A look that comes with the system; it does nothing here.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct InsetListStyle: ListStyle {
  /// Creates the look.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// A look that comes with the system; it does nothing here.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the look.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A look that comes with the system; it does nothing here.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct SidebarListStyle: ListStyle {
  /// Creates the look.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A look that comes with the system; it does nothing here.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct BorderedListStyle: ListStyle {
  /// Creates the look.
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// A look that comes with the system; it does nothing here.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension View {
  /// The view; what its lists look like does not matter here.
  nonisolated public func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }
}

/// What titles with pictures look like; it means nothing here.
public protocol LabelStyle {}

/// A look that comes with the system; it does nothing here.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the look.
  public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// A look that comes with the system; it does nothing here.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the look.
  public init() {}
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A look that comes with the system; it does nothing here.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the look.
  public init() {}
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A look that comes with the system; it does nothing here.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the look.
  public init() {}
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A look that comes with the system; it does nothing here.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  /// The view; what its titles look like does not matter here: where only the picture is in sight,
  /// the title is said.
  nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { self }
}

/// What groups look like; it means nothing here.
public protocol GroupBoxStyle {}

/// A look that comes with the system; it does nothing here.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the look.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A look that comes with the system; it does nothing here.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// The view; what its groups look like does not matter here.
  nonisolated public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View { self }
}

/// What menus look like; it means nothing here.
public protocol MenuStyle {}

/// A look that comes with the system; it does nothing here.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the look.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A look that comes with the system; it does nothing here.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the look.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A look that comes with the system; it does nothing here.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension View {
  /// The view; what its menus look like does not matter here.
  nonisolated public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }
}

/// How screens stand beside one another; it means nothing here.
public protocol NavigationViewStyle {}

/// A look that comes with the system; it does nothing here.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the look.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// A look that comes with the system; it does nothing here.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the look.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A look that comes with the system; it does nothing here.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the look.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A look that comes with the system; it does nothing here.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
