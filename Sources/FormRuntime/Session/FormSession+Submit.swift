import FormCore

extension FormSession {
  /// What Return does where the focus is.
  func performReturn() {
    guard let element = focusedElement else { return moveFocus(.next) }
    switch layout.returnKey(of: element).action {
    case .submit: submitByButton()
    case .moveNext: moveFocus(.next)
    case .movePrevious: moveFocus(.previous)
    case .insertNewLine: type("\n")
    case .press: press(element)
    case .perform:
      settlingFocused { act(on: element) { _ = source.performSubmitAction(of: element.id) } }
    }
  }

  /// Presses a button.
  func press(_ button: FormElement) {
    if button.isUnfillable { return refuse(.scripted) }
    switch button.buttonAction {
    case .submit: submit(by: button.id)
    case .reset: confirmsReset(by: button.id) ? reset() : refuse(.unconfirmedReset)
    case .press: act(on: button) { source.press(button.id) }
    }
  }

  /// Presses a button that is in sight, or goes with the keyboard.
  func press(_ id: ElementID) {
    guard let button = tree[id] ?? tree.toolbar.first(where: { $0.id == id }), button.isFocusable,
      !button.role.isInput
    else { return refuse(.disabledButton) }
    settlingFocused { press(button) }
  }

  /// Whether a reset may be done: where it loses something, it must be asked for twice.
  private func confirmsReset(by button: ElementID) -> Bool {
    let isAskedAgain = resetQuestion?.button == button && resetQuestion?.input == inputCount - 1
    resetQuestion = isAskedAgain ? nil : (button, inputCount)
    return isAskedAgain || tree.elements.allSatisfy { $0.value == $0.defaultValue }
  }

  /// Has a question stay open through an input that only asks to hear something.
  func keepResetQuestion() {
    if resetQuestion?.input == inputCount - 1 { resetQuestion?.input = inputCount }
  }

  private func reset() {
    source.reset()
    findings = Findings()
    hasAttempted = false
    if let element = focusedElement { enter(element) }
    emit(.wasReset)
  }

  /// The button that is pressed with a submit that no button asked for, if there is one.
  public var defaultSubmitter: FormElement? {
    source.defaultSubmitter.flatMap { id in
      tree[id] ?? tree.toolbar.first { $0.id == id }
    }
  }

  /// Submits by the button that the form has for it, or by none where it has none.
  private func submitByButton() {
    if let button = defaultSubmitter, button.isDisabled {
      return refuse(.disabledSubmitter(button.name))
    }
    submit(by: source.defaultSubmitter)
  }

  /// Submits as the form has it: by its button that submits, else by what its program does on Return,
  /// where it has something; a program's own rules are not passed by.
  func submitByDefault() {
    isFocusReasserted = false
    if source.defaultSubmitter != nil { return submitByButton() }
    let acting = focusedElement.flatMap { $0.hasSubmitAction ? $0 : nil }
    guard let field = acting ?? tree.elements.last(where: { $0.isFocusable && $0.hasSubmitAction })
    else { return submit(by: nil) }
    settlingFocused { act(on: field) { _ = source.performSubmitAction(of: field.id) } }
  }

  /// Validates, and ends the session or goes to the first problem.
  func submit(by submitter: ElementID?) {
    takeTyped()
    let tree = tree
    let (issues, formErrors) = obstacles(toSubmitBy: submitter)
    hasAttempted = true
    attemptCount += 1
    findings = Findings(issues)
    guard !issues.isEmpty || !formErrors.isEmpty else {
      let entries = tree.entryList(submitter: submitter)
      submitting = entries
      source.willSubmit(by: submitter)
      submitting = nil
      if outcome == nil { end(.submitted(entries)) }
      return
    }
    // What the source reported counts until it is changed, so that numbers agree everywhere.
    for id in problemIDs { _ = source.reveal(id) }
    // Where the focus goes tells of it.
    pendingFields = nil
    let problems = problemsLeft
    guard
      let first = problems.first(where: { $0.issue.element.isFocusable })
        .flatMap({ tree[$0.issue.element.id] })
    else {
      return emit(
        .submitFailed(
          SubmitFailure(
            problems: problems, formErrors: formErrors, focused: nil, focusMoved: false)))
    }
    // Where the program had led is told with this, and where it leads from there after it.
    pendingArrival = nil
    let change = engine.focus(first.id, cause: .validation)
    isArrivalHeld = true
    if let change { source.focusChanged(change) }
    isArrivalHeld = false
    defer { sourceSettled() }
    let now = self.tree[first.id] ?? first
    if engine.focused == first.id { enter(now) }
    // A failed submit leaves the text before the field to whoever comes there otherwise.
    let met = (metTexts, hasMetEnd)
    let report = report(on: now, isArrival: true)
    (metTexts, hasMetEnd) = met
    emit(
      .submitFailed(
        SubmitFailure(
          problems: problems, formErrors: formErrors, focused: report, focusMoved: change != nil)))
  }

