import FormCore

/// Dates and times, changed part by part.
extension FormSession {
  /// The part that arrows change, where a date or time is edited by its parts.
  var partCursor: PartCursor? { if case .parts(let cursor) = entry { cursor } else { nil } }

  /// Puts the cursor on a part.
  func setPartCursor(_ cursor: PartCursor) {
    entry = .parts(cursor)
    buffer?.moveCaret(toNumber: cursor.index)
  }

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
        partCursor.map { .partChanged(PartMove(element: element, part: $0.part)) }
      }
      if partCursor == nil {
        knownText = element.value.text
        refuse(.unreadable)
      }
      return
    }
    let range = CalendarRange(of: element)
    let old = element.calendarValue
    let new = old.map { range.moved($0, cursor.part, up: up) } ?? clock().flatMap(range.start)
    guard let new else { return refuse(up ? .maximum : .minimum) }
    var after = before.replaced(by: new.text)
    after.moveCaret(toNumber: cursor.index)
    setText(after, of: element) {
      emit(.partChanged(PartMove(element: $0, part: cursor.part, previous: old)))
    }
  }

  /// Empties the field; it can be put back.
  func clearParts(_ direction: CaretDirection) {
    guard let (element, before) = editableText() else { return }
    guard !before.text.isEmpty else {
      return refuse(direction == .backward ? .fieldStart : .fieldEnd)
    }
    kills.keep(before.text, of: element)
    setText(TextBuffer(""), of: element) {
      emit(.deleted(TextChange(element: $0, text: before.text)))
    }
  }
}
