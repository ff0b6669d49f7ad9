import FormCore
import Foundation

/// A number between two ends, moved by the arrow keys.
///
/// Without a step it moves by a tenth of its range, and its value is said as a part of the range.
public struct Slider<Label, ValueLabel> {
  let label: Label
  let ends: (least: ValueLabel, greatest: ValueLabel)?
  let track: Track

  /// Where the value stands between the ends.
  struct Track {
    let minimum: String
    let maximum: String
    let step: String?
    let read: () -> String
    let write: (String) -> Void

    nonisolated init<Value: BinaryFloatingPoint>(
      _ value: Binding<Value>, _ bounds: ClosedRange<Value>, step: Value.Stride?,
      _ onEditingChanged: @escaping (Bool) -> Void
    ) {
      minimum = NumberText.text(of: bounds.lowerBound) ?? "0"
      maximum = NumberText.text(of: bounds.upperBound) ?? "1"
      self.step = step.flatMap { NumberText.text(of: $0) }
      read = { NumberText.text(of: value.wrappedValue) ?? "" }
      write = { text in
        guard let new = NumberText.value(of: text, as: Value.self), new != value.wrappedValue
        else { return }
        onEditingChanged(true)
        value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
        onEditingChanged(false)
      }
    }
  }
}

extension Slider.Track {
  private func decimals(_ text: String) -> (value: Decimal, least: Decimal, greatest: Decimal)? {
    guard let value = NumberRange.number(text), let least = NumberRange.number(minimum),
      let greatest = NumberRange.number(maximum), least < greatest
    else { return nil }
    return (value, least, greatest)
  }

  /// A tenth of the range up or down.
  nonisolated func takeTenth(up: Bool) {
    guard let (value, least, greatest) = decimals(read()) else { return }
    let tenth = (greatest - least) / 10
    write("\(min(max(value + (up ? tenth : -tenth), least), greatest))")
  }

  /// How much of the range a value is.
  nonisolated func part(_ text: String) -> String? {
    guard let (value, least, greatest) = decimals(text) else { return nil }
    let part = (value - least) / (greatest - least)
    return NSDecimalNumber(decimal: part).doubleValue.formatted(
      .percent.precision(.fractionLength(0)))
  }
}

extension Slider where Label: View, ValueLabel: View {
  /// A slider with a label and labels at its ends.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), ends: (minimumValueLabel(), maximumValueLabel()),
      track: Track(value, bounds, step: nil, onEditingChanged))
  }

  /// A slider of steps with a label and labels at its ends.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), ends: (minimumValueLabel(), maximumValueLabel()),
      track: Track(value, bounds, step: step, onEditingChanged))
  }

  /// A slider with a label and labels at its ends.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), ends: (minimumValueLabel, maximumValueLabel),
      track: Track(value, bounds, step: nil, onEditingChanged))
  }

  /// A slider of steps with a label and labels at its ends.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), ends: (minimumValueLabel, maximumValueLabel),
      track: Track(value, bounds, step: step, onEditingChanged))
  }
}

extension Slider where Label: View, ValueLabel == EmptyView {
  /// A slider with a label.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), ends: nil, track: Track(value, bounds, step: nil, onEditingChanged))
  }

  /// A slider of steps with a label.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), ends: nil, track: Track(value, bounds, step: step, onEditingChanged))
  }

  /// A slider with a label.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), ends: nil, track: Track(value, bounds, step: nil, onEditingChanged))
  }

  /// A slider of steps with a label.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), ends: nil, track: Track(value, bounds, step: step, onEditingChanged))
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider that is named by what it stands in.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      label: EmptyView(), ends: nil, track: Track(value, bounds, step: nil, onEditingChanged))
  }

  /// A slider of steps that is named by what it stands in.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      label: EmptyView(), ends: nil, track: Track(value, bounds, step: step, onEditingChanged))
  }
}

extension Slider: View where Label: View, ValueLabel: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Slider: PrimitiveView where Label: View, ValueLabel: View {
  func render(in node: ViewNode) {
    let name = node.words(ofPart: label, at: 0)
    let words =
      ends.map {
        [node.words(ofPart: $0.least, at: 1), node.words(ofPart: $0.greatest, at: 2)]
          .filter { !$0.isEmpty }
      } ?? []
    let (track, value) = (track, track.read())
    node.actions.adjust =
      track.step != nil
      ? nil
      : { [weak node] up in
        track.takeTenth(up: up)
        if let node { node.graph.inbox.invalidate(CollectionOfOne(node.id)) }
      }
    let set: (FormValue) -> Void = { if let text = $0.text { track.write(text) } }
    node.setElement(.slider, name: name, value: .text(value), set: set) {
      $0.inputType = .number
      $0.constraints.minimum = track.minimum
      $0.constraints.maximum = track.maximum
      $0.constraints.step = track.step ?? "any"
      if track.step == nil { $0.valueText = track.part(value) }
      if !words.isEmpty { $0.description = words.joined(separator: " – ") }
    }
  }
}
