import Foundation

/// A number, or something like it, that steps up and down.
///
/// Arrow keys step it. A number can be typed as well; one that is out of range is not taken over,
/// and is found invalid.
public struct Stepper<Label> {
  let label: Label
  let source: StepSource
}

extension Stepper where Label: View {
  /// A stepper of a value.
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), source: .value(value, step: step, onEditingChanged))
  }

  /// A stepper of a value.
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), source: .value(value, step: step, onEditingChanged))
  }

  /// A stepper of a value between two ends.
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), source: .value(value, in: bounds, step: step, onEditingChanged))
  }

  /// A stepper of a value between two ends.
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), source: .value(value, in: bounds, step: step, onEditingChanged))
  }

  /// A stepper of a value that is said as a format has it.
  nonisolated public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      label: label(), source: .value(value, step: step, format: format.format, onEditingChanged))
  }

  /// A stepper of a value between two ends that is said as a format has it.
  nonisolated public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      label: label(),
      source: .value(value, in: bounds, step: step, format: format.format, onEditingChanged))
  }

  /// A stepper of what only the program knows; without an action it does not step that way.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), source: .actions(onIncrement, onDecrement, onEditingChanged))
  }

  /// A stepper of what only the program knows; without an action it does not step that way.
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), source: .actions(onIncrement, onDecrement, onEditingChanged))
  }
}

extension Stepper where Label == Text {
  /// A stepper of a value.
  nonisolated public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), source: .value(value, step: step, onEditingChanged))
  }

  /// A stepper of a value.
  @_disfavoredOverload
  nonisolated public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), source: .value(value, step: step, onEditingChanged))
  }

  /// A stepper of a value between two ends.
  nonisolated public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), source: .value(value, in: bounds, step: step, onEditingChanged))
  }

  /// A stepper of a value between two ends.
  @_disfavoredOverload
  nonisolated public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), source: .value(value, in: bounds, step: step, onEditingChanged))
  }

  /// A stepper of a value that is said as a format has it.
  nonisolated public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      label: Text(title), source: .value(value, step: step, format: format.format, onEditingChanged)
    )
  }

  /// A stepper of a value that is said as a format has it.
  @_disfavoredOverload
  nonisolated public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      label: Text(title), source: .value(value, step: step, format: format.format, onEditingChanged)
    )
  }

  /// A stepper of a value between two ends that is said as a format has it.
  nonisolated public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      label: Text(title),
      source: .value(value, in: bounds, step: step, format: format.format, onEditingChanged))
  }

  /// A stepper of a value between two ends that is said as a format has it.
  @_disfavoredOverload
  nonisolated public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      label: Text(title),
      source: .value(value, in: bounds, step: step, format: format.format, onEditingChanged))
  }

  /// A stepper of what only the program knows; without an action it does not step that way.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), source: .actions(onIncrement, onDecrement, onEditingChanged))
  }

  /// A stepper of what only the program knows; without an action it does not step that way.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), source: .actions(onIncrement, onDecrement, onEditingChanged))
  }
}

extension Stepper: View where Label: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Stepper: PrimitiveView where Label: View {
  func render(in node: ViewNode) { node.setStepper(source, name: node.words(of: label)) }
}
