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
  private static let readerKeys = Keymap.standard.bindings.filter {
    $0.afterPrefix && $0.command != .keyHelp
  }

  @Test func `The plus between keys is printed, and not heard`() throws {
    let listener = try Listener.at(Self.text, .full)
    listener.press(.function(1))
    let help = try #require(listener.told().last).parts
    let more = try #require(help.first { $0.text.string.hasSuffix(": faster") })
    #expect(more.text.string == "Control+O, then plus, Control+O, then equals: faster")
    #expect(
      more.spoken?.text.string == "Control O, then plus, Control O, then equals: faster")
    #expect(!help.contains { ($0.spoken?.text ?? $0.text).string.contains("+") })
    listener.ask("k")
    listener.forget()
    listener.press(.control("b"))
    #expect(listener.told().last?.spoken == ["Control B", "previous character"])
  }

  @Test func `Every key, in a text`() throws {
    let heard = try explanations(at: Self.text, Self.plainKeys)
    #expect(
      heard == [
        "Tab, next field", "Shift+Tab, previous field", "Return, next field", "Space, a space",
        "Up, read the value", "Down, read the value", "Page Up, does nothing",
        "Page Down, does nothing", "Alt+Up, does nothing", "Alt+Down, does nothing",
        "Left, previous character", "Right, next character", "Control+B, previous character",
        "Control+F, next character", "Control+Left, previous word", "Control+Right, next word",
        "Alt+Left, previous word", "Alt+Right, next word", "Alt+B, previous word",
        "Alt+F, next word", "Home, start of the line",
        "End, end of the line", "Control+A, start of the line", "Control+E, end of the line",
        "Control+Home, start of the field", "Control+End, end of the field",
        "Backspace, delete to the left", "Delete, delete to the right",
        "Control+D, delete to the right", "Control+W, delete back to a space",
        "Alt+Backspace, delete the word to the left",
        "Control+Backspace, delete the word to the left",
        "Control+Delete, delete the word to the right",
        "Control+U, delete to the start of the line",
        "Control+K, delete to the end of the line", "Alt+D, delete the word to the right",
        "Control+Y, put back what was deleted", "Control+T, swap two characters",
        "Control+underscore, undo", "Control+slash, undo", "Control+7, undo", "Control+R, redo",
        "Alt+slash, redo", "Escape, stop speech", "Control+C, leave",
        "Control+Z, suspend", "F1, help",
      ])
  }

  @Test func `Every key after the prefix`() throws {
    let heard = try explanations(at: Self.text, Self.readerKeys)
    let words = [
      ("Space", "pause speech, or go on"),
      ("X", "edit the text in your own editor"),
      ("R", "repeat"),
      ("F", "read the field"),
      ("V", "read the value"),
      ("S", "spell the value"),
      ("T", "read the text before the field"),
      ("N", "next problem"),
      ("P", "previous problem"),
      ("E", "list the problems"),
      ("Return", "submit"),
      ("1", "does nothing"),
      ("2", "does nothing"),
      ("3", "does nothing"),
      ("4", "does nothing"),
      ("5", "does nothing"),
      ("6", "does nothing"),
      ("7", "does nothing"),
      ("8", "does nothing"),
      ("9", "does nothing"),
      ("A", "does nothing"),
      ("right bracket", "next section"),
      ("left bracket", "previous section"),
      ("C", "spell the value by words"),
      ("W", "where am I"),
      ("L", "read the whole form"),
      ("J", "find a field by its name"),
      ("slash", "find a field by its name"),
      ("Up", "what was said before"),
      ("Down", "what was said after that"),
      ("Left", "what was said before in this field"),
      ("Right", "what was said after that in this field"),
      ("plus", "faster"),
      ("equals", "faster"),
      ("dash", "slower"),
      ("greater than", "louder"),
      ("less than", "softer"),
      ("Page Up", "higher pitch"),
      ("Page Down", "lower pitch"),
      ("D", "how much is said"),
      ("dot", "which punctuation is said"),
      ("Y", "typing echo"),
      ("U", "how capitals are told"),
      ("M", "speech on or off"),
      ("question mark", "help"),
    ]
    #expect(heard == words.map { "Control+O, then \($0), \($1)" })
  }

  private static let others: [Keymap.Binding] = plainKeys.filter { binding in
    [.return, .character(" "), .up, .down, .pageUp, .left, .right, .home, .end].contains(
      binding.key.code) && binding.key.modifiers.isEmpty
  }

  @Test(
    arguments: [
      (
        "<input type=checkbox aria-label=A>",
        [
          "next field", "check, or take that back", "does nothing", "does nothing", "does nothing",
          "does nothing", "does nothing", "does nothing", "does nothing",
        ]
      ),
      (
        "<select aria-label=A><option>One</select>",
        [
          "next field", "read the value", "previous option", "next option", "ten options back",
          "previous option", "next option", "first option", "last option",
        ]
      ),
      (
        "<input type=radio name=r aria-label=A>",
        [
          "next field", "choose the option", "previous option", "next option", "does nothing",
          "previous option", "next option", "first option", "last option",
        ]
      ),
      (
        "<input type=range aria-label=A>",
        [
          "next field", "read the value", "one step more", "one step less", "a larger step more",
          "one step less", "one step more", "minimum", "maximum",
        ]
      ),
      (
        "<input type=number aria-label=A>",
        [
          "next field", "does nothing", "one step more", "one step less", "a larger step more",
          "previous character", "next character", "start of the line", "end of the line",
        ]
      ),
      (
        "<input type=date aria-label=A value=2027-05-03>",
        [
          "next field", "read the value", "this part one more", "this part one less",
          "does nothing", "previous part of the date or time", "next part of the date or time",
          "start of the line", "end of the line",
        ]
      ),
      (
        "<textarea aria-label=A></textarea>",
        [
          "new line", "a space", "previous line", "next line", "does nothing", "previous character",
          "next character", "start of the line", "end of the line",
        ]
      ),
      (
        "<button>Go</button>",
        [
          "press it", "press it", "does nothing", "does nothing", "does nothing", "does nothing",
          "does nothing", "does nothing", "does nothing",
        ]
      ),
    ] as [(String, [String])])
  func `The keys that mean another thing in each control`(
    _ control: String, _ words: [String]
  ) throws {
    let heard = try explanations(at: control, Self.others)
    let keys = ["Return", "Space", "Up", "Down", "Page Up", "Left", "Right", "Home", "End"]
    #expect(heard == zip(keys, words).map { "\($0), \($1)" })
  }

  @Test func `The key that began it ends it, and no other`() throws {
    let listener = try Listener.at(Self.text)
    listener.forget()
    listener.ask("k")
    listener.press(Key(.escape), Key(.tab), .control("c"))
    listener.type("a")
    listener.paste("secret")
    listener.press(Key(.character("b")), Key(.function(9)))
    listener.ask("q")
    listener.ask("k")
    listener.press(.tab)
    #expect(
      listener.heard() == [
        "Key help on; Control O K turns it off", "Escape, stop speech", "Tab, next field",
        "Control+C, leave", "a", "pasting puts the text in at the caret", "b", "F9, does nothing",
        "Control+O, begins a command",
        "Control+O, then Q, does nothing", "Control+O, begins a command", "Key help off",
        "Send, button",
      ])
    #expect(listener.session.outcome == nil)
    #expect(listener.session.tree.elements.first?.value == .text(""))
  }

  @Test func `A paste is explained where it would put something in, and refused elsewhere`() throws
  {
    let listener = try Listener.at("<input type=checkbox aria-label=News>")
    listener.ask("k")
    listener.forget()
    listener.paste("secret")
    #expect(listener.heard() == ["Nothing can be pasted here"])
  }

  @Test func `While a field is sought, keys are explained as they act on the search`() throws {
    let listener = try Listener.at(Self.text)
    listener.ask("j")
    listener.ask("k")
    listener.forget()
    listener.press(Key(.tab), Key(.tab, .shift), Key(.up), Key(.down), Key(.pageUp), Key(.pageDown))
    listener.press(Key(.home), Key(.end), Key(.left), Key(.backspace), .control("w"), Key(.delete))
    listener.press(Key(.return), Key(.escape))
    #expect(
      listener.heard() == [
        "Tab, next match", "Shift+Tab, previous match", "Up, previous match", "Down, next match",
        "Page Up, ten matches back", "Page Down, ten matches on", "Home, first match",
        "End, last match", "Left, does nothing", "Backspace, delete to the left",
        "Control+W, empty the field", "Delete, does nothing", "Return, go to the match",
        "Escape, leave the search",
      ])
    listener.ask("k")
    listener.forget()
    listener.press(.function(1))
    let lines = listener.told().first?.parts.map(\.text.string) ?? []
    #expect(
      lines.prefix(4) == [
        "Control O K tells of each key that you press", "In this field:",
        "Tab, Down: next match", "Shift+Tab, Up: previous match",
      ])
  }

  @Test func `In a whole date a deletion empties the field`() throws {
    let date = "<input type=date aria-label=A value=2027-05-03>"
    let deletions = Self.plainKeys.filter {
      if case .delete = $0.command { true } else { $0.command == .transpose }
    }
    let heard = try explanations(at: date, deletions)
    #expect(
      heard == [
        "Backspace, empty the field", "Delete, empty the field", "Control+D, empty the field",
        "Control+W, empty the field", "Alt+Backspace, empty the field",
        "Control+Backspace, empty the field", "Control+Delete, empty the field",
        "Control+U, empty the field", "Control+K, empty the field", "Alt+D, empty the field",
        "Control+T, does nothing",
      ])
  }

  @Test func `Help begins with how to get on, and with the keys of the field`() throws {
    let listener = try Listener.at("<label>News <input type=checkbox></label>")
    listener.forget()
    listener.press(.function(1))
    let lines = listener.told().first?.parts.map(\.text.string) ?? []
    #expect(
      lines.prefix(5) == [
        "Control O K tells of each key that you press", "In this field:",
        "Return: next field", "Space: check, or take that back", "Moving:",
      ])
  }

  @Test func `Who has bound other keys is told of those`() throws {
    let page =
      "<form aria-label=Test><p>\(String(repeating: "x", count: 161))</p>\(Self.text)</form>"
    var keymap = Keymap.standard
    keymap.prefix = .control("g")
    keymap.bind(Key(.function(1)), .mute)
    #expect(
      try Listener(page, keymap: keymap).heard() == [
        "Test, form, 1 field, Control G question mark for help",
        "text of 161 characters, Control G T reads it, Name, edit, blank, 1 of 1, Return: submit",
      ])
    keymap.unbind(Key(.character("t")), afterPrefix: true)
    keymap.unbind(Key(.character("?")), afterPrefix: true)
    let heard = try Listener(page, keymap: keymap).heard()
    #expect(heard.first == "Test, form, 1 field")
    #expect(heard.last?.hasPrefix("xxx") == true)
  }
}
