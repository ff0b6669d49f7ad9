import FormCore

/// Texts that are given to the person's own editor.
extension FormSession {
  /// Asks for an editor for the focused field's text, or says why there can be none.
  func editExternally() {
    guard let onEditRequest else { return refuse(.unknownKey) }
    guard buffer != nil else { return refuse(.noTextToEdit) }
    guard let (element, buffer) = editableText() else { return }
    if element.isProtected { return refuse(.secretToEdit) }
    // Some editors print a text as it is.
    onEditRequest(buffer.text.withoutControls)
  }

  /// Takes the text that an editor brought, in place of what is there: one step, to be taken back.
  func takeEdited(_ text: String) {
    guard let (element, _) = editableText() else { return }
    if element.isProtected { return refuse(.secretToEdit) }
    let (taken, left) = element.accepting(
      element.withoutSpaces(text), into: TextBuffer(""))
    if element.isReadBack { entry = .writing }
    commit(TextBuffer(taken), as: .other) {
      .typed(TextChange(element: $0, text: taken, origin: .editor))
    }
    if taken.isEmpty, let element = focusedElement { beginEntry(in: element) }
    if left > 0, let limit = element.constraints.maxLength {
      refuse(.maximumLength(limit: limit, left: left))
    }
  }
}
