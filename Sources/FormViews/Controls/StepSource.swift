import FormCore

/// What a stepper steps.
struct StepSource {
  /// What it holds, where that is a number: it can be typed too.
  var number: TextSource?
  /// What it holds, in words.
  var words: (() -> String?)?
  /// The least and the greatest number, as texts.
  var minimum: String?
  var maximum: String?
  /// Takes a step.
  let step: (_ up: Bool) -> Void

  /// Steps a value.
  nonisolated static func value<Value: Strideable>(
    _ binding: Binding<Value>, in range: ClosedRange<Value>? = nil, step: Value.Stride,
    format: ((Value) -> String)? = nil, _ onEditingChanged: @escaping (Bool) -> Void
  ) -> StepSource {
    var source = StepSource { up in
      let old = binding.wrappedValue
      guard let sum = NumberText.sum(old, up ? step : 0 - step) else { return }
      let new = range.map { min(max(sum, $0.lowerBound), $0.upperBound) } ?? sum
      guard new != old else { return }
      onEditingChanged(true)
      binding.wrappedValue = new
      onEditingChanged(false)
    }
    guard NumberText.text(of: binding.wrappedValue) != nil else {
      source.words = { format?(binding.wrappedValue) ?? "\(binding.wrappedValue)" }
      return source
    }
    source.minimum = range.flatMap { NumberText.text(of: $0.lowerBound) }
    source.maximum = range.flatMap { NumberText.text(of: $0.upperBound) }
    if let format { source.words = { format(binding.wrappedValue) } }
    source.number = TextSource(isFormatted: true) {
      NumberText.text(of: binding.wrappedValue) ?? ""
    } write: { text in
      guard let value = NumberText.value(of: text, as: Value.self) else { return .unreadable }
      guard range?.contains(value) != false else { return .outOfRange }
      binding.wrappedValue = value
      return .taken
    }
    return source
  }

  /// Steps what only the program knows.
  nonisolated static func actions(
    _ onIncrement: (() -> Void)?, _ onDecrement: (() -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) -> StepSource {
    StepSource { up in
      guard let action = up ? onIncrement : onDecrement else { return }
      onEditingChanged(true)
      action()
      onEditingChanged(false)
    }
  }

  nonisolated private init(step: @escaping (_ up: Bool) -> Void) { self.step = step }
}

extension ViewNode {
  /// Makes the node a field for a number that steps.
  func setStepper(_ source: StepSource, name: String) {
    let step = source.step
    actions.adjust = { [weak self] up in
      step(up)
      if let self { graph.inbox.invalidate(CollectionOfOne(id)) }
    }
    let words = source.words?()
    guard let number = source.number else {
      // What only the program knows is heard in the label, if anywhere.
      return setElement(.spinbutton, name: name, set: nil) {
        $0.valueText = words ?? $0.name
        if words == nil { $0.key = "" }
      }
    }
    let value = number.read()
    setText(number, role: .spinbutton, name: name) {
      $0.inputType = .number
      $0.constraints.minimum = source.minimum
      $0.constraints.maximum = source.maximum
      // SwiftUI steps from wherever the value stands: any number between the ends is right.
      $0.constraints.step = "any"
      if $0.value == .text(value) { $0.valueText = words }
    }
  }
}
