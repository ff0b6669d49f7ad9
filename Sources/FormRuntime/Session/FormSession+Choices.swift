import Foundation
import FormCore

extension FormSession {
  /// Moves the cursor over the options of the focused choice; where one of them must be chosen,
  /// moving chooses.
  func moveOption(_ unit: CaretUnit, _ direction: CaretDirection) {
    let forward = direction == .forward
    guard let (element, cursor) = choiceToMoveIn() else { return }
    guard !element.options.isEmpty else { return refuse(.unknownKey) }
    let target: Int? =
      switch unit {
      case .character, .word, .run: element.option(after: cursor, forward: forward)
      case .line, .field:
        forward
          ? element.options.lastIndex { !$0.isDisabled }
          : element.options.firstIndex { !$0.isDisabled }
      }
    guard let target else { return refuse(forward ? .fieldEnd : .fieldStart) }
    let isStep = unit != .line && unit != .field
    // Of a choice that holds nothing, the option under the cursor is the first to be reached.
    let isFresh = !element.choosesSeveral && element.value.isEmpty
    let isRound = forward ? target < cursor : target > cursor
    let wraps = isStep && (isRound || target == cursor && !isFresh)
    reachOption(target, of: element, wrapped: wraps ? direction : nil)
  }

  /// Moves the cursor over several options at once, at most to the last one in that direction.
  func moveOption(by count: Int, _ direction: CaretDirection) {
    guard let (element, cursor) = choiceToMoveIn() else { return }
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
    guard let (element, cursor) = choiceToMoveIn() else { return }
    if !soughtText.isEmpty, let found = element.option(startingWith: soughtText + text, at: cursor)
    {
      soughtText += text
      return reach(found, of: element, bySeeking: text)
    }
    // Of a choice that holds nothing yet, the option under the cursor was not reached either.
    let isFresh = !element.choosesSeveral && element.value.isEmpty
    guard let found = element.option(startingWith: text, at: isFresh ? cursor : cursor + 1) else {
      return refuse(.noSuchOption(soughtText + text))
    }
    soughtText = text
    reach(found, of: element, bySeeking: text)
  }

  /// Whether an option starts with what was typed so far and this.
  func continuesSeeking(with text: String, in element: FormElement) -> Bool {
    !soughtText.isEmpty && element.option(startingWith: soughtText + text, at: 0) != nil
  }

  /// Goes to an option that was sought; where the cursor stands on it already, only the letter is
  /// told.
  private func reach(_ index: Int, of element: FormElement, bySeeking text: String) {
    let isThere = element.choosesSeveral || element.value.selection == [index]
    guard isThere, index == optionCursor else { return reachOption(index, of: element) }
    emit(.typed(TextChange(element: element.redacted, text: text)))
  }

  /// The focused choice and the option under its cursor, which can be moved; otherwise says why not.
  private func choiceToMoveIn() -> (FormElement, cursor: Int)? {
    guard let element = focusedElement, let optionCursor else {
      refuse(.unknownKey)
      return nil
    }
    if element.isUnfillable {
      refuse(.unfillable)
      return nil
    }
    if element.offersNothing {
      refuse(.noOptions)
      return nil
    }
    return (element, optionCursor)
  }

  private func reachOption(
    _ index: Int, of element: FormElement, wrapped: CaretDirection? = nil
  ) {
    if !element.choosesSeveral, element.isReadOnly { return refuse(.readOnly) }
    optionCursor = index
    guard !element.choosesSeveral else { return tellOption(of: element) }
    set(.selection([index]), of: element.id) {
      if let element = tree[element.id] { tellOption(of: element, wrapped: wrapped) }
    }
  }

  func tellOption(
    of element: FormElement, isToggle: Bool = false, wrapped: CaretDirection? = nil
  ) {
    guard let cursor = optionCursor, element.options.indices.contains(cursor) else {
      return refuse(.nothing)
    }
    let group = element.options[cursor].group
    let entered = group == toldOptionGroup ? nil : group
    toldOptionGroup = group
    emit(
      .optionReached(
        OptionMove(
          element: element, index: cursor, isToggle: isToggle, enteredGroup: entered,
          wrapped: wrapped)))
  }

  /// Chooses the option under the cursor; in a list it is taken back if it was chosen.
  func chooseOption(in element: FormElement) {
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
}

extension FormElement {
  /// Whether there is such an option, and it can be chosen.
  func hasChoosableOption(_ index: Int) -> Bool {
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
