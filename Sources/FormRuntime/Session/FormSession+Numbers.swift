import FormCore

extension FormSession {
  /// Steps a number, or what else its source steps.
  func stepNumber(of element: FormElement, up: Bool, isFar: Bool = false) {
    if refusesChange(of: element) { return }
    takeTyped()
    let element = tree[element.id] ?? element
    let events = eventCount
    let texts = knownTexts()
    if source.adjust(element.id, up: up) {
      guard let new = tree[element.id] else { return }
      record(.other, of: element.id, from: element.value)
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

  /// Moves a slider by a step, or to one of its ends.
  func moveSlider(_ element: FormElement, toEnd: Bool, up: Bool) {
    guard toEnd else { return stepNumber(of: element, up: up) }
    if refusesChange(of: element) { return }
    guard let end = element.numberRange.end(up: up),
      end != element.value.text.flatMap(NumberRange.number)
    else { return refuse(up ? .maximum : .minimum) }
    setValue(.text("\(end)"), of: element)
  }

  /// Goes to the number that was typed so far, once it is within the range of a slider.
  func seekNumber(_ text: String, in slider: FormElement) {
    if refusesChange(of: slider) { return }
    let typed = soughtText + text
    guard typed.wholeMatch(of: /-?[0-9]*\.?[0-9]*/) != nil else { return refuse(.unknownKey) }
    let range = slider.numberRange
    let number = NumberRange.number(typed)
    let bounds = number.map(range.bounds) ?? []
    // More digits lead further away.
    let end: Refusal.Reason? =
      bounds.contains(.rangeOverflow) && number ?? 0 > 0
      ? .maximum : bounds.contains(.rangeUnderflow) && number ?? 0 < 0 ? .minimum : nil
    if let end {
      soughtText = ""
      return refuse(end)
    }
    soughtText = typed
    if let number, bounds.isEmpty {
      setValue(.text("\(number)"), of: slider)
    } else {
      // There is more to come: 7 of 75, where 50 is the least.
      emit(.typed(TextChange(element: slider.redacted, text: text)))
    }
  }
}
