/// A group that its label names.
public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}

extension GroupBox where Label: View, Content: View {
  /// A group that a label names.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  /// A group that a label names.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  /// A group without a name.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text, Content: View {
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

extension GroupBox: View where Label: View, Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension GroupBox: PrimitiveView where Label: View, Content: View {
  func render(in node: ViewNode) { node.setGroup(label, content) }
}
