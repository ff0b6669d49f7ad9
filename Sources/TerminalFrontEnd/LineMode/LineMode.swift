import FormCore
import FormRuntime
import Narration
import SpeechCore

/// A form one answer a line: for terminals without keys, for pipes, and for whoever likes it.
///
/// It asks field by field, submits after the last one, and asks whoever types again only for what
/// is invalid. Nobody who sends lines through a pipe can know that they are asked again: the next
/// line would answer another question than it was written for, and it may be a password. There
/// the first line that is no answer ends the form, and so does a submit that fails.
@MainActor
public final class LineMode {
  /// How it ended.
  public enum Ending: Hashable, Sendable {
    /// As the session ended.
    case session(FormSession.Outcome)
    /// Without a valid submit, for a reason that was told.
    case unfinished
  }

  let session: FormSession
  let speaker: FormSpeaker
  private let printer: FormPrinter
  let screen: Screen
  private let reader: LineReader
  private let isPerson: Bool
  /// The fields to be asked for, where it is not all of them: those that a submit found invalid.
  private var agenda: Set<ElementID>?
  /// Whether the program has led from the last answer to a button: it would only lead there again.
  private var hasLedToButton = false
  /// Whether a submit failed while the last line was obeyed.
  private var hasFailed = false
  /// Why the echo could not be set.
  private var echoError: TerminalError?
  /// The first of the fields that the last line has brought into sight.
  private var revealed: ElementID?
  /// The buttons that were told of.
  var toldButtons: Set<ElementID> = []
  /// How many lines were read.
  private var lineCount = 0

  /// What became of a question.
  private enum Reply {
    case line(String)
    case over(Ending)
  }

  /// Where a line leads.
  private enum Course {
    case onwards, stay, back
    /// Back to a field that a press has brought into sight.
    case backTo(ElementID)
    case over(Ending)
  }

  /// Called before the last words where it ends without a valid submit and nobody left.
  public var onUnfinished: (() -> Void)?

  /// Sets up a form for lines.
  ///
  /// - Parameter isPerson: Whether someone types the lines: then a line cuts what is being said.
  ///   Lines from a pipe wait until everything was heard.
  public init(
    session: FormSession, speaker: FormSpeaker, printer: FormPrinter, screen: Screen,
    reader: LineReader, isPerson: Bool
  ) {
    self.session = session
    self.speaker = speaker
    self.printer = printer
    self.screen = screen
    self.reader = reader
    self.isPerson = isPerson
  }

  /// Lets the person fill the form.
  public func run() async -> Ending {
    let ending: Ending
    do {
      ending = try await askAll()
    } catch {
      screen.line(SafeText("\(error)"))
      ending = .unfinished
    }
    screen.endRow()
    if ending == .unfinished { onUnfinished?() }
    await hearLastWords()
    reader.restore()
    return ending
  }

  /// Waits until all was heard; whoever types, or wants the program to end, waits no longer.
  private func hearLastWords() async {
    guard isPerson else { return await speaker.queue.waitUntilIdle() }
    let waiting = Task { [queue = speaker.queue, reader] in
      await queue.waitUntilIdle()
      reader.restore()
    }
    for await event in reader.events {
      switch event {
      case .signal(.suspendRequested): reader.suspend()
      case .signal(.resumed), .signal(.resized), .woken: continue
      case .line, .lineTooLong, .endOfInput, .signal(.interrupted), .signal(.terminated):
        speaker.queue.interrupt()
      }
    }
    await waiting.value
  }

  // MARK: Asking

  private func askAll() async throws(TerminalError) -> Ending {
    follow()
    session.open(atFirstField: true)
    var place = place(after: nil)
    while true {
      try checkEcho()
      if let ending = try await ask(from: place) { return ending }
      if !hasFailed { screen.endRow() }
      place = hasFailed ? nil : try finish()
      if let outcome = session.outcome { return .session(outcome) }
      guard hasFailed else { continue }
      hasFailed = false
      if !isPerson { return end(.inputInvalid) }
      let invalid = session.problemIDs.filter(isAnswerable)
      // What is invalid can be mended by nobody here: asking again would never end.
      if invalid.isEmpty { return end(.cannotMend) }
      agenda = Set(invalid)
      place = invalid.first
    }
  }

