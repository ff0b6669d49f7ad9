import FormCore

extension Keymap {
  /// Binds what changes and explains the reading, after the prefix: letters that call the command to
  /// mind, and keys that every keyboard has.
  mutating func bindReader() {
    let commands: [(Key.Code, FormCommand)] = [
      (.character("c"), .spellPhonetically),  // "Charlie"
      (.character("w"), .whereAmI),
      (.character("l"), .readForm),  // "listen"
      (.character("j"), .findField),  // "jump"
      (.character("/"), .findField),
      (.up, .history(.backward, .everything)),
      (.down, .history(.forward, .everything)),
      (.left, .history(.backward, .field)),
      (.right, .history(.forward, .field)),
      (.character("+"), .raise(.rate)),
      (.character("="), .raise(.rate)),  // the plus of an American keyboard, without Shift
      (.character("-"), .lower(.rate)),
      (.character(">"), .raise(.volume)),
      (.character("<"), .lower(.volume)),
      (.pageUp, .raise(.pitch)),
      (.pageDown, .lower(.pitch)),
      (.character("d"), .cycle(.verbosity)),  // "detail"
      (.character("."), .cycle(.punctuation)),
      (.character("y"), .cycle(.typingEcho)),  // "typing"
      (.character("u"), .cycle(.capitals)),  // "upper case"
      (.character("m"), .mute),
      (.character("k"), .keyHelp),
      (.character("?"), .help),
    ]
    for (code, command) in commands { bind(Key(code), afterPrefix: true, command) }
  }
}
