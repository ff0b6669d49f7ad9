import FormCore

/// Answers as a whole, as line mode gives them.
extension FormSession {
  /// Answers the focused field as a whole.
  func answer(_ value: FormValue) {
    guard let element = focusedElement else { return refuse(.nothing) }
    if element.role == .slider, case .text(let text) = value { return answer(text, to: element) }
    guard case .text(let text) = value, element.role.isTextual else {
      return answerChoice(value, of: element)
    }
    guard editableText() != nil else { return }
    if let read = canonicalText(text, of: element) { return take(read, for: element) }
    defer { tellMisread() }
    let read = element.numberText(typed: text, formLanguage: tree.language)
    let (taken, left) = element.accepting(read ?? text, into: TextBuffer(""))
    buffer = TextBuffer(taken)
    set(.text(taken), of: element.id) {
      if let element = tree[element.id] { beginEntry(in: element) }
      if left > 0, let limit = element.constraints.maxLength {
        refuse(.maximumLength(limit: limit, left: left))
      }
    }
  }

  /// Answers a slider; what it makes of a number that it does not take is told.
  private func answer(_ text: String, to slider: FormElement) {
    let isNumber = NumberRange.number(text) != nil
    guard isNumber || text.isEmpty && slider.inputType == .range || slider.isUnfillable else {
      return refuse(.unknownKey)
    }
    if refusesChange(of: slider) { return }
    set(.text(text), of: slider.id) {
      guard slider.inputType == .range, let now = tree[slider.id], now.value.text != text else {
        return
      }
      emit(.valueChanged(now.redacted))
    }
  }

  /// Answers a check box or a choice as a whole.
  func answerChoice(_ value: FormValue, of element: FormElement) {
    guard element.takes(value) else { return refuse(.unknownKey) }
    if refusesChange(of: element) { return }
    guard value.selection.allSatisfy(element.hasChoosableOption) else {
      return refuse(.disabledOption)
    }
    if element.role.isChoice { optionCursor = value.selection.first ?? 0 }
    setValue(value, of: element)
  }
}

extension FormElement {
  /// Whether a value is of the kind that a check box or a choice holds.
  fileprivate func takes(_ value: FormValue) -> Bool {
    switch (role, value) {
    case (.checkbox, .checked), (.switch, .checked): true
    case (.radiogroup, .selection(let chosen)), (.combobox, .selection(let chosen)),
      (.listbox, .selection(let chosen)):
      choosesSeveral || chosen.count <= 1
    default: false
    }
  }
}