  /// Follows what happens: before a field is met, the terminal must know whether to show its answer.
  private func follow() {
    let tell = session.onEvent
    session.onEvent = { [weak self] event, input in
      self?.prepare(for: event)
      tell?(event, input)
    }
    session.onEnd = { [reader] in reader.wake() }
  }

  private func prepare(for event: FormEvent) {
    switch event {
    case .focused(let report, _):
      setEcho(for: report.element)
      tellButtons(around: report)
    case .submitFailed(let failure):
      hasFailed = true
      setEcho(for: failure.focused?.element)
    case .fieldsChanged(let change):
      agenda?.formUnion(change.appeared.map(\.id))
      revealed = change.appeared.first?.id
    default: break
    }
  }

  /// Asks for field after field from one on, back and forth, until none is left or a submit has
  /// failed; returns an ending where there is one.
  private func ask(from start: ElementID?) async throws(TerminalError) -> Ending? {
    var next = start
    while let id = next, session.outcome == nil, !hasFailed {
      if session.focusedElement?.id != id { session.handle(.command(.focus(id))) }
      try checkEcho()
      guard let element = session.focusedElement else { return nil }
      guard element.isChangeable else {
        next = place(after: element.id)
        continue
      }
      if !isPerson { await speaker.queue.waitUntilIdle() }
      switch await nextLine() {
      case .over(let ending): return ending
      case .line(let line):
        switch await take(line, for: element) {
        case .over(let ending): return ending
        case .stay: next = place(stayingAt: element.id)
        case .back: next = place(before: element.id)
        case .backTo(let id): next = id
        case .onwards:
          next = place(onwardsFrom: element.id)
          // After the last answer the submit judges.
          if next != nil { tellWhatIsStillWrong() }
        }
      }
    }
    return session.outcome.map(Ending.session)
  }

