import FormRuntime
import Narration
import SpeechCore

/// A text in the person's own editor, which has the terminal meanwhile.
extension FocusMode {
  /// Gives the editor the text that it is to have, if there is one.
  func editIfAsked() {
    guard let text = textToEdit else { return }
    textToEdit = nil
    screen.endRow()
    do throws(EditingFailure) {
      let edited = try edit(text)
      if edited == text { return tell(.editorUnchanged) }
      session.handle(.edit(edited))
    } catch {
      tell(error)
    }
  }

  private func edit(_ text: String) throws(EditingFailure) -> String {
    guard let editor = EditorCommand() else { throw .noEditor }
    let file = try EditedFile(text)
    // It is heard while the editor starts: what follows here is not said before it has ended.
    tell(.editorOpens, ["program": editor.name])
    let status: Int32
    do throws(TerminalError) {
      status = try input.lend(to: editor.arguments(for: file.path))
    } catch {
      throw .noFile(reason: error.description)
    }
    switch status {
    case 0: return try file.text()
    // What a shell says of a program that is not there, or is none.
    case 126, 127: throw .missing(editor: editor.words)
    default: throw .failed(editor: editor.words, status: status)
    }
  }

  private func tell(_ failure: EditingFailure) {
    switch failure {
    case .noEditor: tell(.editorNone)
    case .missing(let editor): tell(.editorMissing, ["editor": editor])
    case .failed(let editor, let status):
      tell(.editorFailed, ["editor": editor, "status": "\(status)"])
    case .tooLong: tell(.editorTooLong)
    case .noFile(let reason): tell(.editorNoFile, ["reason": reason])
    }
  }

  private func tell(_ phrase: Phrase, _ values: [String: String] = [:]) {
    speaker.say("edited", phrase, values)
    printer.note(SafeText(speaker.vocabulary.words(phrase, values)))
  }
}
