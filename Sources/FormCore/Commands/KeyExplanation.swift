/// What is told while keys are explained instead of obeyed.
public enum KeyExplanation: Hashable, Sendable {
  /// Keys are explained from now on, until this key.
  case begins(end: KeyHelp)
  /// Keys are obeyed again.
  case ends
  /// A key that asks for something.
  case command(KeyHelp)
  /// A key that begins a command of the reader.
  case prefix(KeyName)
  /// A key that writes a character.
  case writes(Character)
  /// A paste, which puts a text in.
  case pastes
  /// A key that does nothing.
  case nothing(KeyName, prefix: KeyName?)
}
