import FormCore
import FormRuntime
import Testing

/// Keys as data: how they are written, what they are bound to, and what commands are called.
@Suite struct KeymapTests {
  @Test(arguments: [
    ("Control+O", Key.control("o")), ("control+o", .control("o")), ("Ctrl+O", .control("o")),
    ("F2", Key(.function(2))), ("f12", Key(.function(12))), ("h", Key(.character("h"))),
    ("H", Key(.character("h"))), ("?", Key(.character("?"))), ("+", Key(.character("+"))),
    ("Control++", Key(.character("+"), .control)), ("Page Up", Key(.pageUp)),
    ("pageup", Key(.pageUp)), ("Alt+Page Down", Key(.pageDown, .alt)),
    ("Control+Shift+Left", Key(.left, [.control, .shift])), ("Enter", Key(.return)),
    ("Space", Key(.character(" "))), ("Alt+ä", Key(.character("ä"), .alt)),
  ])
  func `A key is read as it is written`(_ text: String, _ key: Key) {
    #expect(Key(written: text) == key)
  }

  @Test(arguments: [
    "", "+A", "Control+", "Hyper+A", "Control+Control+A", "F0", "F25", "ab", "Shift+A",
    "Control", "A+", "Control +", "\u{1}",
  ])
  func `What is no key is refused`(_ text: String) { #expect(Key(written: text) == nil) }

  @Test func `Every key of the standard keymap is written so that it is read again`() {
    for binding in Keymap.standard.bindings {
      #expect(Key(written: binding.key.written) == binding.key)
    }
  }

  @Test func `Every key of the standard keymap asks for a command that has a name`() {
    for binding in Keymap.standard.bindings {
      let name = binding.command.name ?? ""
      #expect(FormCommand(named: name) == binding.command, "\(binding.command)")
    }
  }

  @Test func `No two commands are called the same, and none has two names`() {
    let named = FormCommand.named
    #expect(Set(named.map(\.key)).count == named.count)
    #expect(Set(named.map(\.value)).count == named.count)
    #expect(named.allSatisfy { $0.key.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil })
  }

  @Test func `Every command that has a name has a key, but for three`() {
    let bound = Set(Keymap.standard.bindings.map(\.command))
    #expect(
      FormCommand.named.filter { !bound.contains($0.value) }.map(\.key) == [
        "delete-to-space-right", "delete-to-field-start", "delete-to-field-end",
      ])
  }

  @Test func `No key is bound twice, and none of them is the prefix`() {
    let keymap = Keymap.standard
    let keys = keymap.bindings.map { "\($0.afterPrefix) \($0.key)" }
    #expect(Set(keys).count == keys.count)
    #expect(keymap.command(for: keymap.prefix) == nil)
    #expect(keymap.bindings.allSatisfy { $0.key.sameInTerminals == nil })
  }

  @Test func `A key that is bound anew asks for nothing else, and help tells it once`() {
    var keymap = Keymap.standard
    keymap.bind(Key(.function(1)), .mute)
    #expect(keymap.command(for: Key(.function(1))) == .mute)
    let f1 = KeyName([.sign("F1")])
    #expect(keymap.help.filter { $0.key == f1 && $0.prefix == nil }.map(\.command) == [.mute])
  }

  @Test func `A key that is unbound asks for nothing`() {
    var keymap = Keymap.standard
    let hasUnbound = [keymap.unbind(.control("w")), keymap.unbind(.control("w"))]
    #expect(hasUnbound == [true, false])
    #expect(keymap.command(for: .control("w")) == nil)
    #expect(!keymap.bindings.contains { $0.key == .control("w") })
    keymap.unbind(Key(.character("r")), afterPrefix: true)
    #expect(keymap.command(for: Key(.character("R")), afterPrefix: true) == nil)
  }

  @Test(arguments: [
    (Key.control("i"), Key(.tab)), (.control("m"), Key(.return)), (.control("h"), Key(.backspace)),
    (Key(.character("i"), [.control, .alt]), Key(.tab, .alt)),
    (Key(.character("a"), [.control, .shift]), .control("a")),
    (Key(.character("a"), [.control, .alt, .shift]), Key(.character("a"), [.control, .alt])),
  ])
  func `Some keys are the same to a terminal`(_ key: Key, _ other: Key) {
    #expect(key.sameInTerminals == other)
  }
}
