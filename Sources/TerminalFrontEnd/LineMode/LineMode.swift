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

  private let session: FormSession
  private let speaker: FormSpeaker
  private let printer: FormPrinter
  private let screen: Screen
  private let reader: LineReader
  private let isPerson: Bool
  /// The fields to be asked for, in order.
  private var agenda: [ElementID] = []
  /// Whether a submit has failed.
  private var isAskingAgain = false
  /// How many lines were read.
  private var lineCount = 0

  /// What became of a question.
  private enum Reply {
    case line(String)
    case over(Ending)
  }

  /// Where an answer leads.
  private enum Course {
    /// So many fields on: 1 for the next, 0 for the same, -1 for the one before.
    case go(Int)
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
      case .signal(.resumed), .signal(.resized): continue
      case .line, .lineTooLong, .endOfInput, .signal(.interrupted), .signal(.terminated):
        speaker.queue.interrupt()
      }
    }
    await waiting.value
  }

  private func askAll() async throws(TerminalError) -> Ending {
    agenda = session.tree.elements.filter(\.isField).map(\.id)
    try setEcho(for: agenda.first)
    session.open(atFirstField: true)
    while true {
      if let ending = try await askAgenda() { return ending }
      screen.endRow()
      session.tellRemainingTexts()
      try setEcho(for: session.tree.validate().first { $0.element.isFocusable }?.element.id)
      session.handle(.command(.submit))
      if let outcome = session.outcome { return .session(outcome) }
      if !isPerson { return end(.inputInvalid) }
      isAskingAgain = true
      agenda = session.problemIDs.filter(isAnswerable)
      // What is invalid can be mended by nobody here: asking again would never end.
      if agenda.isEmpty { return end(.cannotMend) }
    }
  }

  /// Asks for every field of the agenda, back and forth; returns an ending where there is one.
  private func askAgenda() async throws(TerminalError) -> Ending? {
    var index = 0
    while index < agenda.count {
      try setEcho(for: agenda[index])
      if session.focusedElement?.id != agenda[index] {
        session.handle(.command(.focus(agenda[index])))
      }
      guard let element = session.focusedElement else { return nil }
      guard element.isChangeable else {
        index += 1
        continue
      }
      if !isPerson { await speaker.queue.waitUntilIdle() }
      switch await nextLine() {
      case .over(let ending): return ending
      case .line(let line):
        let previous = agenda[..<index].lastIndex(where: isAnswerable)
        switch await take(line, for: element, placesBack: previous.map { $0 - index }) {
        case .go(let places):
          index += places
          // After the last answer the submit judges.
          if places > 0, index < agenda.count { tellWhatIsStillWrong() }
        case .over(let ending): return ending
        }
      }
    }
    return nil
  }

  /// Obeys a line, and tells where it leads.
  private func take(
    _ line: String, for element: FormElement, placesBack: Int?
  ) async -> Course {
    switch LineAnswer(line, to: element, speaker.vocabulary) {
    case .keep:
      if element.value != element.cleared { tell(.kept) }
      return .go(1)
    case .back:
      guard let placesBack else { return complain(speaker.vocabulary.words(.nothingBefore)) }
      return .go(placesBack)
    case .describe:
      if !session.tree.texts(before: element.id).isEmpty { session.handle(.command(.readText)) }
      session.handle(.command(.readField))
      return .go(0)
    case .complaint(let text): return complain(text)
    case .value(.text(let first)) where element.isMultiline && !first.isEmpty:
      return await takeLines(after: first)
    case .value(let value):
      session.handle(.answer(value))
      return .go(1)
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
        session.handle(.answer(.text(text.joined(separator: "\n"))))
        return .go(1)
      case .line(let line): text.append(line == ".." ? "." : line)
      case .over(let ending): return .over(ending)
      }
    }
  }

  private func complain(_ text: String) -> Course {
    refuse(text).map(Course.over) ?? .go(0)
  }

  private func isAnswerable(_ id: ElementID) -> Bool {
    session.tree[id].map { $0.isField && $0.isChangeable } ?? false
  }

  /// Says that an answer is as wrong as the last one was: a session tells only what has changed.
  private func tellWhatIsStillWrong() {
    guard isAskingAgain, let problem = session.focusedReport?.problem,
      session.focusedElement?.issue?.validity == problem.issue.validity
    else { return }
    let finding = FormEvent.revalidated(
      Revalidation(
        element: problem.issue.element, problem: problem, left: session.problemIDs.count))
    printer.show(finding, speaker.tell(finding, input: session.inputCount))
  }

  private func tell(_ phrase: Phrase, _ values: [String: String] = [:]) {
    speaker.say(phrase.rawValue, phrase, values)
    screen.line(SafeText(speaker.vocabulary.words(phrase, values)))
  }

  // MARK: Reading

  /// Has the terminal show what is typed as an answer, or not.
  ///
  /// It must be set before the field is met: whoever answers at once would see the secret.
  private func setEcho(for id: ElementID?) throws(TerminalError) {
    try reader.setEcho(id.flatMap { session.tree[$0] }?.isProtected != true)
  }

  private func nextLine() async -> Reply {
    var events = reader.events.makeAsyncIterator()
    while let event = await events.next(isolation: #isolation) {
      if isPerson { speaker.queue.interrupt() }
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
      case .signal(.resized): break
      case .signal(.terminated): return .over(.session(.left))
      case .endOfInput: return .over(endOfInput())
      }
    }
    return .over(endOfInput())
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
