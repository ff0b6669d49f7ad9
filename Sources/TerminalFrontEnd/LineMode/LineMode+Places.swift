import FormCore

/// Which field is asked for next.
extension LineMode {
  /// The next field to be asked for; from the first one where there is none yet.
  func place(after id: ElementID?) -> ElementID? {
    let elements = session.tree.elements
    guard let id else { return elements.first(where: isOnAgenda)?.id }
    guard let index = session.tree.index(of: id) else { return nil }
    return elements[(index + 1)...].first(where: isOnAgenda)?.id
  }

  func place(before id: ElementID) -> ElementID? {
    guard let index = session.tree.index(of: id) else { return nil }
    return session.tree.elements[..<index].last { isOnAgenda($0) && $0.isChangeable }?.id
  }

  /// Where it goes on after an answer: where the program has moved the focus, else the next field.
  func place(onwardsFrom id: ElementID) -> ElementID? {
    guard let element = session.focusedElement, element.id != id else { return place(after: id) }
    return isAsked(element) ? element.id : place(after: element.id)
  }

  /// Where it stays after a line that was no answer, unless the program has moved the focus.
  func place(stayingAt id: ElementID) -> ElementID? {
    session.focusedElement?.id == id ? id : place(onwardsFrom: id)
  }

  func isOnAgenda(_ element: FormElement) -> Bool {
    element.isField && agenda?.contains(element.id) ?? true
  }

  /// Whether a line is asked for where the program has moved the focus.
  func isAsked(_ element: FormElement) -> Bool {
    isOnAgenda(element) || agenda == nil && acts(element)
  }

  func isAnswerable(_ id: ElementID) -> Bool {
    session.tree[id].map { $0.isField && $0.isChangeable } ?? false
  }
}
