import FormCore
import Foundation

/// A field for text.
///
/// Its label is its accessible name; a prompt is its description. With a vertical axis the text may
/// have several lines.
public struct TextField<Label> {
  let label: Label
  let prompt: Text?
  let isMultiline: Bool
  let text: TextSource

  nonisolated init(
    _ label: Label, _ text: TextSource, prompt: Text? = nil, isMultiline: Bool = false
  ) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.isMultiline = isMultiline
  }
}

extension TextField where Label: View {
  /// A field with a label.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .text(text), prompt: prompt)
  }

  /// A field with a label that may have several lines.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .text(text), prompt: prompt, isMultiline: axis == .vertical)
  }

  /// A field for a value that is written as a format has it.
  nonisolated public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(label(), .value(value, format), prompt: prompt)
  }

  /// A field for a value that may be missing.
  nonisolated public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(label(), .optionalValue(value, format), prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// A field.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(Text(title), .text(text), prompt: prompt)
  }

  /// A field.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(Text(title), .text(text), prompt: prompt)
  }

  /// A field that may have several lines.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(Text(title), .text(text), prompt: prompt, isMultiline: axis == .vertical)
  }

  /// A field that may have several lines.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(Text(title), .text(text), prompt: prompt, isMultiline: axis == .vertical)
  }

  /// A field for a value that is written as a format has it.
  nonisolated public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(Text(title), .value(value, format), prompt: prompt)
  }

  /// A field for a value that is written as a format has it.
  @_disfavoredOverload
  nonisolated public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(Text(title), .value(value, format), prompt: prompt)
  }

  /// A field for a value that may be missing.
  nonisolated public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(Text(title), .optionalValue(value, format), prompt: prompt)
  }

  /// A field for a value that may be missing.
  @_disfavoredOverload
  nonisolated public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(Text(title), .optionalValue(value, format), prompt: prompt)
  }
}

extension TextField: View where Label: View {
  /// A view of its own.
  public typealias Body = Never
}

extension TextField: PrimitiveView where Label: View {
  func render(in node: ViewNode) {
    let name = node.words(of: label)
    node.setText(text, name: name, prompt: prompt) { $0.isMultiline = isMultiline }
  }
}

/// Which way a field grows.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// It has one line.
  case horizontal
  /// It may have several lines.
  case vertical
}
