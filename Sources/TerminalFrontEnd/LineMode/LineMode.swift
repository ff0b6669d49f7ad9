import FormCore
import FormRuntime
import Narration
import SpeechCore

/// A form one answer a line: for terminals without keys, for pipes, and for whoever likes it.
///
/// It asks field by field, submits after the last one, where there are several buttons for that by
/// the one that is named, and asks whoever types again only for what is invalid. Nobody who sends lines through a pipe can know that they are asked again: the next
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
  let printer: FormPrinter
  let screen: Screen
  let reader: LineReader
  let isPerson: Bool
  /// The fields to be asked for, where it is not all of them: those that a submit found invalid.
  var agenda: Set<ElementID>?
  /// Whether the program has led from the last answer to a button: it would only lead there again.
  var hasLedToButton = false
  /// Whether a submit failed while the last line was obeyed.
  var hasFailed = false
  /// Why the echo could not be set.
  var echoError: TerminalError?
  /// The first of the fields that the last line has brought into sight.
  var revealed: ElementID?
  /// The buttons that were told of.
  var toldButtons: Set<ElementID> = []
  /// The button that the person chose to submit by: what was invalid is mended for it.
  var submitter: ElementID?
  /// Whether a button is asked for, and no field.
  var isAskingForButton = false
  /// Whether nothing more will come.
  var hasInputEnded = false
  /// How many lines were read.
  var lineCount = 0

  /// What became of a question.
  enum Reply {
    case line(String)
    /// None: the input has ended.
    case none
    case over(Ending)
  }

  /// Where a line leads.
  enum Course {
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
    if !isPerson { speaker.queue.hold() }
    do {
      ending = try await askAll()
    } catch {
      screen.line(SafeText("\(error)"))
      ending = .unfinished
    }
    screen.endRow()
    if ending == .unfinished { onUnfinished?() }
    await tellOfLineLeft(by: ending)
    await hearLastWords()
    reader.restore()
    return ending
  }

  /// Waits until all was heard; whoever types, or wants the program to end, waits no longer.
  private func hearLastWords() async {
    guard isPerson else { return await hearAll() }
    let waiting = Task { [queue = speaker.queue, reader] in
      await queue.waitUntilIdle()
      reader.restore()
    }
    for await event in reader.events {
      switch event {
      case .signal(.suspendRequested): reader.suspend()
      case .signal(.resumed), .signal(.resized), .woken: continue
      case .caughtUp: continue
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
    var place = place(after: nil) ?? session.focusedElement.flatMap { isAsked($0) ? $0.id : nil }
    while true {
      try checkEcho()
      if let ending = try await ask(from: place) { return ending }
      place = nil
      if !hasFailed {
        screen.endRow()
        switch try await finish() {
        case .over(let ending): return ending
        case .more(let id): place = id
        case .done: break
        }
      }
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
    case .wasReset:
      // All of it is as it was at first, and so it is asked for anew.
      agenda = nil
      submitter = nil
      revealed = place(after: nil)
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
      if !isPerson { await hearAll() }
      switch await nextLine() {
      case .over(let ending): return ending
      case .none: return endOfInput()
      case .line(let line):
        switch try await take(line, for: element) {
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

  // MARK: Telling

  func tell(_ phrase: Phrase, _ values: [String: String] = [:]) {
    speaker.say(phrase.rawValue, phrase, values)
    screen.line(SafeText(speaker.vocabulary.words(phrase, values)))
  }

  /// Complains about a line: whoever types is asked again, lines from a pipe end.
  func refuse(_ complaint: String) -> Ending? {
    guard isPerson else {
      let name = isAskingForButton ? nil : session.focusedElement?.name
      return end(
        .lineRefused,
        ["number": "\(lineCount)", "name": name ?? session.tree.name, "error": complaint])
    }
    speaker.say(complaint)
    if isAskingForButton {
      screen.line(SafeText(complaint))
    } else {
      printer.note(SafeText(complaint))
    }
    return nil
  }

  /// Ends without a valid submit, and says why.
  func end(_ phrase: Phrase, _ values: [String: String] = [:]) -> Ending {
    screen.endRow()
    tell(phrase, values)
    return .unfinished
  }

  /// Says what is missing, as an end of input is never taken for consent.
  func endOfInput() -> Ending {
    let ending = end(.inputEnded, ["name": session.tree.name])
    for issue in session.tree.validateWhatIsAsked() {
      let text = speaker.narrator.fieldError(issue)
      speaker.say(text)
      screen.line(SafeText("  \(text)"))
    }
    return ending
  }
}
