import FormCore
import FormRuntime
import Testing

@testable import TerminalFrontEnd

/// What terminals send for the reader's keys, and what these then ask for.
@Suite struct ReaderKeysTests {
  /// What each terminal sends for the keys that are more than a character.
  private static let terminals: [(name: String, up: String, left: String, pageUp: String)] = [
    ("linux", "\u{1B}[A", "\u{1B}[D", "\u{1B}[5~"),
    ("xterm", "\u{1B}[A", "\u{1B}[D", "\u{1B}[5~"),
    ("xterm, application keys", "\u{1B}OA", "\u{1B}OD", "\u{1B}[5~"),
    ("screen and tmux, application keys", "\u{1B}OA", "\u{1B}OD", "\u{1B}[5~"),
    ("rxvt", "\u{1B}[A", "\u{1B}[D", "\u{1B}[5~"),
    ("kitty", "\u{1B}[57419u", "\u{1B}[57417u", "\u{1B}[57421u"),
  ]

  private func commands(_ bytes: String) -> [FormCommand?] {
    var decoder = KeyDecoder()
    let keys = decoder.decode(("\u{F}" + bytes).utf8).compactMap {
      if case .key(let key) = $0 { key } else { nil }
    }
    guard keys.first == Keymap.standard.prefix else { return [] }
    return keys.dropFirst().map { Keymap.standard.command(for: $0, afterPrefix: true) }
  }

  @Test func `Arrows and pages after the prefix`() {
    for terminal in Self.terminals {
      #expect(
        commands(terminal.up) == [.history(.backward, .everything)], "\(terminal.name)")
      #expect(commands(terminal.left) == [.history(.backward, .field)], "\(terminal.name)")
      #expect(commands(terminal.pageUp) == [.raise(.pitch)], "\(terminal.name)")
    }
  }

  @Test(arguments: [
    ("c", FormCommand.spellPhonetically), ("w", .whereAmI), ("W", .whereAmI), ("l", .readForm),
    ("j", .findField), ("/", .findField), ("+", .raise(.rate)), ("=", .raise(.rate)),
    ("-", .lower(.rate)), (">", .raise(.volume)), ("<", .lower(.volume)), ("d", .cycle(.verbosity)),
    (".", .cycle(.punctuation)), ("y", .cycle(.typingEcho)), ("u", .cycle(.capitals)),
    ("m", .mute), ("k", .keyHelp), ("?", .help), ("\r", .submit),
  ])
  func `A character after the prefix is the same byte everywhere`(
    _ byte: String, _ command: FormCommand
  ) {
    #expect(commands(byte) == [command])
  }

  @Test func `With kitty's way of sending all keys`() {
    var decoder = KeyDecoder()
    let events = decoder.decode("\u{1B}[111;5u\u{1B}[119u".utf8)
    #expect(events == [.key(.control("o")), .key(Key(.character("w")))])
  }
}
