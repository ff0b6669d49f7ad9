/// A title with a picture beside it; only the title is said.
public struct Label<Title, Icon> {
  let title: Title
}

extension Label where Title: View, Icon: View {
  /// A title and a picture.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title())
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title and a symbol of the system.
  nonisolated public init<Words: StringProtocol>(_ title: Words, systemImage name: String) {
    self.init(title: Text(title))
  }

  /// A title and a symbol of the system.
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(title))
  }

  /// A title and a picture.
  nonisolated public init<Words: StringProtocol>(_ title: Words, image name: String) {
    self.init(title: Text(title))
  }

  /// A title and a picture.
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: Text(title))
  }
}

extension Label: View where Title: View, Icon: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Label: PrimitiveView where Title: View, Icon: View {
  func render(in node: ViewNode) { node.setChild(title) }
}
