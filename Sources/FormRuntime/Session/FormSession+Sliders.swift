import FormCore

extension FormSession {
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

  /// Answers a slider; what it makes of a number that it does not take is told.
  func answer(_ text: String, to slider: FormElement) {
    let isNumber = NumberRange.number(text) != nil
    guard isNumber || text.isEmpty && slider.inputType == .range || slider.isUnfillable else {
      return refuse(.unknownKey)
    }
    if refusesChange(of: slider) { return }
    set(.text(text), of: slider.id) {
      guard slider.inputType == .range, let now = tree[slider.id], now.value.text != text else {
        return
      }
      emit(.valueChanged(now.redacted))
    }
  }
}
