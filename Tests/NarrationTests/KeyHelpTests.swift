import FormCore
import FormRuntime
import Testing

/// Keys that are explained instead of obeyed.
@MainActor
@Suite struct KeyHelpTests {
  /// Presses every key of the keymap at a control, and hears what each does.
  private func explanations(at control: String, _ keys: [Keymap.Binding]) throws -> [String] {
    let listener = try Listener.at(control)
    listener.ask("k")
    listener.forget()
    return keys.flatMap { binding -> [String] in
      if binding.afterPrefix { listener.press(listener.session.keymap.prefix) }
      listener.forget()
      listener.press(binding.key)
      return listener.heard()
    }
  }

  private static let text = "<label>Name <input></label>"

  private static let plainKeys = Keymap.standard.bindings.filter { !$0.afterPrefix }
  private static let readerKeys = Keymap.standard.bindings.filter(\.afterPrefix)

  @Test func `Every key, in a text`() throws {
    #expect(
      try explanations(at: Self.text, Self.plainKeys) == [
      ])
  }

  @Test func `Every key after the prefix`() throws {
    // The last but one ends it.
    #expect(
      try explanations(at: Self.text, Self.readerKeys) == [
      ])
  }

  private static let others: [Keymap.Binding] = plainKeys.filter { binding in
    [.return, .character(" "), .up, .down, .pageUp, .left, .right, .home, .end].contains(
      binding.key.code) && binding.key.modifiers.isEmpty
  }

  @Test(arguments: [
    ("<input type=checkbox aria-label=A>", []),
    ("<select aria-label=A><option>One</select>", []),
    ("<input type=radio name=r aria-label=A>", []),
    ("<input type=range aria-label=A>", []),
    ("<input type=number aria-label=A>", []),
    ("<input type=date aria-label=A value=2027-05-03>", []),
    ("<textarea aria-label=A></textarea>", []),
    ("<button>Go</button>", []),
  ] as [(String, [String])])
  func `The keys that mean another thing in each control`(
    _ control: String, _ words: [String]
  ) throws {
    #expect(try explanations(at: control, Self.others) == words)
  }

  @Test func `The key that began it ends it, and no other`() throws {
    let listener = try Listener.at(Self.text)
    listener.forget()
    listener.ask("k")
    listener.press(Key(.escape), Key(.tab), .control("c"))
    listener.type("a")
    listener.press(Key(.character("b")), Key(.function(9)))
    listener.ask("q")
    listener.ask("k")
    listener.press(.tab)
    #expect(
      listener.heard() == [
        "Key help on; Control+O K turns it off", "Escape, stop speech", "Tab, next field",
        "Control+C, leave", "a", "b", "F9, does nothing", "Control+O, begins a command",
        "Control+O, then Q, does nothing", "Control+O, begins a command", "Key help off",
        "Send, button",
      ])
    #expect(listener.session.outcome == nil)
  }

  @Test func `Help begins with how to get on, and with the keys of the field`() throws {
    let listener = try Listener.at("<label>News <input type=checkbox></label>")
    listener.forget()
    listener.press(.function(1))
    let lines = listener.told().first?.parts.map(\.text.string) ?? []
    #expect(
      lines.prefix(5) == [
        "Control+O K tells of each key that you press", "In this field:",
        "Return: next field", "Space: check, or take that back", "Moving:",
      ])
  }
}
