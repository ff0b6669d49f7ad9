import Foundation
import FormCore

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
      } else if element.hasParts {
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

  func stepNumber(of element: FormElement, up: Bool, isFar: Bool = false) {
    if refusesChange(of: element) { return }
    let events = eventCount
    let texts = knownTexts()
    if source.adjust(element.id, up: up) {
      guard let new = tree[element.id] else { return }
      // Of a text that is being edited it is told already.
      if new != element, eventCount == events { emit(.valueChanged(new.redacted)) }
      // What is counted may stand only in a text beside it.
      if eventCount == events { tellNewTexts(since: texts) }
      if eventCount == events { refuse(up ? .maximum : .minimum) }
      return
    }
    let range = element.numberRange
    let text = element.value.text ?? ""
    guard
      let number = isFar ? range.steppedFar(from: text, up: up) : range.stepped(from: text, up: up)
    else {
      return refuse(up ? .maximum : .minimum)
    }
    // Whoever is told of the value shows the line that is edited.
    if buffer != nil { buffer = TextBuffer("\(number)") }
    setValue(.text("\(number)"), of: element)
  }

  /// Moves the cursor over the options of the focused choice; where one of them must be chosen,
  /// moving chooses.
  func moveOption(_ unit: CaretUnit, _ direction: CaretDirection) {
    let forward = direction == .forward
    if let element = focusedElement, element.role == .slider {
      return moveSlider(element, toEnd: unit == .line || unit == .field, up: forward)
    }
    if let element = focusedElement, element.hasOptions, element.isUnfillable {
      return refuse(.unfillable)
    }
    if let element = focusedElement, element.offersNothing { return refuse(.noOptions) }
    guard let element = focusedElement, let cursor = optionCursor, !element.options.isEmpty else {
      return refuse(.unknownKey)
    }
    let target: Int? =
      switch unit {
      case .character, .word: element.option(after: cursor, forward: forward)
      case .line, .field:
        forward
          ? element.options.lastIndex { !$0.isDisabled }
          : element.options.firstIndex { !$0.isDisabled }
      }
    guard let target else { return refuse(forward ? .fieldEnd : .fieldStart) }
    reachOption(target, of: element)
  }

  /// Moves the cursor over several options at once, at most to the last one in that direction.
  private func moveOption(by count: Int, _ direction: CaretDirection) {
    guard let element = focusedElement, let cursor = optionCursor else {
      return refuse(.unknownKey)
    }
    if element.isUnfillable { return refuse(.unfillable) }
    if element.offersNothing { return refuse(.noOptions) }
    let options = element.options.indices.filter { !element.options[$0].isDisabled }
    let target =
      switch direction {
      case .forward: options.filter { $0 > cursor }.prefix(count).last
      case .backward: options.filter { $0 < cursor }.suffix(count).first
      }
    guard let target else { return refuse(direction == .forward ? .fieldEnd : .fieldStart) }
    reachOption(target, of: element)
  }

  /// Goes to the option that starts with what was typed so far, else with what was typed last.
  ///
  /// No clock decides where a word ends.
  func seekOption(_ text: String) {
    guard let element = focusedElement, let cursor = optionCursor else { return }
    if element.isUnfillable { return refuse(.unfillable) }
    if element.offersNothing { return refuse(.noOptions) }
    if !soughtText.isEmpty, let found = element.option(startingWith: soughtText + text, at: cursor)
    {
      soughtText += text
      return reachOption(found, of: element)
    }
    // Of a choice that holds nothing yet, the option under the cursor was not reached either.
    let isFresh = !element.choosesSeveral && element.value.isEmpty
    guard let found = element.option(startingWith: text, at: isFresh ? cursor : cursor + 1) else {
      return refuse(.noSuchOption(soughtText + text))
    }
    soughtText = text
    reachOption(found, of: element)
  }

  private func reachOption(_ index: Int, of element: FormElement) {
    if !element.choosesSeveral, element.isReadOnly { return refuse(.readOnly) }
    optionCursor = index
    guard !element.choosesSeveral else { return tellOption(of: element) }
    set(.selection([index]), of: element.id) {
      if let element = tree[element.id] { tellOption(of: element) }
    }
  }

  private func tellOption(of element: FormElement, isToggle: Bool = false) {
    guard let cursor = optionCursor, element.options.indices.contains(cursor) else {
      return refuse(.nothing)
    }
    let group = element.options[cursor].group
    let entered = group == toldOptionGroup ? nil : group
    toldOptionGroup = group
    emit(
      .optionReached(
        OptionMove(element: element, index: cursor, isToggle: isToggle, enteredGroup: entered)))
  }

  /// Chooses the option under the cursor; in a list it is taken back if it was chosen.
  private func chooseOption(in element: FormElement) {
    if element.isUnfillable { return refuse(.unfillable) }
    if element.offersNothing { return refuse(.noOptions) }
    guard let cursor = optionCursor, element.options.indices.contains(cursor) else {
      return refuse(.nothing)
    }
    if element.isReadOnly { return refuse(.readOnly) }
    if !element.hasChoosableOption(cursor) { return refuse(.disabledOption) }
    var chosen = element.value.selection
    if !element.choosesSeveral {
      chosen = [cursor]
    } else if let place = chosen.firstIndex(of: cursor) {
      chosen.remove(at: place)
    } else {
      chosen = (chosen + [cursor]).sorted()
    }
    set(.selection(chosen), of: element.id) {
      if let element = tree[element.id] { tellOption(of: element, isToggle: true) }
    }
  }

  /// Answers a check box or a choice as a whole.
  func answerChoice(_ value: FormValue, of element: FormElement) {
    guard element.takes(value) else { return refuse(.unknownKey) }
    if refusesChange(of: element) { return }
    guard value.selection.allSatisfy(element.hasChoosableOption) else {
      return refuse(.disabledOption)
    }
    if element.hasOptions { optionCursor = value.selection.first ?? 0 }
    setValue(value, of: element)
  }

  func setValue(_ value: FormValue, of element: FormElement) {
    set(value, of: element.id) {
      if let element = tree[element.id] { emit(.valueChanged(element.redacted)) }
    }
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

  /// Whether there is such an option, and it can be chosen.
  fileprivate func hasChoosableOption(_ index: Int) -> Bool {
    options.indices.contains(index) && !options[index].isDisabled
  }

  /// The first option from a place on, and round the end, that starts with a text.
  fileprivate func option(startingWith text: String, at start: Int) -> Int? {
    options.indices.lazy.map { ($0 + start) % options.count }.first { index in
      !options[index].isDisabled
        && options[index].name.range(of: text, options: [.anchored, .caseInsensitive]) != nil
    }
  }

  /// The next option that can be chosen, or `nil` at the end; radio buttons go round.
  fileprivate func option(after cursor: Int, forward: Bool) -> Int? {
    // Nothing is chosen yet: going on means taking the one under the cursor.
    if !choosesSeveral, value.selection.isEmpty, forward, !options[cursor].isDisabled {
      return cursor
    }
    let count = options.count
    let steps = role == .radiogroup ? count : forward ? count - 1 - cursor : cursor
    guard steps > 0 else { return nil }
    return (1...steps)
      .map { (cursor + (forward ? $0 : count - $0)) % count }
      .first { !options[$0].isDisabled }
  }
}
