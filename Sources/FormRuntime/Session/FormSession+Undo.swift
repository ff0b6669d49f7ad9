import FormCore

/// Changes of a text, taken back and made again: those of a field go with the field.
extension FormSession {
  /// Where the person stands in the text of which field.
  var placeInText: (owner: ElementID, place: UndoHistory.Place)? {
    guard let buffer, let bufferOwner else { return nil }
    return (bufferOwner, UndoHistory.Place(caret: buffer.caret, entry: entry))
  }

  /// Takes down what was done to the text of an element.
  func record(_ change: UndoHistory.Change, of id: ElementID, from old: FormValue?) {
    guard let element = tree[id], element.role.isTextual, let before = old?.text,
      let after = element.value.text
    else { return }
    let here = inputPlace.flatMap { $0.owner == id ? $0.place : nil }
    let place = here ?? UndoHistory.Place(caret: before.count, entry: .editing)
    undoHistories.change(id, beginningWith: before) {
      $0.record(from: before, to: after, change, at: place, input: inputCount)
    }
  }

  /// Takes the last change of the text back.
  func undo() {
    guard buffer != nil else { return refuse(.nothingToUndo) }
    guard let (element, before) = editableText() else { return }
    let (text, place) = (before.text, UndoHistory.Place(caret: before.caret, entry: entry))
    let target = undoHistories.change(element.id, beginningWith: text) { $0.undo(text, at: place) }
    guard let target else { return refuse(.nothingToUndo) }
    revert(element, before, to: target, isRedo: false)
  }

  /// Makes the change again that was taken back last.
  func redo() {
    guard buffer != nil else { return refuse(.nothingToRedo) }
    guard let (element, before) = editableText() else { return }
    let text = before.text
    let target = undoHistories.change(element.id, beginningWith: text) { $0.redo(text) }
    guard let target else { return refuse(.nothingToRedo) }
    revert(element, before, to: target, isRedo: true)
  }

  private func revert(
    _ element: FormElement, _ before: TextBuffer,
    to target: (text: String, place: UndoHistory.Place), isRedo: Bool
  ) {
    var after = TextBuffer(target.text)
    after.moveCaret(to: target.place.caret)
    buffer = after
    isEditing = true
    set(.text(target.text), of: element.id, as: nil) {
      isEditing = false
      hasOwnTextChanged = false
      entry = target.place.entry
      // The cursor on the parts of a date is found anew: it stands before a number of the text.
      if case .parts(let cursor) = entry { setPartCursor(cursor) }
      guard let element = tree[element.id], let buffer else { return }
      let (removed, restored) = before.difference(to: buffer)
      func told(_ text: String) -> String {
        element.isProtected ? FormElement.bullets(for: text) : text
      }
      emit(
        .reverted(
          TextReversal(
            element: element.redacted, isRedo: isRedo, removed: told(removed),
            restored: told(restored))))
    }
  }
}
