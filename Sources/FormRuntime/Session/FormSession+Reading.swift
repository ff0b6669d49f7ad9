import FormCore

extension FormSession {
  /// The focused element as it is met now, for whoever shows it; `nil` where nothing has the focus.
  public var focusedReport: FieldReport? { focusedElement.map { report(on: $0) } }

  /// The texts that are met on the way to an element: those right before it, and, for someone who
  /// passes by the buttons, those before these.
  public func textsOnTheWay(to id: ElementID) -> [FormText] {
    (passedBy(before: id) + [id]).flatMap(tree.texts(before:))
  }

  /// The buttons between an element and the field before it, where these are passed by.
  func passedBy(before id: ElementID) -> [ElementID] {
    guard isFieldByField, let place = tree.index(of: id) else { return [] }
    return tree.elements[..<place].reversed().prefix { !$0.isField }.filter(\.isFocusable)
      .reversed().map(\.id)
  }

  /// Tells the text that stands before the buttons and at the end, for someone who answers field by
  /// field and does not come by there.
  public func tellRemainingTexts() {
    let buttons = tree.elements.filter { $0.isFocusable && !$0.role.isInput }.map(\.id)
    let texts = buttons.filter { metTexts.insert($0).inserted }.flatMap(tree.texts(before:))
    let all = hasMetEnd ? texts : texts + tree.textsAtEnd
    hasMetEnd = true
    if !all.isEmpty { emit(.requested(.text(all))) }
  }

  /// Tells what the person asked to hear.
  func read(_ command: FormCommand) {
    switch command {
    case .listProblems:
      settleFocused()
      let formErrors = formErrorsLeft
      if !formErrors.isEmpty { emit(.requested(.text(formErrors.map { FormText($0) }))) }
      let problems = problemsLeft
      if problems.isEmpty, !hasAttempted { return refuse(.notJudged) }
      if formErrors.isEmpty || !problems.isEmpty { emit(.requested(.problems(problems))) }
      return
    default: break
    }
    guard let element = focusedElement else { return refuse(.nothing) }
    switch command {
    case .readField: emit(.requested(.field(report(on: element))))
    case .readValue: emit(.requested(.value(element.redacted)))
    case .spellValue: emit(.requested(.spelling(element.redacted)))
    case .spellPhonetically: emit(.requested(.phoneticSpelling(element.redacted)))
    case .readText:
      let isLast = element.id == layout.stops.last
      let texts = textsOnTheWay(to: element.id) + (isLast ? tree.textsAtEnd : [])
      if texts.isEmpty { refuse(.noText) } else { emit(.requested(.text(texts))) }
    default: break
    }
  }
}
