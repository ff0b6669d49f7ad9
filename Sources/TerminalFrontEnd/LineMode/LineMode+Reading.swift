import FormCore
import FormRuntime
import Narration
import SpeechCore

/// How lines are read, and shown or kept from sight.
extension LineMode {
  /// Has the terminal show what is typed as an answer, or not.
  ///
  /// It must be set before the field is met: whoever answers at once would see the secret.
  func setEcho(for element: FormElement?) {
    do { try reader.setEcho(element?.isProtected != true) } catch { echoError = error }
  }

  func checkEcho() throws(TerminalError) {
    if let echoError { throw echoError }
  }

  func nextLine() async -> Reply {
    if hasInputEnded { return .none }
    var events = reader.events.makeAsyncIterator()
    while session.outcome == nil, let event = await events.next(isolation: #isolation) {
      if isPerson, event != .woken { speaker.queue.interrupt() }
      if !isPerson, event != .woken, event != .caughtUp {
        await hearAll()
        speaker.queue.hold()
      }
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
      case .signal(.resized), .woken, .caughtUp: break
      case .signal(.terminated): return .over(.session(.left))
      case .endOfInput:
        hasInputEnded = true
        return .none
      }
    }
    return session.outcome.map { .over(.session($0)) } ?? .none
  }

  /// Lines from a pipe wait until everything before them was heard.
  ///
  /// While one is obeyed the queue is held: whether something was begun before something else made
  /// it stale would be a question of speed, and a recording is to depend on its input alone.
  func hearAll() async {
    speaker.queue.resume()
    await speaker.queue.waitUntilIdle()
  }

  /// Shows an answer that came from a pipe; a terminal has echoed it, and its line break, already.
  private func show(_ line: String) {
    if isPerson { return screen.leaveRow() }
    guard screen.isEditing else { return screen.line(SafeText(line)) }
    let isProtected = !isAskingForButton && session.focusedElement?.isProtected == true
    screen.update(value: isProtected ? FormElement.bullets(for: line) : line, caret: line.count)
    screen.endRow()
  }
}
