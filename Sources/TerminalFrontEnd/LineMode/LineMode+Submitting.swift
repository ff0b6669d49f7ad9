import FormCore
import FormRuntime
import Narration
import SpeechCore

/// What comes after the last answer: the submit, by the form's one button for it or by the one of
/// several that is named.
extension LineMode {
  /// What came of it.
  enum Finish {
    /// The form was submitted, or found invalid.
    case done
    /// There is more to be asked, from that element on.
    case more(ElementID)
    case over(Ending)
  }

  /// The buttons that submit and can be pressed, in order.
  var submitters: [FormElement] {
    (session.tree.elements + session.tree.toolbar)
      .filter { $0.isFocusable && $0.buttonActsAs(.submit) }
  }

  /// Submits, once it is known by which button.
  func finish() async throws(TerminalError) -> Finish {
    printer.withoutRow(session.tellRemainingTexts)
    if !isPerson {
      await hearAll()
      speaker.queue.hold()
    }
    let buttons = submitters
    if let submitter, buttons.contains(where: { $0.id == submitter }) {
      return try await submit(by: submitter)
    }
    // Nobody has answered anything: that is no consent.
    if lineCount == 0, buttons.isEmpty { return .over(end(.nothingToAsk)) }
    let isDefaultDisabled = session.defaultSubmitter?.isDisabled == true
    return lineCount == 0 || buttons.count > 1 || isDefaultDisabled && !buttons.isEmpty
      ? try await askForButton() : try await submitByDefault()
  }

  // MARK: Asking for a button

  private func askForButton() async throws(TerminalError) -> Finish {
    setEcho(for: nil)
    try checkEcho()
    isAskingForButton = true
    defer { isAskingForButton = false }
    let isFirst = lineCount == 0
    while true {
      showSubmitters()
      if !isPerson { await hearAll() }
      switch await nextLine() {
      case .over(let ending): return .over(ending)
      // Who sends lines and has answered all that was asked names none: that of the form will do.
      case .none: return isPerson || isFirst ? .over(endOfInput()) : try await submitByDefault()
      case .line(let line):
        if let finish = try await take(line) { return finish }
      }
    }
  }

  private func showSubmitters() {
    let parts = speaker.narrator.parts(submitters: submitters)
    speaker.say("buttons", parts)
    Array(parts.dropFirst()).sentences.forEach(screen.line)
    screen.edit("\(speaker.vocabulary.words(.whichButton)) ", value: "", caret: 0)
  }

  /// Obeys a line that should name a button; `nil` where one is still to be named.
  private func take(_ line: String) async throws(TerminalError) -> Finish? {
    let buttons = submitters
    switch line {
    case "" where !isPerson, "?": return nil
    case "":
      let names = buttons.map(\.name).joined(separator: ", ")
      return complain(speaker.vocabulary.words(.unknownButton, ["names": names]))
    case "<":
      guard let last = session.tree.elements.last(where: { isOnAgenda($0) && $0.isChangeable })
      else { return complain(speaker.vocabulary.words(.nothingBefore)) }
      return goBack(to: last.id)
    default: break
    }
    switch line.hasPrefix("!") ? buttonNamed(by: line, at: nil) : button(named: line, of: buttons) {
    case .failure(let complaint)?: return complain(complaint.text)
    case .success(let button)? where buttons.contains { $0.id == button }:
      return try await submit(by: button)
    case .success(let button)?:
      switch await press(button) {
      case .over(let ending): return .over(ending)
      case .backTo(let id): return .more(id)
      case .onwards, .stay, .back: return session.outcome == nil && !hasFailed ? nil : .done
      }
    case nil: return nil
    }
  }

  private func complain(_ text: String) -> Finish? { refuse(text).map(Finish.over) }

  // MARK: Submitting

  /// Presses a button that submits.
  func submit(by button: ElementID) async throws(TerminalError) -> Finish {
    submitter = button
    if let ending = await leftover(submittingBy: button) { return .over(ending) }
    printer.withoutRow { session.handle(.command(.press(button))) }
    try checkEcho()
    return .done
  }

  private func submitByDefault() async throws(TerminalError) -> Finish {
    let button = session.defaultSubmitter
    if let button, button.isDisabled { return refuseSubmit(by: button) }
    if session.source.buttonsAct {
      return try printer.withoutRow(submitAsTheProgramHasIt).map(Finish.more) ?? .done
    }
    if let ending = await leftover(submittingBy: button?.id) { return .over(ending) }
    printer.withoutRow { session.handle(.command(.submit)) }
    try checkEcho()
    return .done
  }

  /// Says that the button that submits cannot be pressed; other answers may change a program's mind.
  private func refuseSubmit(by button: FormElement) -> Finish {
    guard isPerson, session.source.buttonsAct, let first = place(after: nil) else {
      return .over(end(.submitDisabled, ["name": button.name]))
    }
    tell(.refusedSubmitter, ["name": button.name])
    return goBack(to: first)
  }

  /// Asks for a field again; where the focus has never left it, it is told by that.
  private func goBack(to field: ElementID) -> Finish {
    if let element = session.focusedElement, element.id == field {
      setEcho(for: element)
      session.handle(.command(.readField))
    }
    return .more(field)
  }

  /// Submits as the form has it, and plainly where its program has done something else and asks for
  /// nothing more.
  ///
  /// - Returns: Where the program wants more.
  private func submitAsTheProgramHasIt() throws(TerminalError) -> ElementID? {
    if !hasLedToButton {
      let last = session.focusedElement?.id
      session.handle(.command(.submit))
      try checkEcho()
      if session.outcome != nil || hasFailed { return nil }
      if let element = session.focusedElement, isAsked(element),
        element.id != last || session.isFocusReasserted
      {
        hasLedToButton = !element.role.isInput
        return element.id
      }
    }
    session.submit()
    try checkEcho()
    return nil
  }

  // MARK: What is left of the input

  /// Ends where a line from a pipe is left over that answers nothing: the lines before it may have
  /// answered other questions than they were written for.
  ///
  /// A program may still ask for more; a page, once it is valid, does not.
  private func leftover(submittingBy button: ElementID?) async -> Ending? {
    guard !isPerson, !session.source.buttonsAct, session.canSubmit(by: button),
      let number = await lineLeft()
    else { return nil }
    return end(.lineLeft, ["number": "\(number)"])
  }

  /// Says that a line was left over once a program has had its form sent: that cannot be undone.
  func tellOfLineLeft(by ending: Ending) async {
    guard !isPerson, session.source.buttonsAct, case .session(.submitted) = ending,
      let number = await lineLeft()
    else { return }
    tell(.lineLeftAfter, ["number": "\(number)"])
  }

  /// The number of the first line with something in it among those that are there and were not
  /// read.
  private func lineLeft() async -> Int? {
    reader.catchUp()
    var events = reader.events.makeAsyncIterator()
    while let event = await events.next(isolation: #isolation) {
      switch event {
      case .line(let line):
        lineCount += 1
        if !line.allSatisfy(\.isWhitespace) { return lineCount }
      case .lineTooLong: return lineCount + 1
      case .endOfInput: hasInputEnded = true
      case .caughtUp: return nil
      case .signal, .woken: continue
      }
    }
    return nil
  }
}