  /// Ends what was asked: submits as the form has it, and plainly where its program has done
  /// something else and asks for nothing more.
  ///
  /// - Returns: Where the program wants more.
  private func finish() throws(TerminalError) -> ElementID? {
    printer.repeatsRow = false
    defer { printer.repeatsRow = true }
    session.tellRemainingTexts()
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

  // MARK: Places

  /// The next field to be asked for; from the first one where there is none yet.
  private func place(after id: ElementID?) -> ElementID? {
    let elements = session.tree.elements
    guard let id else { return elements.first(where: isOnAgenda)?.id }
    guard let index = session.tree.index(of: id) else { return nil }
    return elements[(index + 1)...].first(where: isOnAgenda)?.id
  }

  private func place(before id: ElementID) -> ElementID? {
    guard let index = session.tree.index(of: id) else { return nil }
    return session.tree.elements[..<index].last { isOnAgenda($0) && $0.isChangeable }?.id
  }

  /// Where it goes on after an answer: where the program has moved the focus, else the next field.
  private func place(onwardsFrom id: ElementID) -> ElementID? {
    guard let element = session.focusedElement, element.id != id else { return place(after: id) }
    return isAsked(element) ? element.id : place(after: element.id)
  }

  /// Where it stays after a line that was no answer, unless the program has moved the focus.
  private func place(stayingAt id: ElementID) -> ElementID? {
    session.focusedElement?.id == id ? id : place(onwardsFrom: id)
  }

  private func isLast(_ id: ElementID) -> Bool { place(after: id) == nil }

  private func isOnAgenda(_ element: FormElement) -> Bool {
    element.isField && agenda?.contains(element.id) ?? true
  }

  /// Whether a line is asked for where the program has moved the focus.
  private func isAsked(_ element: FormElement) -> Bool {
    isOnAgenda(element) || agenda == nil && isPressable(element)
  }

  private func isAnswerable(_ id: ElementID) -> Bool {
    session.tree[id].map { $0.isField && $0.isChangeable } ?? false
  }

  // MARK: Lines

  /// Obeys a line, and tells where it leads.
  private func take(_ line: String, for element: FormElement) async -> Course {
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
    printer.repeatsRow = false
    session.handle(.answer(value))
    printer.repeatsRow = true
  }

  /// Presses the button that a line names; `nil` where the line names none.
  private func pressed(by line: String, at element: FormElement) -> Course? {
    switch buttonNamed(by: line) {
    case nil: return nil
    case .failure(let complaint)?: return complain(complaint.text)
    case .success(let button)?:
      revealed = nil
      printer.repeatsRow = false
      session.handle(.command(.press(button)))
      printer.repeatsRow = true
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
  private func tellWhatIsStillWrong() {
    guard agenda != nil, let problem = session.focusedReport?.problem,
      session.focusedElement?.issue?.validity == problem.issue.validity
    else { return }
    let finding = FormEvent.revalidated(
      Revalidation(
        element: problem.issue.element, problem: problem, left: session.problemIDs.count))
    printer.show(finding, speaker.tell(finding, input: session.inputCount))
  }

  func tell(_ phrase: Phrase, _ values: [String: String] = [:]) {
    speaker.say(phrase.rawValue, phrase, values)
    screen.line(SafeText(speaker.vocabulary.words(phrase, values)))
  }

  // MARK: Reading

  /// Has the terminal show what is typed as an answer, or not.
  ///
  /// It must be set before the field is met: whoever answers at once would see the secret.
  private func setEcho(for element: FormElement?) {
    do { try reader.setEcho(element?.isProtected != true) } catch { echoError = error }
  }

  private func checkEcho() throws(TerminalError) {
    if let echoError { throw echoError }
  }

  private func nextLine() async -> Reply {
    var events = reader.events.makeAsyncIterator()
    while session.outcome == nil, let event = await events.next(isolation: #isolation) {
      if isPerson, event != .woken { speaker.queue.interrupt() }
      switch event {
      case .line(let line):
        lineCount += 1
        show(line)
        return .line(line)
      case .lineTooLong:
        lineCount += 1
        if let ending = refuse(speaker.vocabulary.words(.lineTooLong)) { return .over(ending) }
      case .signal(.interrupted):
        session.handle(.command(.leave))
        return .over(.session(.left))
      case .signal(.suspendRequested): reader.suspend()
      case .signal(.resumed): screen.restoreRow()
      case .signal(.resized), .woken: break
      case .signal(.terminated): return .over(.session(.left))
      case .endOfInput: return .over(endOfInput())
      }
    }
    return .over(session.outcome.map(Ending.session) ?? endOfInput())
  }

  /// Shows an answer that came from a pipe; a terminal has echoed it, and its line break, already.
  private func show(_ line: String) {
    if isPerson { return screen.leaveRow() }
    guard screen.isEditing else { return screen.line(SafeText(line)) }
    let isProtected = session.focusedElement?.isProtected == true
    screen.update(value: isProtected ? FormElement.bullets(for: line) : line, caret: line.count)
    screen.endRow()
  }

  // MARK: Endings

  /// Complains about a line: whoever types is asked again, lines from a pipe end.
  private func refuse(_ complaint: String) -> Ending? {
    guard isPerson else {
      let name = session.focusedElement?.name ?? session.tree.name
      return end(
        .lineRefused, ["number": "\(lineCount)", "name": name, "error": complaint])
    }
    speaker.say(complaint)
    printer.note(SafeText(complaint))
    return nil
  }

  /// Ends without a valid submit, and says why.
  private func end(_ phrase: Phrase, _ values: [String: String] = [:]) -> Ending {
    screen.endRow()
    tell(phrase, values)
    return .unfinished
  }

  /// Says what is missing, as an end of input is never taken for consent.
  private func endOfInput() -> Ending {
    let ending = end(.inputEnded, ["name": session.tree.name])
    for issue in session.tree.validate() {
      let text = speaker.narrator.fieldError(issue)
      speaker.say(text)
      screen.line(SafeText("  \(text)"))
    }
    return ending
  }
}
