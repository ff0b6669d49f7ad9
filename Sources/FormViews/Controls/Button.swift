import FormCore

/// Acts when it is pressed.
public struct Button<Label> {
  let label: Label
  let role: ButtonRole?
  let action: @MainActor () -> Void
}

extension Button where Label: View {
  /// A button with a label.
  @preconcurrency
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), role: nil, action: action)
  }

  /// A button with a label and a role.
  @preconcurrency
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), role: role, action: action)
  }
}

extension Button where Label == Text {
  /// A button.
  @preconcurrency
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), role: nil, action: action)
  }

  /// A button.
  @_disfavoredOverload
  @preconcurrency
  nonisolated public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(title), role: nil, action: action)
  }

  /// A button with a role.
  @preconcurrency
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), role: role, action: action)
  }

  /// A button with a role.
  @_disfavoredOverload
  @preconcurrency
  nonisolated public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), role: role, action: action)
  }
}

extension Button where Label == FormViews.Label<Text, Image> {
  /// A button with a symbol beside its title.
  @preconcurrency
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: FormViews.Label(title, systemImage: systemImage), role: role, action: action)
  }

  /// A button with a symbol beside its title.
  @_disfavoredOverload
  @preconcurrency
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: FormViews.Label(title, systemImage: systemImage), role: role, action: action)
  }
}

extension Button: View where Label: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Button: PrimitiveView where Label: View {
  func render(in node: ViewNode) {
    let action = action
    node.actions.press = { action() }
    node.setElement(.button, name: name(in: node))
  }

  @MainActor private func name(in node: ViewNode) -> String {
    guard let style = node.environment.form.buttonStyle else { return node.words(of: label) }
    return node.words(
      of: StyledButton(
        style: style, configuration: ButtonStyleConfiguration(role: role, view: label)))
  }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It takes something back.
  public static let cancel = ButtonRole(name: "cancel")
  /// It agrees.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes something.
  public static let close = ButtonRole(name: "close")
}
