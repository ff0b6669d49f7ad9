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
    if text == " ", let element = focusedElement,
      element.role == .spinbutton || !element.inputType.takesSpaces
    {
      return refuse(.unknownKey)
    }
    // No date begins with a space: it would wipe out what is there.
    if text == " ", entry.replacesText { return read(.readValue) }
    insert(text, isPaste: false)
  }

  /// Pastes text: never a submit, whatever is in it.
  func paste(_ text: String) {
    guard buffer != nil else { return refuse(.unknownKey) }
    insert(text, isPaste: true)
  }

  private func insert(_ text: String, isPaste: Bool) {
    guard let (element, old) = editableText() else { return }
    let before = entry.replacesText ? TextBuffer("") : old
    let (taken, left) = element.accepting(text, into: before)
    if !taken.isEmpty {
      if element.isReadBack { beginWriting(over: old.text) }
      var after = before
      after.insert(taken)
      let word = taken.allSatisfy(\.isWordPart) ? "" : before.wordBeforeCaret
      commit(after) {
        TextChange(
          element: $0, text: taken, completedWord: word.isEmpty ? nil : word, isPaste: isPaste)
      }
    }
    if left > 0 { refuse(.maximumLength(left: left)) }
  }

  /// Sets the text of the focused field and tells what became of it, without its secret.
  private func commit(
    _ after: TextBuffer, event: (FormElement) -> TextChange, isDeletion: Bool = false
  ) {
    guard let id = engine.focused else { return }
    buffer = after
    isEditing = true
    set(.text(after.text), of: id) {
      isEditing = false
      guard let element = tree[id] else { return }
      var change = event(element.redacted)
      if element.isProtected {
        change.text = FormElement.bullets(for: change.text)
        change.completedWord = nil
        change.nextCharacter = change.nextCharacter.map { _ in "•" }
      }
      emit(isDeletion ? .deleted(change) : .typed(change))
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
    if unit != .character, !element.isProtected { killedText = deleted }
    let next = direction == .forward ? after.characterAtCaret : nil
    entry = element.isReadBack ? .writing : .editing
    commit(
      after,
      event: {
        TextChange(
          element: $0, text: deleted, nextCharacter: next, isForwards: direction == .forward)
      }, isDeletion: true)
    // Emptied, it is as it was before anything was written.
    if after.text.isEmpty, let element = focusedElement { beginEntry(in: element) }
  }

  /// Puts back what was deleted last by word or line.
  ///
  /// A whole date, time or colour comes in place of what is there, and is whole again.
  func putBack() {
    guard buffer != nil, !killedText.isEmpty, let element = focusedElement else {
      return refuse(.nothing)
    }
    var restored = element
    restored.value = .text(killedText)
    let isWhole = restored.calendarValue != nil || restored.colorCode != nil
    if isWhole, element.isChangeable { entry = .untouched }
    insert(killedText, isPaste: true)
    if isWhole, let element = focusedElement { beginEntry(in: element) }
  }

  /// Moves the caret, and tells what is there now.
  func moveCaret(_ unit: CaretUnit, _ direction: CaretDirection) {
    guard let element = focusedElement else { return refuse(.unknownKey) }
    if element.role == .slider {
      let toEnd = unit == .line || unit == .field
      return moveSlider(element, toEnd: toEnd, up: direction == .forward)
    }
    guard let before = buffer else { return moveOption(unit, direction) }
    if partCursor != nil { return movePart(unit, direction) }
    if entry == .untouched { entry = .editing }
    let place = before.place(element.shown(unit), direction)
    guard place != before.caret || unit == .line || unit == .field else {
      return refuse(direction == .backward ? .fieldStart : .fieldEnd)
    }
    var after = before
    after.moveCaret(to: place)
    buffer = after
    let move: CaretMove.Unit =
      switch unit {
      case .character: .character
      case .word: .word
      case .line, .field:
        after.isAtStart ? .fieldStart : after.isAtEnd ? .fieldEnd : .character
      }
    tellCaret(move, in: element, after)
  }

  /// Moves the caret a line up or down, in a text of several lines.
  func moveLine(_ direction: CaretDirection) {
    guard let element = focusedElement, var buffer else { return }
    guard let place = buffer.placeOnNextLine(direction) else {
      return refuse(direction == .backward ? .fieldStart : .fieldEnd)
    }
    buffer.moveCaret(to: place)
    self.buffer = buffer
    tellCaret(.line, in: element, buffer)
  }

  private func tellCaret(_ unit: CaretMove.Unit, in element: FormElement, _ buffer: TextBuffer) {
    let text =
      switch unit {
      case .character, .fieldStart, .fieldEnd: buffer.characterAtCaret.map(String.init) ?? ""
      case .word: buffer.currentWord
      case .line: buffer.currentLine
      }
    emit(
      .caretMoved(
        CaretMove(
          element: element.redacted, unit: unit,
          text: element.isProtected ? FormElement.bullets(for: text) : text,
          offset: buffer.caret)))
  }
}

extension FormElement {
  /// By what the caret moves here: a secret is one word, or its spaces could be found.
  fileprivate func shown(_ unit: CaretUnit) -> CaretUnit {
    isProtected && unit == .word ? .field : unit
  }

  /// What of a text the field takes at the caret, and how many characters it leaves out.
  ///
  /// Only `maxlength` refuses, counted in UTF-16 as HTML counts. A single line takes a line break
  /// as a space, and the last one not at all; other control characters are left out unheard.
  func accepting(_ text: String, into buffer: TextBuffer) -> (String, left: Int) {
    var lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    if !isMultiline {
      while lines.last == "\n" { lines.removeLast() }
      lines = lines.replacing("\n", with: " ")
    }
    let allowed = String(
      lines.unicodeScalars.filter {
        $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t"
      }.map(Character.init))
    guard let limit = constraints.maxLength, inputType.hasLength else { return (allowed, 0) }
    var room = limit - buffer.text.utf16.count
    let taken = allowed.prefix { character in
      room -= character.utf16.count
      return room >= 0
    }
    return (String(taken), allowed.count - taken.count)
  }
}
