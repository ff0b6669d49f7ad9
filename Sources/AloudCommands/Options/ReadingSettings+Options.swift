import Aloud

extension ReadingSettings {
  /// How the person wants to be told things, as the options ask for it.
  init(_ options: ParsedOptions) throws(UsageError) {
    self.init()
    verbosity = try options.choice("--verbosity", Verbosity.self) ?? verbosity
    typingEcho = try options.choice("--echo", TypingEcho.self) ?? typingEcho
    punctuation = try options.choice("--punctuation", PunctuationLevel.self) ?? punctuation
    capitals = try options.choice("--capitals", CapitalIndication.self) ?? capitals
  }
}
