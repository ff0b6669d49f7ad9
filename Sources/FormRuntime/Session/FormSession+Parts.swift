import FormCore

/// Dates and times by their parts, and texts that are typed whole and then read.
extension FormSession {
  /// Begins with what a field holds: a date or time is edited by its parts, and a text that stands
  /// for one thing is replaced by what is typed.
  func enterWhole(_ element: FormElement) {
    partCursor = nil
    isUntouched = element.colorCode != nil
    let value = element.calendarValue
    // What a draft or an answers file brought may be as a person writes it.
    hasWritten = element.isReadBack && !element.value.isEmpty && value == nil && !isUntouched
    guard element.hasParts, value != nil || element.value.isEmpty else { return }
    setPartCursor(PartCursor(CalendarRange(of: element).parts(of: value)))
  }

  /// Whether what is typed next replaces all there is.
  var replacesWhole: Bool { partCursor != nil || isUntouched }

  /// Goes over from parts to a text that is being written.
  func beginWriting(over text: String) {
    if replacesWhole, !text.isEmpty { killedText = text }
    partCursor = nil
    isUntouched = false
    hasWritten = true
  }

  private func setPartCursor(_ cursor: PartCursor) {
    partCursor = cursor
    buffer?.moveCaret(toNumber: cursor.index)
  }

  // MARK: Parts

  /// Goes to another part, and tells which.
  func movePart(_ unit: CaretUnit, _ direction: CaretDirection) {
    guard var cursor = partCursor, let element = focusedElement else { return }
    guard cursor.move(unit, direction) else {
      return refuse(direction == .backward ? .fieldStart : .fieldEnd)
    }
    setPartCursor(cursor)
    emit(.partReached(PartMove(element: element, part: cursor.part)))
  }

  /// Changes the part by one, or begins with now; a text that is being written is read first.
  func stepPart(up: Bool) {
    guard let (element, before) = editableText() else { return }
    guard let cursor = partCursor else {
      takeTyped { element in
        CalendarRange(of: element).parts(of: element.calendarValue).last.map {
          .partChanged(PartMove(element: element, part: $0))
        }
      }
      if partCursor == nil { refuse(.unreadable) }
      return
    }
    let range = CalendarRange(of: element)
    let old = element.calendarValue
    let new = old.map { range.moved($0, cursor.part, up: up) } ?? clock().flatMap(range.start)
    guard let new else { return refuse(up ? .maximum : .minimum) }
    var after = before.replaced(by: new.text)
    after.moveCaret(toNumber: cursor.index)
    setWhole(after, of: element) {
      emit(.partChanged(PartMove(element: $0, part: cursor.part, previous: old)))
    }
  }

  /// Empties the field; it can be put back.
  func clearParts(_ direction: CaretDirection) {
    guard let (element, before) = editableText() else { return }
    guard !before.text.isEmpty else {
      return refuse(direction == .backward ? .fieldStart : .fieldEnd)
    }
    killedText = before.text
    setWhole(TextBuffer(""), of: element) { emit(.valueChanged($0)) }
  }

  private func setWhole(
    _ after: TextBuffer, of element: FormElement, tell: (FormElement) -> Void
  ) {
    buffer = after
    set(.text(after.text), of: element.id) {
      if let element = tree[element.id] { tell(element) }
    }
  }

  // MARK: Typed whole

  /// Takes what was written for what it stands for, if it stands for something, and tells for what.
  ///
  /// What cannot be read stays as it was typed.
  func takeTyped(telling event: (FormElement) -> FormEvent? = FormEvent.readBack) {
    guard hasWritten, let element = bufferOwner.flatMap({ tree[$0] }) else { return }
    hasWritten = false
    guard element.isChangeable, let typed = element.value.text,
      let text = canonicalText(typed, of: element)
    else { return }
    take(text, for: element, telling: event)
  }

  /// What a typed text stands for, as HTML would send it.
  func canonicalText(_ typed: String, of element: FormElement) -> String? {
    // Without a clock nobody could say which century two digits mean.
    clock().flatMap {
      element.canonicalText(typed: typed, formLanguage: tree.language, today: $0.date)
    }
  }

  /// Takes a text that was read, and tells what it is.
  func take(
    _ text: String, for element: FormElement,
    telling event: (FormElement) -> FormEvent? = FormEvent.readBack
  ) {
    setWhole(TextBuffer(text), of: element) {
      enterWhole($0)
      event($0).map(emit)
    }
  }
}
