import FormCore

/// What the keys mean in the element that has the focus.
extension FormSession {
  /// A key with what it does where the person is.
  func explained(_ key: KeyHelp) -> KeyHelp {
    var key = key
    key.meaning =
      finder == nil
      ? focusedElement.flatMap { meaning(of: key.command, in: $0) }
      : meaningInSearch(of: key.command)
    return key
  }

  /// What a command does while a field is sought; `nil` where it does the same as elsewhere.
  private func meaningInSearch(of command: FormCommand) -> KeyMeaning? {
    switch command {
    case .nextStop, .step(.forward): .nextMatch
    case .previousStop, .step(.backward): .previousMatch
    case .stepFar(let direction): direction == .forward ? .tenMatchesOn : .tenMatchesBack
    case .moveCaret(.line, let direction), .moveCaret(.field, let direction):
      direction == .forward ? .lastMatch : .firstMatch
    case .return: .goToMatch
    case .space: .space
    case .silence, .findField: .leaveSearch
    case .delete(.character, .backward): nil
    case .delete(_, .backward): .clear
    case .moveCaret, .delete, .suggestion: .nothing
    default: nil
    }
  }

  /// `nil` where the command does the same everywhere.
  private func meaning(of command: FormCommand, in element: FormElement) -> KeyMeaning? {
    switch command {
    case .return: meaningOfReturn(in: element)
    case .space: meaningOfSpace(in: element)
    case .step(let direction): meaningOfStep(direction, in: element)
    case .stepFar(let direction): meaningOfStepFar(direction, in: element)
    case .moveCaret(let unit, let direction): meaningOfMove(unit, direction, in: element)
    case .suggestion: element.suggestions.isEmpty ? .nothing : nil
    case .delete where partCursor != nil: .clear
    case .transpose where entry.replacesText && element.role.isTextual: .nothing
    case .delete, .putBack, .transpose, .undo, .redo, .editExternally:
      element.role.isTextual ? nil : .nothing
    case .toolbarButton(let index):
      element.role.isTextual && tree.toolbar.indices.contains(index) ? nil : .nothing
    case .activate: element.hasTapAction ? nil : .nothing
    default: nil
    }
  }

  private func meaningOfReturn(in element: FormElement) -> KeyMeaning? {
    switch layout.returnKey(of: element).action {
    case .submit: .submit
    case .moveNext: .nextField
    case .movePrevious: .previousField
    case .insertNewLine: .newLine
    case .press: .press
    case .perform: nil
    }
  }

  private func meaningOfSpace(in element: FormElement) -> KeyMeaning? {
    switch element.role {
    case .textbox, .searchbox:
      // Over a whole date a space would wipe it out.
      entry.replacesText ? .readValue : element.inputType.takesSpaces ? .space : .nothing
    case .spinbutton: .nothing
    case .checkbox, .switch: .check
    case .button, .link: .press
    case .radiogroup, .listbox: .choose
    case .slider, .combobox: .readValue
    case .group: element.hasTapAction ? nil : .nothing
    }
  }

  private func meaningOfStep(
    _ direction: CaretDirection, in element: FormElement
  ) -> KeyMeaning? {
    let isUp = direction == .backward
    switch element.role {
    case .spinbutton, .slider: return isUp ? .more : .less
    case .radiogroup, .combobox, .listbox: return isUp ? .previousOption : .nextOption
    case .textbox, .searchbox:
      if element.isMultiline { return isUp ? .previousLine : .nextLine }
      if element.hasCalendarParts { return isUp ? .partMore : .partLess }
      return element.suggestions.isEmpty ? .readValue : nil
    case .checkbox, .switch, .button, .link, .group: return .nothing
    }
  }

  private func meaningOfStepFar(
    _ direction: CaretDirection, in element: FormElement
  ) -> KeyMeaning? {
    let isUp = direction == .backward
    return switch element.role {
    case .spinbutton, .slider: isUp ? .muchMore : .muchLess
    case .combobox, .listbox: isUp ? .tenOptionsBack : .tenOptionsOn
    case .textbox, .searchbox, .radiogroup, .checkbox, .switch, .button, .link, .group: .nothing
    }
  }

  private func meaningOfMove(
    _ unit: CaretUnit, _ direction: CaretDirection, in element: FormElement
  ) -> KeyMeaning? {
    let isForward = direction == .forward
    let toEnd = unit == .line || unit == .field
    switch element.role {
    case .slider: return toEnd ? (isForward ? .most : .least) : (isForward ? .more : .less)
    case .radiogroup, .combobox, .listbox:
      return toEnd
        ? (isForward ? .lastOption : .firstOption) : (isForward ? .nextOption : .previousOption)
    case .textbox, .searchbox, .spinbutton:
      if partCursor != nil, !toEnd { return isForward ? .nextPart : .previousPart }
      switch unit {
      case .character: return isForward ? .nextCharacter : .previousCharacter
      case .word, .run: return isForward ? .nextWord : .previousWord
      case .line: return isForward ? .lineEnd : .lineStart
      case .field: return isForward ? .fieldEnd : .fieldStart
      }
    case .checkbox, .switch, .button, .link, .group: return .nothing
    }
  }
}
