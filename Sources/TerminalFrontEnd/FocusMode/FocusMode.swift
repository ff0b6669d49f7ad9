import FormCore
import FormRuntime
import Narration
import SpeechCore

/// A form at a terminal, key by key: every key cuts what is being said, and is then obeyed; only the
/// pause key has it wait.
@MainActor
public final class FocusMode {
  let session: FormSession
  let speaker: FormSpeaker
  let printer: FormPrinter
  let screen: Screen
  let input: TerminalInput
  /// The text that the person's own editor is to be given.
  var textToEdit: String?

  /// Sets up a form at a terminal; the terminal's input must be its own.
  public init(
    session: FormSession, speaker: FormSpeaker, printer: FormPrinter, screen: Screen,
    input: TerminalInput
  ) {
    self.session = session
    self.speaker = speaker
    self.printer = printer
    self.screen = screen
    self.input = input
  }

  /// Lets the person fill the form.
  ///
  /// - Returns: How it ended.
  public func run() async -> FormSession.Outcome {
    // A program may end its form at any time, not only at a key.
    session.onEnd = { [weak self] in self?.endWhenHeard() }
    session.onEditRequest = { [weak self] in self?.textToEdit = $0 }
    session.open()
    for await event in input.events {
      if session.outcome != nil {
        // Only the last words are left to be heard.
        if cutsLastWords(event) { break }
        continue
      }
      if let outcome = handle(event) { return finish(outcome) }
    }
    return finish(session.outcome ?? .left)
  }

  /// Obeys an event; returns an outcome where everything ends at once.
  private func handle(_ event: TerminalEvent) -> FormSession.Outcome? {
    switch event {
    case .key(let key):
      speaker.makeWay(for: session.effectOnSpeech(of: key))
      if session.keymap.command(for: key) == .suspend, !session.isExplainingKeys { suspend() }
      session.handle(.key(key))
      editIfAsked()
    case .paste(let text):
      speaker.queue.interrupt()
      session.handle(.paste(text))
    case .pasteTooLong:
      speaker.queue.interrupt()
      speaker.say("refused", .pasteTooLong)
      printer.note(SafeText(speaker.vocabulary.words(.pasteTooLong)))
    case .signal(.suspendRequested): suspend()
    case .signal(.resumed): screen.restoreRow()
    case .signal(.resized): break
    case .signal(.interrupted):
      speaker.queue.interrupt()
      session.handle(.command(.leave))
    case .signal(.terminated), .endOfInput: return .left
    }
    return nil
  }

  /// Whether an event cuts the last words: keys do, and what ends the program anyway.
  private func cutsLastWords(_ event: TerminalEvent) -> Bool {
    switch event {
    case .signal(.suspendRequested):
      suspend()
      return false
    case .signal(.resumed), .signal(.resized): return false
    case .key, .paste, .pasteTooLong, .signal(.interrupted), .signal(.terminated), .endOfInput:
      speaker.queue.interrupt()
      return true
    }
  }

  private func suspend() {
    speaker.queue.interrupt()
    input.suspend()
  }

  /// Ends the input, and with it the session, once the last words were heard.
  private func endWhenHeard() {
    Task { [queue = speaker.queue, input] in
      await queue.waitUntilIdle()
      input.restore()
    }
  }

  private func finish(_ outcome: FormSession.Outcome) -> FormSession.Outcome {
    screen.endRow()
    input.restore()
    return outcome
  }
}
