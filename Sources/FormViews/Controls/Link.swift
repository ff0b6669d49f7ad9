import FormCore
import Foundation

/// Leads to an address: pressing it opens the address as `\.openURL` has it.
public struct Link<Label> {
  let label: Label
  let destination: URL
}

extension Link where Label: View {
  /// A link with a label.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }
}

extension Link where Label == Text {
  /// A link.
  nonisolated public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(label: Text(title), destination: destination)
  }

  /// A link.
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(label: Text(title), destination: destination)
  }
}

extension Link: View where Label: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Link: PrimitiveView where Label: View {
  func render(in node: ViewNode) {
    let (open, destination) = (node.environment.openURL, destination)
    node.actions.press = { open(destination) }
    node.setElement(.link, name: node.words(of: label))
  }
}
