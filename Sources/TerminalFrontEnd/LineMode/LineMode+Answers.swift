import FormCore
import FormRuntime
import Narration

/// What is done with a line.
extension LineMode {
  /// Obeys a line, and tells where it leads.
  func take(_ line: String, for element: FormElement) async throws(TerminalError) -> Course {
    if let course = try await pressed(by: line, at: element) { return course }
    switch LineAnswer(line, to: element, speaker.vocabulary) {
    case .keep:
      if element.role.isInput, element.value != element.cleared { tell(.kept) }
      return .onwards
    case .back:
      guard place(before: element.id) != nil else {
        return complain(speaker.vocabulary.words(.nothingBefore))
      }
      return .back
    case .press:
      session.handle(.command(.press(element.id)))
      return .onwards
    case .describe:
      if !session.textsOnTheWay(to: element.id).isEmpty { session.handle(.command(.readText)) }
      session.handle(.command(.readField))
      return .stay
    case .complaint(let text): return complain(text)
    case .value(.text(let first)) where element.isMultiline && !first.isEmpty:
      return await takeLines(after: first)
    case .value(let value):
      answer(value)
      // A choice tells that itself.
      if element.role.isTextual, value.isEmpty { tell(.valueBlank) }
      return .onwards
    }
  }

  /// Answers the focused field; whoever is led on from it needs no new row of it.
  private func answer(_ value: FormValue) {
    printer.withoutRow { session.handle(.answer(value)) }
  }

  /// Presses the button that a line names; `nil` where the line names none.
  private func pressed(
    by line: String, at element: FormElement
  ) async throws(TerminalError) -> Course? {
    switch buttonNamed(by: line, at: element) {
    case nil: return nil
    case .failure(let complaint)?: return complain(complaint.text)
    case .success(let button)? where submitters.contains { $0.id == button }:
      if case .over(let ending) = try await submit(by: button) { return .over(ending) }
      return .stay
    case .success(let button)?: return await press(button)
    }
  }

  /// Takes the lines of an answer, up to one that holds only a dot; two dots there mean one.
  ///
  /// An answer that is broken off is none, and what broke it off ends the form as it does
  /// elsewhere: going on would submit what nobody finished.
  private func takeLines(after first: String) async -> Course {
    var text = [first]
    while true {
      switch await nextLine() {
      case .line("."):
        answer(.text(text.joined(separator: "\n")))
        return .onwards
      case .line(let line): text.append(line == ".." ? "." : line)
      case .none: return .over(endOfInput())
      case .over(let ending): return .over(ending)
      }
    }
  }

  private func complain(_ text: String) -> Course {
    refuse(text).map(Course.over) ?? .stay
  }

  /// Says that an answer is as wrong as the last one was: a session tells only what has changed.
  func tellWhatIsStillWrong() {
    guard agenda != nil, let problem = session.focusedReport?.problem,
      session.focusedElement?.issue?.validity == problem.issue.validity
    else { return }
    let finding = FormEvent.revalidated(
      Revalidation(
        element: problem.issue.element, problem: problem, left: session.problemCount))
    printer.show(finding, speaker.tell(finding, input: session.inputCount))
  }
}
