import FormCore

extension FormSession {
  /// Moves the caret, and tells what is there now.
  func moveCaret(_ unit: CaretUnit, _ direction: CaretDirection) {
    guard let element = focusedElement else { return refuse(.unknownKey) }
    if element.role == .slider {
      let toEnd = unit == .line || unit == .field
      return moveSlider(element, toEnd: toEnd, up: direction == .forward)
    }
    guard let before = buffer else { return moveOption(unit, direction) }
    if partCursor != nil { return movePart(unit, direction) }
    if entry == .untouched { entry = element.hasCalendarParts ? .writing : .editing }
    let unit = element.shown(unit)
    let place = before.place(unit, direction)
    guard place != before.caret || unit == .line || unit == .field else {
      return refuse(direction == .backward ? .fieldStart : .fieldEnd)
    }
    var after = before
    after.moveCaret(to: place)
    buffer = after
    let isBackward = direction == .backward
    switch unit {
    case .character: tellCaret(.character, in: element, after)
    case .word, .run: tellCaret(.word, in: element, after)
    case .line where after.isAtStart || after.isAtEnd, .field:
      tellCaret(isBackward ? .fieldStart : .fieldEnd, in: element, after, byLine: unit == .field)
    case .line: tellCaret(isBackward ? .lineStart : .lineEnd, in: element, after)
    }
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

  /// - Parameter byLine: Whether whoever goes to an end of several lines is told the line there, as
  ///   NVDA does.
  private func tellCaret(
    _ unit: CaretMove.Unit, in element: FormElement, _ buffer: TextBuffer, byLine: Bool = false
  ) {
    let character = buffer.characterAtCaret
    let text =
      switch unit {
      case .character: character.map(String.init) ?? ""
      case .word: buffer.currentWord
      case .line: buffer.currentLine
      case _ where byLine && element.isMultiline: buffer.currentLine
      // Where the line ends there is nothing, whatever stands on the next one.
      case .lineStart, .lineEnd, .fieldStart, .fieldEnd:
        character.map { $0.isNewline ? "" : String($0) } ?? ""
      }
    emit(
      .caretMoved(
        CaretMove(
          element: element.redacted, unit: unit,
          text: element.isProtected ? FormElement.bullets(for: text) : text,
          offset: buffer.caret)))
  }
}
