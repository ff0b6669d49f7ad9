/// Buttons that are called by one name.
///
/// They are met like any others, in a group of that name: it does not open or close.
public struct Menu<Label, Content> {
  let label: Label
  let content: Content
}

extension Menu where Label: View, Content: View {
  /// A group that a label names.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }
}

extension Menu where Label == Text, Content: View {
  /// A group with a name.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), content: content())
  }

  /// A group with a name.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), content: content())
  }
}

extension Menu where Label == FormViews.Label<Text, Image>, Content: View {
  /// A group with a symbol beside its name.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: FormViews.Label(title, systemImage: systemImage), content: content())
  }

  /// A group with a symbol beside its name.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: FormViews.Label(title, systemImage: systemImage), content: content())
  }
}

extension Menu: View where Label: View, Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Menu: PrimitiveView where Label: View, Content: View {
  func render(in node: ViewNode) { node.setGroup(label, content) }
}
