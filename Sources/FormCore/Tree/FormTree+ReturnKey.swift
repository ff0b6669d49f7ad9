extension FormTree {
  /// What Return does in an element.
  ///
  /// Unlabelled, it goes on to the next stop. It submits by itself only at the end of a form that
  /// has no submit button, so that a form filled by ear is never sent by accident.
  public func returnKey(of id: ElementID) -> ReturnKey {
    guard let element = self[id] else { return ReturnKey(action: .moveNext) }
    if element.role == .button { return ReturnKey(action: .press) }
    if element.isMultiline { return ReturnKey(action: .insertNewLine) }
    if let label = element.submitLabel {
      return ReturnKey(label: label, action: label.returnAction)
    }
    let hasSubmitButton = elements.contains { $0.isFocusable && $0.buttonActsAs(.submit) }
    let isLast = elements.last(where: \.isFocusable)?.id == id
    return ReturnKey(action: isLast && !hasSubmitButton ? .submit : .moveNext)
  }
}

extension FormElement {
  /// Whether it is a button with this action.
  public func buttonActsAs(_ action: ButtonAction) -> Bool {
    role == .button && buttonAction == action
  }
}
