import Aloud
import TerminalFrontEnd

/// What could not be spoken, on its way to print.
enum SpeechTrouble: Sendable {
  /// A text that the engine could not speak.
  case part(SafeText)
  /// Nothing can be spoken or heard any more.
  case silence(reason: String)
}

extension FormPrinter {
  /// Prints what could not be spoken, for as long as there is something to follow.
  func follow(_ troubles: AsyncStream<SpeechTrouble>) async {
    for await trouble in troubles {
      switch trouble {
      case .part(let text):
        note("\(vocabulary.words(.speechFailed)): \(text.string)")
      case .silence(let reason):
        hasNoSpeech = true
        note(silenceNotice(reason))
      }
    }
  }

  /// That there is no speech, and why.
  func silenceNotice(_ reason: String) -> SafeText {
    SafeText(vocabulary.words(.speechUnavailable, ["reason": reason]))
  }
}
