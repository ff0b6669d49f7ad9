import FormCore

/// On or off: a check box.
public struct Toggle<Label> {
  let label: Label
  let isOn: Binding<Bool>
}

extension Toggle where Label: View {
  /// A check box with a label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isOn: isOn)
  }
}

extension Toggle where Label == Text {
  /// A check box.
  nonisolated public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(label: Text(title), isOn: isOn)
  }

  /// A check box.
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(label: Text(title), isOn: isOn)
  }
}

extension Toggle where Label == FormViews.Label<Text, Image> {
  /// A check box with a symbol beside its title.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(label: FormViews.Label(title, systemImage: systemImage), isOn: isOn)
  }

  /// A check box with a symbol beside its title.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(label: FormViews.Label(title, systemImage: systemImage), isOn: isOn)
  }
}

extension Toggle: View where Label: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Toggle: PrimitiveView where Label: View {
  func render(in node: ViewNode) {
    let name = node.words(of: label)
    node.setElement(.checkbox, name: name, value: .checked(isOn.wrappedValue)) {
      isOn.wrappedValue = $0.isChecked
    }
  }
}
