import FormCore
import FormRuntime
import Narration
import Testing

/// What is heard by asking: again, the field, the value, its letters, the keys.
@MainActor
@Suite struct ReadingTests {
  @Test func `Repeat says the last announcement again, not the echo of typing`() throws {
    let listener = try Listener.at("<label>Name <input></label>")
    listener.type("a")
    listener.press(.left)
    listener.forget()
    listener.ask("r")
    listener.ask("r")
    let opening = [
      "Test, form, 1 field, F1 for help", "Name, edit, blank, 1 of 1, Return: next",
    ]
    #expect(listener.heard() == opening + opening)
  }

  @Test func `Repeat says again what was refused, taken back and deleted`() throws {
    let listener = try Listener.at("<label>Age <input type=number max=120 value=120></label>")
    for key in [Key(.up), Key(.backspace), .control("_")] {
      listener.press(key)
      let said = listener.heard()
      listener.forget()
      listener.ask("r")
      #expect(listener.heard() == said.suffix(1))
      listener.forget()
    }
  }

  @Test func `Repeat gives all that one key brought about`() throws {
    let listener = try Listener.at("<label>A <input required></label><label>B <input></label>")
    listener.ask(.return)
    listener.type("x")
    listener.press(.tab)
    listener.forget()
    listener.ask("r")
    #expect(listener.heard() == ["A, valid, no problems left", "B, edit, blank, 2 of 2"])
  }

  @Test func `The field is read whole`() throws {
    let listener = try Listener.at(
      "<label>Name <input aria-describedby=d required></label><p id=d>As in your passport</p>",
      .normal)
    listener.type("Jo")
    listener.forget()
    listener.ask("f")
    #expect(
      listener.heard() == ["Name, edit, Jo, required, As in your passport, 1 of 1, Return: next"])
  }

  @Test func `The value is read whole, and spelled`() throws {
    let listener = try Listener.at("<label>Name <input value='Jo b.'></label>")
    listener.forget()
    listener.ask("v")
    listener.ask("s")
    #expect(listener.heard() == ["Jo b.", "cap J, o, space, b, dot"])
  }

  @Test(arguments: [
    ("<label>A <input></label>", "blank"),
    ("<label>A <input type=checkbox></label>", "not checked"),
    ("<label>A <select><option>One</select></label>", "One"),
    ("<label>A <input type=radio name=r></label>", "nothing selected"),
    ("<label>A <select multiple><option selected>One<option selected>Two</select>", "One, Two"),
    ("<button name=b value=17>Send</button>", "Nothing there"),
  ])
  func `Every control has a value to read and to spell`(_ control: String, _ words: String) throws {
    let listener = try Listener.at(control)
    listener.forget()
    listener.ask("v")
    listener.ask("s")
    #expect(listener.heard() == [words, words])
  }

  @Test func `After the prefix a letter's case does not matter`() throws {
    let listener = try Listener.at("<label>Name <input value=Anna></label>")
    listener.forget()
    listener.ask("V")
    listener.press(listener.session.keymap.prefix, Key(.character("S"), .shift))
    #expect(listener.heard() == ["Anna", "cap A, n, n, a"])
  }

  @Test func `Help tells every key once, each purpose in one line`() throws {
    let listener = try Listener.at("<label>Name <input></label>")
    listener.forget()
    listener.press(.function(1))
    let help = try #require(listener.told().first)
    #expect(
      help.outline.first == "message: Control O K tells of each key that you press")
    #expect(help.outline.contains("message: Tab: next field"))
    #expect(help.outline.contains("message: F1, Control+O, then question mark: help"))
    #expect(help.outline.contains("message: Control+O, then Return: submit"))
    let lines = help.parts.map(\.text.string)
    for key in Keymap.standard.help where ![.activate, .editExternally].contains(key.command) {
      if case .toolbarButton = key.command { continue }
      if case .suggestion = key.command { continue }
      let word = words(for: key.key)
      let name = key.prefix.map { "\(words(for: $0)), then \(word)" } ?? word
      let tellers = lines.filter { ", \($0)".contains(", \(name)") }
      #expect(!tellers.isEmpty, "\(name)")
    }
    // What Return does in this field, Tab does in all.
    let purposes = lines.drop { $0 != "Moving:" }.compactMap { $0.split(separator: ": ").last }
    #expect(Set(purposes).count == purposes.count)
  }

  /// A key as it is written on a keyboard.
  private func words(for key: KeyName) -> String {
    key.parts.map { part in
      switch part {
      case .sign("?"): "question mark"
      case .sign("_"): "underscore"
      case .sign("/"): "slash"
      case .sign("["): "left bracket"
      case .sign("]"): "right bracket"
      case .sign("/"): "slash"
      case .sign("+"): "plus"
      case .sign("="): "equals"
      case .sign("-"): "dash"
      case .sign("."): "dot"
      case .sign(">"): "greater than"
      case .sign("<"): "less than"
      case .sign(let sign): sign
      case .pageUp: "Page Up"
      case .pageDown: "Page Down"
      default: "\(part)".capitalized
      }
    }.joined(separator: "+")
  }

  @Test func `A program that takes the focus away says so`() throws {
    var narrator = Narrator(vocabulary: try .english)
    #expect(
      narrator.announcements(for: .focusCleared, input: 1).map(\.text) == ["No field focused"])
    let report = FieldReport(
      element: FormElement(id: ElementID(1), role: .textbox, name: "Name", value: .text("")),
      returnKey: ReturnKey(action: .moveNext))
    #expect(
      narrator.announcements(for: .focused(report, cause: .removal), input: 2).map(\.text) == [
        "No longer available. Now on: Name, edit, blank, Return: next"
      ])
  }
}
