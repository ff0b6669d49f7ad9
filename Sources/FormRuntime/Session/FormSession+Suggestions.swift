import FormCore

extension FormSession {
  /// Puts the next or the previous suggestion into the field, or what was typed before.
  func suggest(_ direction: CaretDirection) {
    guard let element = focusedElement, !element.suggestions.isEmpty else {
      return refuse(.unknownKey)
    }
    if refusesChange(of: element) { return }
    let walkSoFar = suggestionWalk.flatMap { $0.leads(to: element) ? $0 : nil }
    var walk = walkSoFar ?? SuggestionWalk(in: element)
    if walk.matches.isEmpty { return refuse(.noSuggestion(walk.text)) }
    guard walk.move(direction) else {
      return refuse(direction == .forward ? .fieldEnd : .fieldStart)
    }
    suggestionWalk = walk
    if buffer != nil { buffer = TextBuffer(walk.text) }
    set(.text(walk.text), of: element.id) {
      guard let element = tree[element.id] else { return }
      enter(element)
      guard let place = walk.place else { return emit(.valueChanged(element.redacted)) }
      emit(
        .suggested(
          SuggestionMove(
            element: element.redacted, suggestion: walk.matches[place],
            place: FieldReport.Place(index: place + 1, count: walk.matches.count))))
    }
  }
}