  /// Whether the form would be sent, as it is, if a button were pressed, or if no button were.
  public func canSubmit(by submitter: ElementID?) -> Bool {
    let (issues, formErrors) = obstacles(toSubmitBy: submitter)
    return issues.isEmpty && formErrors.isEmpty
  }

  private func obstacles(
    toSubmitBy submitter: ElementID?
  ) -> (issues: [ValidationIssue], formErrors: [String]) {
    let tree = tree
    if tree.skipsValidation || submitter.flatMap({ tree[$0] })?.skipsValidation == true {
      return ([], [])
    }
    return (tree.validateWhatIsAsked(), tree.formErrors)
  }

  /// Takes what was typed as the focused field is left, and judges it again once there was an
  /// attempt to submit.
  func settleFocused() {
    takeTyped()
    guard hasAttempted, let element = focusedElement, element.isValidated,
      findings.find(element.issue?.validity, of: element.id, in: tree)
    else { return tellMisread() }
    knownText = element.value.text
    emit(
      .revalidated(
        Revalidation(
          element: element.redacted, problem: problem(of: element),
          left: findings.count(in: tree) + formErrorsLeft.count)))
  }

  /// Does something that may submit, and judges the focused field after it, unless that was judged
  /// with all the others: an error that is told with a failed submit is told once.
  private func settlingFocused(_ action: () -> Void) {
    takeTyped()
    let (attempts, place) = (attemptCount, engine.focused)
    action()
    if outcome == nil, attempts == attemptCount, engine.focused == place { settleFocused() }
  }

  /// Goes to the next or the previous invalid field, around the ends.
  func moveToProblem(_ direction: CaretDirection) {
    settleFocused()
    let tree = tree
    let here = engine.focused.flatMap { tree.index(of: $0) }
    guard var target = findings.place(next: direction, to: here, in: tree) else {
      return refuse(hasAttempted ? .noProblem : .notJudged)
    }
    let first = target
    while !tree.elements[target].isFocusable {
      target = findings.place(next: direction, to: target, in: tree) ?? first
      // All that is left is out of reach: there is nowhere to go, but something to be told.
      if target == first { return read(.listProblems) }
    }
    let element = tree.elements[target]
    let isRound = here.map { direction == .forward ? target <= $0 : target >= $0 } ?? false
    let wrapped = isRound ? direction : nil
    if source.reveal(element.id) { pendingFields = nil }
    if let change = engine.focus(element.id, cause: .user) {
      focusChanged(change, wrapped: wrapped)
    } else {
      arrive(at: element, cause: .user, wrapped: wrapped)
    }
  }

  /// The problems that may be told, in tree order: those of the last attempt to submit, and those
  /// that the source reported.
  var problemsLeft: [FieldProblem] {
    let tree = tree
    return findings.problemPlaces(in: tree).compactMap { problem(of: tree.elements[$0]) }
  }

  /// The elements whose problems may be told, in tree order.
  public var problemIDs: [ElementID] {
    let tree = tree
    return findings.places(in: tree).map { tree.elements[$0].id }
  }

  /// How many problems of fields may be told; one that several have together counts once.
  public var problemCount: Int { findings.count(in: tree) }

  /// What is wrong with an element, once that may be told.
  func problem(of element: FormElement) -> FieldProblem? {
    guard let validity = findings.validity(of: element) else { return nil }
    // What is wrong with the form as a whole is told first, and counts first.
    let before = formErrorsLeft.count
    let place = findings.rank(of: element.id, in: tree).map {
      FieldReport.Place(index: $0.index + before, count: $0.count + before)
    }
    return FieldProblem(
      issue: ValidationIssue(element: element.redacted, validity: validity), place: place)
  }

  /// What is wrong with the form as a whole, once that may be told: until it is judged here, what its
  /// source found.
  var formErrorsLeft: [String] {
    if !hasAttempted { return tree.generalErrors }
    return tree.skipsValidation ? [] : tree.formErrors
  }
}
