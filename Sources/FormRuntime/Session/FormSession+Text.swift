import FormCore

extension FormSession {
  /// The focused element, if it can be edited as text; otherwise says why not.
  func editableText() -> (FormElement, TextBuffer)? {
    guard let element = focusedElement, let buffer else { return nil }
    if refusesChange(of: element) { return nil }
    if element.value == .none {
      refuse(.readOnly)
      return nil
    }
    return (element, buffer)
  }

  /// Types text at the caret; in a choice it goes to the option that starts so.
  func type(_ text: String) {
    guard buffer != nil else {
      guard let element = focusedElement else { return refuse(.unknownKey) }
      if element.role.isChoice { return seekOption(text) }
      if element.inputType == .range { return seekNumber(text, in: element) }
      return refuse(.unknownKey)
    }
    if text == " ", let element = focusedElement, !element.takesSpaces {
      return refusesChange(of: element) ? () : refuse(.noSpaces)
    }
    // No date begins with a space: it would wipe out what is there.
    if text == " ", entry.replacesText { return read(.readValue) }
    insert(text, .typing)
  }

  /// Pastes text: never a submit, whatever is in it.
  func paste(_ text: String) {
    guard buffer != nil else { return refuse(.noPaste) }
    insert(text, .paste)
  }

  private func insert(_ text: String, _ origin: TextChange.Origin) {
    guard let (element, old) = editableText() else { return }
    let before = entry.replacesText ? TextBuffer("") : old
    let (taken, left) = element.accepting(element.withoutSpaces(text), into: before)
    if taken.isEmpty, left == 0 { return refuse(element.takesSpaces ? .nothing : .noSpaces) }
    if !taken.isEmpty {
      if element.isReadBack { beginWriting(over: old.text, in: element) }
      var after = before
      let joined = after.insert(taken)
      let isInWord = joined.allSatisfy(\.isWordPart)
      let word = isInWord ? "" : before.wordBeforeCaret
      // A secret is one word.
      let startsWord = isInWord && !element.isProtected && before.isAtStartOfWord
      commit(after, as: origin == .typing ? .typing(startsWord: startsWord) : .other) {
        .typed(
          TextChange(
            element: $0, text: origin == .typing ? joined : taken,
            completedWord: origin == .typing && !word.isEmpty ? word : nil, origin: origin))
      }
    }
    guard left > 0, let limit = element.constraints.maxLength else { return }
    let isOne = origin == .typing && taken.isEmpty && left == 1
    refuse(isOne ? .full(limit: limit) : .maximumLength(limit: limit, left: left))
  }

  /// Sets the text of the focused field and tells what became of it, without its secret.
  func commit(
    _ after: TextBuffer, as change: UndoHistory.Change, event: (FormElement) -> FormEvent
  ) {
    guard let id = engine.focused else { return }
    buffer = after
    isEditing = true
    set(.text(after.text), of: id, as: change) {
      isEditing = false
      guard let element = tree[id] else { return }
      emit(element.isProtected ? event(element.redacted).masked : event(element))
      if hasOwnTextChanged {
        hasOwnTextChanged = false
        emit(.valueChanged(element.redacted))
      }
    }
  }

  /// Deletes from the caret on.
  func delete(_ unit: CaretUnit, _ direction: CaretDirection) {
    guard buffer != nil else { return refuse(.unknownKey) }
    if partCursor != nil { return clearParts(direction) }
    guard let (element, before) = editableText() else { return }
    var place = before.place(element.shown(unit), direction)
    if place == before.caret, unit == .line {
      place = before.place(.character, direction)  // the line break itself
    }
    guard place != before.caret else {
      return refuse(direction == .backward ? .fieldStart : .fieldEnd)
    }
    var after = before
    let deleted = after.delete(to: place)
    if unit != .character { kills.cut(deleted, from: element, direction, input: inputCount) }
    let isForwards = unit == .character && direction == .forward
    let next = isForwards ? after.characterAtCaret : nil
    entry = element.isReadBack ? .writing : .editing
    commit(after, as: unit == .character ? .deletion : .other) {
      .deleted(
        TextChange(
          element: $0, text: deleted, nextCharacter: next, isForwards: isForwards))
    }
    // Emptied, it is as it was before anything was written.
    if after.text.isEmpty, let element = focusedElement { beginEntry(in: element) }
  }

  /// Puts back what was deleted last by word or line.
  ///
  /// A whole date, time or colour comes in place of what is there, and is whole again.
  func putBack() {
    guard buffer != nil, let element = focusedElement, let text = kills.text(for: element) else {
      return refuse(.nothingToPutBack)
    }
    var restored = element
    restored.value = .text(text)
    let isWhole = restored.calendarValue != nil || restored.colorCode != nil
    if isWhole, element.isChangeable { entry = .untouched }
    insert(text, .putBack)
    if isWhole, let element = focusedElement { beginEntry(in: element) }
  }

  /// Swaps the characters around the caret.
  func transpose() {
    guard buffer != nil else { return refuse(.unknownKey) }
    // The signs of a date or colour change no places.
    if entry.replacesText { return refuse(.unknownKey) }
    guard let (element, before) = editableText() else { return }
    var after = before
    guard let swapped = after.transpose() else {
      return refuse(before.isAtStart ? .fieldStart : .fieldEnd)
    }
    if element.isReadBack { entry = .writing }
    commit(after, as: .other) {
      .typed(TextChange(element: $0, text: swapped, origin: .transposition))
    }
  }
}

extension FormEvent {
  /// With as many bullets as there are characters of a secret.
  fileprivate var masked: FormEvent {
    switch self {
    case .typed(let change): .typed(change.masked)
    case .deleted(let change): .deleted(change.masked)
    default: self
    }
  }
}

extension TextChange {
  fileprivate var masked: TextChange {
    var change = self
    change.text = FormElement.bullets(for: text)
    change.completedWord = nil
    change.nextCharacter = nextCharacter.map { _ in "•" }
    return change
  }
}
