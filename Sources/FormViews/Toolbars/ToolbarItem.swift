/// Where something of a toolbar stands.
///
/// There are two places here: with the keyboard, where a key of its own presses a button while a
/// field is edited, and the end of the form.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let isKeyboard: Bool

  private init(isKeyboard: Bool = false) { self.isKeyboard = isKeyboard }

  /// With the keyboard: within reach of a key while a field is edited.
  public static let keyboard = Self(isKeyboard: true)
  /// At the end of the form.
  public static let automatic = Self()
  /// At the end of the form.
  public static let principal = Self()
  /// At the end of the form.
  public static let navigation = Self()
  /// At the end of the form.
  public static let primaryAction = Self()
  /// At the end of the form.
  public static let secondaryAction = Self()
  /// At the end of the form.
  public static let status = Self()
  /// At the end of the form.
  public static let confirmationAction = Self()
  /// At the end of the form.
  public static let cancellationAction = Self()
  /// At the end of the form.
  public static let destructiveAction = Self()
  /// At the end of the form.
  public static let topBarLeading = Self()
  /// At the end of the form.
  public static let topBarTrailing = Self()
  /// At the end of the form.
  public static let navigationBarLeading = Self()
  /// At the end of the form.
  public static let navigationBarTrailing = Self()
  /// At the end of the form.
  public static let bottomBar = Self()
}

/// Something in a toolbar.
public struct ToolbarItem<ID, Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == (), Content: View {
  /// An item at a place.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String, Content: View {
  /// An item with an identity, at a place.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: ToolbarContent where Content: View {
  /// It consists of nothing else.
  public typealias Body = Never
}

extension ToolbarItem: PrimitiveToolbarContent where Content: View {
  var view: any View { ToolbarPlace(isKeyboard: placement.isKeyboard, content: content) }
}

/// Several things in a toolbar, at one place.
public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content

  nonisolated init(placement: ToolbarItemPlacement, content: Content) {
    self.placement = placement
    self.content = content
  }
}

extension ToolbarItemGroup where Content: View {
  /// Several items at a place.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItemGroup: ToolbarContent where Content: View {
  /// It consists of nothing else.
  public typealias Body = Never
}

extension ToolbarItemGroup: PrimitiveToolbarContent where Content: View {
  var view: any View { ToolbarPlace(isKeyboard: placement.isKeyboard, content: content) }
}
