import FormCore

extension FormSession {
  /// What Return does where the focus is.
  func performReturn() {
    guard let element = focusedElement else { return moveFocus(.next) }
    switch layout.returnKey(of: element).action {
    case .submit: submit(by: nil)
    case .moveNext: moveFocus(.next)
    case .movePrevious: moveFocus(.previous)
    case .insertNewLine: type("\n")
    case .press: press(element)
    case .perform:
      revalidateFocused()
      act(on: element) { _ = source.performSubmitAction(of: element.id) }
    }
  }

  /// Presses a button.
  func press(_ button: FormElement) {
    switch button.buttonAction {
    case .submit: submit(by: button.id)
    case .reset: reset()
    case .press: act(on: button) { source.press(button.id) }
    }
  }

  private func reset() {
    source.reset()
    findings = [:]
    hasAttempted = false
    if let element = focusedElement { enter(element) }
    emit(.wasReset)
  }

  /// Validates, and ends the session or goes to the first problem.
  func submit(by submitter: ElementID?) {
    let tree = tree
    let issues = tree.skipsValidation ? [] : tree.validate()
    hasAttempted = true
    findings = Dictionary(
      issues.map { ($0.element.id, $0.validity) }, uniquingKeysWith: { first, _ in first })
    let formErrors = tree.skipsValidation ? [] : tree.formErrors
    guard !issues.isEmpty || !formErrors.isEmpty else {
      let entries = tree.entryList(submitter: submitter)
      source.willSubmit(by: submitter)
      if outcome == nil { end(.submitted(entries)) }
      return
    }
    // What the source reported counts until it is changed, so that numbers agree everywhere.
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
    let change = engine.focus(first.id, cause: .validation)
    if let change { source.focusChanged(change) }
    enter(first)
    let report = report(on: first, isArrival: true)
    emit(
      .submitFailed(
        SubmitFailure(
          problems: problems, formErrors: formErrors, focused: report, focusMoved: change != nil)))
  }

  /// Judges the focused field again as it is left, once there was an attempt to submit.
  func revalidateFocused() {
    guard hasAttempted, let element = focusedElement, element.isValidated else { return }
    let old = findings[element.id]
    let new = element.issue?.validity
    findings[element.id] = new
    guard old != new else { return }
    emit(
      .revalidated(
        Revalidation(
          element: element.redacted, problem: problem(of: element), left: problemsLeft.count)))
  }

  /// Goes to the next or the previous invalid field, around the ends.
  func moveToProblem(_ direction: CaretDirection) {
    revalidateFocused()
    let problems = tree.elements.filter { $0.isFocusable && validityToTell(of: $0) != nil }
    guard !problems.isEmpty else { return refuse(.noProblem) }
    let here = engine.focused.flatMap { tree.index(of: $0) } ?? -1
    let places = problems.map { tree.index(of: $0.id) ?? 0 }
    let target =
      direction == .forward
      ? places.firstIndex { $0 > here } ?? 0
      : places.lastIndex { $0 < here } ?? places.count - 1
    if let change = engine.focus(problems[target].id, cause: .user) { source.focusChanged(change) }
    arrive(at: problems[target], cause: .user)
  }

  /// The problems that may be told, in tree order: those of the last attempt to submit, and those
  /// that the source reported.
  var problemsLeft: [FieldProblem] {
    let issues = tree.elements.compactMap { element in
      validityToTell(of: element).map {
        ValidationIssue(element: element.redacted, validity: $0)
      }
    }
    return issues.enumerated().map { index, issue in
      FieldProblem(
        issue: issue, place: FieldReport.Place(index: index + 1, count: issues.count))
    }
  }

  /// The elements whose problems may be told, in tree order.
  public var problemIDs: [ElementID] { problemsLeft.map(\.issue.element.id) }

  /// What is wrong with an element, once that may be told.
  func problem(of element: FormElement) -> FieldProblem? {
    guard validityToTell(of: element) != nil else { return nil }
    return problemsLeft.first { $0.issue.element.id == element.id }
  }

  private func validityToTell(of element: FormElement) -> ValidityState? {
    guard element.isValidated else { return nil }
    if element.isReportedInvalid { return .customError }
    return findings[element.id]
  }
}
