import Aloud
import TerminalFrontEnd

/// What could not be spoken, on its way to print.
enum SpeechTrouble: Sendable {
  /// A text that the engine could not speak.
  case part(SafeText)
  /// Nothing can be spoken any more.
  case silence(reason: String, unsaid: [Announcement])
}

extension FormPrinter {
  /// Prints what could not be spoken, for as long as there is something to follow.
  func follow(_ troubles: AsyncStream<SpeechTrouble>) async {
    for await trouble in troubles {
      switch trouble {
      case .part(let text):
        note("\(vocabulary.words(.speechFailed)): \(text.string)")
      case .silence(let reason, let unsaid):
        isAloneInPrint = true
        note(SafeText(vocabulary.words(.speechUnavailable, ["reason": reason])))
        _ = unsaid  // what a form announces stands in print already
      }
    }
  }
}
