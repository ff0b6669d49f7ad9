import FormCore

/// Something that a person does.
public enum FormInput: Hashable, Sendable {
  /// Presses a key.
  case key(Key)
  /// Types text, as an input method commits it.
  case text(String)
  /// Pastes text: a line break in it submits nothing.
  case paste(String)
  /// Replaces the text of the focused field by what an editor made of it.
  case edit(String)
  /// Answers the focused field as a whole, as line mode does; refused where it cannot hold that.
  case answer(FormValue)
  /// Asks for something by other means than a key.
  case command(FormCommand)
}

extension FormInput {
  /// Whether it types a character.
  var isTyping: Bool {
    switch self {
    case .text: true
    case .key(let key):
      if case .character = key.code { key.modifiers.isSubset(of: .shift) } else { false }
    case .paste, .edit, .answer, .command: false
    }
  }
}
