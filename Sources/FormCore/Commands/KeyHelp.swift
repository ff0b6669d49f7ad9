/// Which key asks for what, as help tells it.
public struct KeyHelp: Hashable, Sendable {
  /// The name of the key that is pressed first, if there is one.
  public var prefix: KeyName?
  /// The name of the key.
  public var key: KeyName
  /// What it asks for.
  public var command: FormCommand
  /// What that does where the person is; `nil` where it does the same everywhere.
  public var meaning: KeyMeaning?

  /// Creates a line of help.
  public init(
    prefix: KeyName? = nil, key: KeyName, command: FormCommand, meaning: KeyMeaning? = nil
  ) {
    self.prefix = prefix
    self.key = key
    self.command = command
    self.meaning = meaning
  }
}
