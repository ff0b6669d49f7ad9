import FormCore

/// What the keys do that mean something else in each kind of element.
extension FormSession {
  /// What Space does: types a space, checks, chooses or presses.
  func performSpace() {
    guard let element = focusedElement else { return refuse(.unknownKey) }
    switch element.role {
    case .textbox, .searchbox, .spinbutton: type(" ")
    case .checkbox, .switch: answerChoice(.checked(!element.value.isChecked), of: element)
    case .button, .link: press(element)
    case .slider: read(.readValue)
    case .group: activate()
    case .radiogroup, .listbox: chooseOption(in: element)
    case .combobox where continuesSeeking(with: " ", in: element): seekOption(" ")
    case .combobox: element.value.isEmpty ? read(.readValue) : tellOption(of: element)
    }
  }

  /// What Up and Down do: a line, an option, or a step of a number.
  func step(_ direction: CaretDirection) {
    guard let element = focusedElement else { return refuse(.unknownKey) }
    switch element.role {
    case .spinbutton, .slider: stepNumber(of: element, up: direction == .backward)
    case .textbox, .searchbox:
      if element.isMultiline {
        moveLine(direction)
      } else if element.hasCalendarParts {
        stepPart(up: direction == .backward)
      } else if element.suggestions.isEmpty {
        read(.readValue)
      } else {
        suggest(direction)
      }
    case .radiogroup, .combobox, .listbox: moveOption(.character, direction)
    case .checkbox, .switch, .button, .link, .group: refuse(.unknownKey)
    }
  }

  /// What Page Up and Page Down do: ten options, or a larger step of a number.
  func stepFar(_ direction: CaretDirection) {
    guard let element = focusedElement else { return refuse(.unknownKey) }
    switch element.role {
    case .spinbutton, .slider: stepNumber(of: element, up: direction == .backward, isFar: true)
    case .combobox, .listbox: moveOption(by: 10, direction)
    case .textbox, .searchbox, .radiogroup, .checkbox, .switch, .button, .link, .group:
      refuse(.unknownKey)
    }
  }
}
