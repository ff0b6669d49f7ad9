import FormCore
import FormRuntime
import Narration

/// What is done with a line.
extension LineMode {
  /// Obeys a line, and tells where it leads.
  func take(_ line: String, for element: FormElement) async -> Course {
    if let course = pressed(by: line, at: element) { return course }
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
      if !session.tree.texts(before: element.id).isEmpty { session.handle(.command(.readText)) }
      session.handle(.command(.readField))
      return .stay
    case .complaint(let text): return complain(text)
    case .value(.text(let first)) where element.isMultiline && !first.isEmpty:
      return await takeLines(after: first)
    case .value(let value):
      answer(value)
      return .onwards
    }
  }

  /// Answers the focused field; whoever is led on from it needs no new row of it.
  private func answer(_ value: FormValue) {
    printer.withoutRow { session.handle(.answer(value)) }
  }

  /// Presses the button that a line names; `nil` where the line names none.
  private func pressed(by line: String, at element: FormElement) -> Course? {
    switch buttonNamed(by: line) {
    case nil: return nil
    case .failure(let complaint)?: return complain(complaint.text)
    case .success(let button)?:
      revealed = nil
      printer.withoutRow { session.handle(.command(.press(button))) }
      if let id = revealedBefore { return .backTo(id) }
      if session.focusedElement?.id == element.id { printer.showRow() }
      return .stay
    }
  }

  /// The first field that the line has brought into sight, where it would not be met on the way.
  private var revealedBefore: ElementID? {
    guard let id = revealed, let place = session.tree.index(of: id),
      let here = session.focusedElement.flatMap({ session.tree.index(of: $0.id) }), place < here
    else { return nil }
    return id
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
        element: problem.issue.element, problem: problem, left: session.problemIDs.count))
    printer.show(finding, speaker.tell(finding, input: session.inputCount))
  }
}
