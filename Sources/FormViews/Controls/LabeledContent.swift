import FormCore
import Foundation

/// A label and what it stands beside.
///
/// Of a text they make one: “label: text”. A control in it that has no name of its own is called by
/// the label.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent where Label: View, Content: View {
  /// Something with a label.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Something with a label.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), content: content())
  }

  /// Something with a label.
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a label.
  nonisolated public init<Title: StringProtocol, Words: StringProtocol>(
    _ title: Title, value: Words
  ) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A text with a label.
  @_disfavoredOverload
  nonisolated public init<Words: StringProtocol>(_ title: LocalizedStringKey, value: Words) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A value in words with a label.
  nonisolated public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }

  /// A value in words with a label.
  @_disfavoredOverload
  nonisolated public init<Format: FormatStyle>(
    _ title: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {
  func render(in node: ViewNode) {
    let name = node.words(ofPart: label, at: 0)
    var environment = node.watched(node.environment)
    environment.form.label = name.isEmpty ? environment.form.label : name
    guard let child = node.evaluatedChild(content, at: 1, environment), !child.hasElement else {
      node.content = .none
      return
    }
    let words =
      node.environment.form.accessibility.label?.foldedWords
      ?? [name, child.words].filter { !$0.isEmpty }.joined(separator: ": ")
    node.content =
      words.isEmpty
      ? .none : .text(FormText(words, language: node.environment.form.locale?.identifier(.bcp47)))
  }
}
