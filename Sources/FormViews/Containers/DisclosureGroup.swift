import Foundation

/// Something that opens and closes: a button, and what is in it while it is open.
public struct DisclosureGroup<Label, Content> {
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  @State var isExpandedHere = false

  nonisolated init(
    label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content
  ) {
    self.label = label
    self.isExpanded = isExpanded
    self.content = content
  }
}

extension DisclosureGroup where Label: View, Content: View {
  /// Something that is closed at first.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: nil, content: content)
  }

  /// Something that a program can open and close.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: isExpanded, content: content)
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Something that is closed at first.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), isExpanded: nil, content: content)
  }

  /// Something that is closed at first.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), isExpanded: nil, content: content)
  }

  /// Something that a program can open and close.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), isExpanded: isExpanded, content: content)
  }

  /// Something that a program can open and close.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), isExpanded: isExpanded, content: content)
  }
}

extension DisclosureGroup: View where Label: View, Content: View {
  /// A button, and what is in it while it is open.
  public var body: some View {
    let isOpen = isExpanded ?? $isExpandedHere
    DisclosureButton(label: label, isExpanded: isOpen)
    if isOpen.wrappedValue { content() }
  }
}

/// Opens and closes something.
struct DisclosureButton<Label> {
  let label: Label
  let isExpanded: Binding<Bool>
}

extension DisclosureButton: View where Label: View {
  typealias Body = Never
}

extension DisclosureButton: PrimitiveView where Label: View {
  func render(in node: ViewNode) {
    let isExpanded = isExpanded
    node.actions.press = { isExpanded.wrappedValue.toggle() }
    node.setElement(.button, name: node.words(of: label), set: nil) {
      $0.isExpanded = isExpanded.wrappedValue
    }
  }
}
