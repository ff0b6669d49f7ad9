import FormCore

/// Texts that stand for one thing: typed whole, then read.
extension FormSession {
  /// Begins with what a field holds: a date or time is edited by its parts, and a colour is replaced
  /// by what is typed.
  func beginEntry(in element: FormElement) {
    let value = element.calendarValue
    if element.hasCalendarParts, value != nil || element.value.isEmpty {
      setPartCursor(PartCursor(CalendarRange(of: element).parts(of: value)))
    } else if element.colorCode != nil {
      entry = .untouched
    } else {
      // What was not understood is written anew; what a draft brought may be as a person writes it.
      entry = element.isReadBack && !element.value.isEmpty ? .untouched : .editing
    }
  }

  /// Goes over to a text that is being written.
  func beginWriting(over text: String, in element: FormElement) {
    if entry.replacesText, !text.isEmpty { kills.keep(text, of: element) }
    entry = .writing
  }

  /// Takes what was written for what it stands for, if it stands for something, and tells for what.
  ///
  /// What cannot be read stays as it was typed.
  func takeTyped(telling event: (FormElement) -> FormEvent? = FormEvent.readBack) {
    guard let element = bufferOwner.flatMap({ tree[$0] }), element.isChangeable,
      let typed = element.value.text
    else { return }
    if let number = element.numberText(typed: typed, formLanguage: tree.language) {
      return setText(TextBuffer(number), of: element, as: .reading) { _ in }
    }
    guard entry == .writing || entry == .untouched else { return }
    if entry == .writing { entry = .editing }
    guard let text = canonicalText(typed, of: element), entry == .editing || text != typed else {
      return
    }
    take(text, for: element, telling: event)
  }

  /// Says that what was typed cannot be read, as soon as whoever typed it is done with it.
  ///
  /// It is not called invalid: nobody has asked for that yet.
  func tellMisread() {
    guard let element = bufferOwner.flatMap({ tree[$0] }), element.value.text != knownText else {
      return
    }
    knownText = element.value.text
    // Whoever is asked for what is invalid is told what is wrong with it.
    if hasAttempted, isFieldByField { return }
    if element.isChangeable, !element.isProtected, let issue = element.issue,
      issue.validity.contains(.badInput) || issue.fileProblem != nil
    {
      emit(.misread(element))
    }
  }

  /// What a typed text stands for, as HTML would send it.
  func canonicalText(_ typed: String, of element: FormElement) -> String? {
    // Without a clock nobody could say which century two digits mean.
    clock().flatMap {
      element.canonicalText(
        typed: typed, formLanguage: tree.language, today: $0.date, own: ownWords)
    }
  }

  /// Takes a text that was read, and tells what it is.
  func take(
    _ text: String, for element: FormElement,
    telling event: (FormElement) -> FormEvent? = FormEvent.readBack
  ) {
    setText(TextBuffer(text), of: element, as: .reading) {
      beginEntry(in: $0)
      event($0).map(emit)
    }
  }
}
