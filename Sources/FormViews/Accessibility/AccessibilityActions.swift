import FormCore

/// What kind of action is done on a view.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// What using the view does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// What closes it.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What starts or stops it.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// What deletes it.
  public static let delete = AccessibilityActionKind(name: "delete")
}

extension View {
  /// Does something when the view is used: what a tap on it would do.
  ///
  /// A text with an action can take the focus. Actions of other kinds than `default` are not
  /// reached by any key here.
  @preconcurrency
  nonisolated public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    describing { if kind == .default, $0.activate == nil { $0.activate = handler } }
  }

  /// Does something when the view is stepped up or down: with the arrows.
  ///
  /// A text that can be adjusted can take the focus, as a slider.
  @preconcurrency
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    describing { if $0.adjust == nil { $0.adjust = handler } }
  }
}

extension ViewNode {
  /// What the program says of a control, in place of what the control says itself.
  func describe(_ element: inout FormElement) {
    element.speech = environment.form.speech
    let properties = environment.form.accessibility
    guard !properties.isEmpty else { return }
    if let label = properties.label { element.name = label }
    if let value = properties.value { element.valueText = value }
    if !properties.hints.isEmpty {
      element.description = ([element.description] + properties.hints).compactMap(\.self)
        .joined(separator: " ")
    }
    if properties.has(.isSelected) { element.isSelected = true }
    if properties.removedTraits.contains(.isSelected) { element.isSelected = false }
    if let activate = properties.activate {
      actions.activate = activate
      element.hasTapAction = true
    }
    if let adjust = properties.adjust {
      actions.adjust = { adjust($0 ? .increment : .decrement) }
    }
  }

  /// Makes the node a text, or, where the program has an action for it, a control.
  func setText(_ text: String) {
    let form = environment.form
    let properties = form.accessibility
    let words = (properties.label ?? text).foldedWords
    guard !words.isEmpty else {
      content = .none
      return
    }
    if properties.adjust != nil {
      // It holds nothing that could be an answer.
      setElement(.slider, name: words, value: .text(properties.value ?? ""), set: nil) {
        $0.key = ""
      }
    } else if let activate = properties.activate {
      actions.press = activate
      let isButton = properties.has(.isButton)
      setElement(
        isButton ? .button : properties.has(.isLink) ? .link : .group, name: words)
    } else {
      let all = [words, properties.value].compactMap(\.self) + properties.hints
      content = .text(
        FormText(
          all.joined(separator: ", "), language: form.locale?.identifier(.bcp47),
          speech: form.speech))
    }
  }
}

extension String {
  /// The words with one space between them.
  var foldedWords: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
