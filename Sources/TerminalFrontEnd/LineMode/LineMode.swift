import FormCore
import FormRuntime
import Narration
import SpeechCore

/// A form one answer a line: for terminals without keys, for pipes, and for whoever likes it.
///
/// It asks field by field, submits after the last one, and asks again only for what is invalid.
@MainActor
public final class LineMode {
  /// How it ended.
  public enum Ending: Hashable, Sendable {
    /// As the session ended.
    case session(FormSession.Outcome)
    /// The input ended before a valid submit.
    case inputEnded
  }

  private let session: FormSession
  private let speaker: FormSpeaker
  private let printer: FormPrinter
  private let screen: Screen
  private let reader: LineReader
  private let isPerson: Bool
  /// The fields to be asked for, in order.
  private var agenda: [ElementID] = []

  /// What became of a question.
  private enum Reply {
    case line(String)
    case left
    case ended
  }

  /// Where an answer leads.
  private enum Course {
    /// So many fields on: 1 for the next, 0 for the same, -1 for the one before.
    case go(Int)
    case left
    case ended
  }

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
    session.open(atFirstField: true)
    let ending = await askAll()
    screen.endRow()
    await speaker.queue.waitUntilIdle()
    reader.restore()
    return ending
  }

  private func askAll() async -> Ending {
    agenda = session.tree.elements.filter { $0.isField && $0.isAnswerable }.map(\.id)
    while true {
      if let ending = await askAgenda() { return ending }
      screen.endRow()
      session.tellRemainingTexts()
      session.handle(.command(.submit))
      if let outcome = session.outcome { return .session(outcome) }
      agenda = session.problemIDs.filter { session.tree[$0]?.isAnswerable == true }
      // What is invalid can be mended by nobody here: asking again would never end.
      if agenda.isEmpty { return .inputEnded }
    }
  }

  /// Asks for every field of the agenda, back and forth; returns an ending where there is one.
  private func askAgenda() async -> Ending? {
    var index = 0
    while index < agenda.count {
      if session.focusedElement?.id != agenda[index] {
        session.handle(.command(.focus(agenda[index])))
      }
      guard let element = session.focusedElement else { return nil }
      let reply: Reply
      do {
        reply = try await ask(element)
      } catch {
        screen.line(SafeText("\(error)"))
        return .inputEnded
      }
      switch reply {
      case .left: return .session(.left)
      case .ended: return endOfInput()
      case .line(let line):
        switch await take(line, for: element, canGoBack: index > 0) {
        case .go(let places): index += places
        case .left: return .session(.left)
        case .ended: return endOfInput()
        }
      }
    }
    return nil
  }

  /// Obeys a line, and tells where it leads.
  private func take(
    _ line: String, for element: FormElement, canGoBack: Bool
  ) async -> Course {
    switch LineAnswer(line, to: element, speaker.vocabulary) {
    case .keep: return .go(1)
    case .back: return .go(canGoBack ? -1 : 0)
    case .describe:
      if !session.tree.texts(before: element.id).isEmpty { session.handle(.command(.readText)) }
      session.handle(.command(.readField))
      return .go(0)
    case .complaint(let text):
      speaker.say(text)
      printer.note(SafeText(text))
      return .go(0)
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
      switch await nextLine() ?? .ended {
      case .line("."):
        session.handle(.answer(.text(text.joined(separator: "\n"))))
        return .go(1)
      case .line(let line): text.append(line == ".." ? "." : line)
      case .left: return .left
      case .ended: return .ended
      }
    }
  }

  // MARK: Reading

  private func ask(_ element: FormElement) async throws -> Reply {
    if !isPerson { await speaker.queue.waitUntilIdle() }
    guard element.isProtected else { return await nextLine() ?? .ended }
    return try await reader.withoutEcho {
      let reply = await nextLine() ?? .ended
      if isPerson { screen.line("") }  // the line break was not echoed either
      return reply
    }
  }

  private func nextLine() async -> Reply? {
    var events = reader.events.makeAsyncIterator()
    while let event = await events.next(isolation: #isolation) {
      if isPerson { speaker.queue.interrupt() }
      switch event {
      case .line(let line):
        show(line)
        return .line(line)
      case .lineTooLong:
        speaker.say("refused", .lineTooLong)
        printer.note(SafeText(speaker.vocabulary.words(.lineTooLong)))
      case .signal(.interrupted):
        session.handle(.command(.leave))
        return .left
      case .signal(.suspendRequested): reader.suspend()
      case .signal(.resumed): screen.restoreRow()
      case .signal(.resized): break
      case .signal(.terminated): return .left
      case .endOfInput: return .ended
      }
    }
    return nil
  }

  /// Shows an answer that came from a pipe; a terminal has echoed it, and its line break, already.
  private func show(_ line: String) {
    if isPerson { return screen.leaveRow() }
    guard screen.isEditing else { return screen.line(SafeText(line)) }
    let isProtected = session.focusedElement?.isProtected == true
    screen.update(value: isProtected ? FormElement.bullets(for: line) : line, caret: line.count)
    screen.endRow()
  }

  /// Says what is missing, as an end of input is never taken for consent.
  private func endOfInput() -> Ending {
    screen.endRow()
    let values = ["name": session.tree.name]
    speaker.say("inputEnded", .inputEnded, values)
    screen.line(SafeText(speaker.vocabulary.words(.inputEnded, values)))
    for issue in session.tree.validate() {
      let text = speaker.narrator.fieldError(issue)
      speaker.say(text)
      screen.line(SafeText("  \(text)"))
    }
    return .inputEnded
  }
}

extension FormElement {
  /// Whether a line can answer it.
  fileprivate var isAnswerable: Bool { !isReadOnly && !isUnfillable }
}
