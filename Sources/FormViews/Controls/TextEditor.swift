import FormCore

/// A field for a text of several lines.
///
/// It has no label of its own: what names it is `accessibilityLabel`, or the `LabeledContent` that
/// it stands in; else it is called “Text”.
public struct TextEditor {
  let text: Binding<String>

  /// A field for a text.
  nonisolated public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  /// A view of its own.
  public typealias Body = Never
}

extension TextEditor: PrimitiveView {
  func render(in node: ViewNode) {
    node.setText(.text(text), name: "", prompt: nil) {
      $0.isMultiline = true
      if $0.name.isEmpty { $0.name = "Text" }
    }
  }
}
