/// A look of buttons that is the program's own.
///
/// Of what it makes of a button only the words count here: they are what the button is called.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What it makes of a button.
  associatedtype Body: View
  /// What there is to know of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What there is to know of a button.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let view: any View
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// Its label.
  public let label: Label
  /// Whether it is held down: keys do not hold it.
  public let isPressed = false

  init(role: ButtonRole?, view: any View) {
    self.role = role
    label = Label(view: view)
  }
}

extension ButtonStyleConfiguration.Label: View {
  /// A view of its own.
  public typealias Body = Never
}

extension ButtonStyleConfiguration.Label: PrimitiveView {
  func render(in node: ViewNode) { node.setChild(view) }
}

/// The look of a button.
struct StyledButton {
  let style: any ButtonStyle
  let configuration: ButtonStyleConfiguration
}

extension StyledButton: View {
  typealias Body = Never
}

extension StyledButton: PrimitiveView {
  func render(in node: ViewNode) { show(style, in: node) }

  @MainActor private func show(_ style: some ButtonStyle, in node: ViewNode) {
    node.install(propertiesOf: style)
    node.setChild(style.makeBody(configuration: configuration))
  }
}

/// A look of buttons that comes with the system; it does nothing here.
public protocol PrimitiveButtonStyle {}

extension View {
  /// Gives the buttons in the view a look of the program's own.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    changing { $0.form.buttonStyle = style }
  }

  /// Gives the buttons in the view a look that comes with the system: it does nothing here.
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    changing { $0.form.buttonStyle = nil }
  }
}
