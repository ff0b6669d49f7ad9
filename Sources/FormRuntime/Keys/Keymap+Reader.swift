import FormCore

extension Keymap {
  /// Binds the reader's commands, after the prefix: letters that call the command to mind, and keys
  /// that every keyboard has.
  mutating func bindReader() {
    let commands: [(Key.Code, FormCommand)] = [
      (.character(" "), .pause),
      (.character("x"), .editExternally),
      (.character("r"), .repeatLast),
      (.character("f"), .readField),
      (.character("v"), .readValue),
      (.character("s"), .spellValue),
      (.character("t"), .readText),
      (.character("n"), .problem(.forward)),
      (.character("p"), .problem(.backward)),
      (.character("e"), .listProblems),
      (.return, .submit),
      (.character("1"), .toolbarButton(0)),
      (.character("2"), .toolbarButton(1)),
      (.character("3"), .toolbarButton(2)),
      (.character("4"), .toolbarButton(3)),
      (.character("5"), .toolbarButton(4)),
      (.character("6"), .toolbarButton(5)),
      (.character("7"), .toolbarButton(6)),
      (.character("8"), .toolbarButton(7)),
      (.character("9"), .toolbarButton(8)),
      (.character("a"), .activate),
      (.character("]"), .nextSection),
      (.character("["), .previousSection),
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
