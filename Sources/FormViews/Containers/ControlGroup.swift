/// Controls that belong together.
public struct ControlGroup<Label, Content> {
  let label: Label
  let content: Content
}

extension ControlGroup where Label: View, Content: View {
  /// A group that a label names.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }
}

extension ControlGroup where Label == EmptyView, Content: View {
  /// A group without a name.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension ControlGroup: View where Label: View, Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension ControlGroup: PrimitiveView where Label: View, Content: View {
  func render(in node: ViewNode) { node.setGroup(label, content) }
}
