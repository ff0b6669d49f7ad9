import FormCore

/// A field for a secret: what is in it is kept from ears, eyes and logs.
public struct SecureField<Label> {
  let label: Label
  let text: Binding<String>
  let prompt: Text?
}

extension SecureField where Label: View {
  /// A field with a label.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text, prompt: prompt)
  }
}

extension SecureField where Label == Text {
  /// A field.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }

  /// A field.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }
}

extension SecureField: View where Label: View {
  /// A view of its own.
  public typealias Body = Never
}

extension SecureField: PrimitiveView where Label: View {
  func render(in node: ViewNode) {
    let name = node.words(of: label)
    node.setText(.text(text), name: name, prompt: prompt) {
      $0.isProtected = true
      $0.inputType = .password
    }
  }
}
