import FormCore
import FormRuntime
import Narration
import Testing

@Suite struct VocabularyTests {
  private let english: Vocabulary

  init() throws { english = try .english }

  @Test func `A number decides the form and fills its place`() {
    #expect(english.words(.problems, count: 1) == "1 problem")
    #expect(english.words(.problems, count: 0) == "0 problems")
    #expect(english.words(.problems, count: 2) == "2 problems")
    #expect(english.words(.problems) == "{count} problems")
  }

  @Test func `What is filled in is never read as a place`() {
    let message: Message = "{name}: {error}"
    #expect(message.words(["name": "{error}", "error": "{name} {"]) == "{error}: {name} {")
    #expect(message.words(["name": "a"]) == "a: {error}")
    #expect(Message("a { b").words(["b": "x"]) == "a { b")
    #expect(Message("").words() == "")
  }

  @Test func `What ends with punctuation of its own is followed by no more`() {
    let message: Message = "{name}: {error}."
    #expect(message.words(["name": "Age", "error": "7"]) == "Age: 7.")
    #expect(message.words(["name": "How old?", "error": "e.g."]) == "How old? e.g.")
    #expect(message.words(["name": "Age:", "error": "no…"]) == "Age: no…")
    let group: Message = "{name}, group"
    #expect(group.words(["name": "How old?"]) == "How old? group")
    #expect(group.words(["name": "(Age)"]) == "(Age), group")
  }

  @MainActor
  @Test func `A form's own braces are said as they are`() throws {
    let listener = try Listener.at(
      "<fieldset><legend>{count}</legend><label>{name} <input value='{text}'></label></fieldset>")
    #expect(
      listener.heard() == ["{count}, group, {name}, edit, {text}, 1 of 1, Return: next"])
  }

  @Test func `Characters have names, capitals are told`() {
    #expect(english.name(of: "a") == "a")
    #expect(english.name(of: "A") == "cap A")
    #expect(english.name(of: "ß") == "ß")
    #expect(english.name(of: "7") == "7")
    #expect(english.name(of: " ") == "space")
    for value in UInt8(0x20)..<0x7F {
      let character = Character(Unicode.Scalar(value))
      if !character.isLetter, !character.isNumber {
        #expect(english.characters[character] != nil, "\(character)")
      }
    }
  }

  @Test func `Texts without letters are said by their characters`() {
    #expect(english.speakable("") == "")
    #expect(english.speakable("a-b") == "a-b")
    #expect(english.speakable("---") == "dash dash dash")
    #expect(english.speakable("日本") == "日本")
  }

  /// Presses everything there is on a page that has everything, and hears no unfilled place.
  @MainActor
  @Test(arguments: Verbosity.allCases, [false, true])
  func `Every place is filled in whatever is done`(_ verbosity: Verbosity, asksForLines: Bool)
    throws
  {
    let listener = try Listener(
      """
      <form aria-label=Test><p role=alert>Try again</p><p>\(String(repeating: "a ", count: 200))</p>
      <fieldset><legend>G</legend><label>A <input required maxlength=2 minlength=2></label>
      </fieldset><label>B <input type=email value=x></label><label>C <input type=url value=x></label>
      <label>D <input type=number min=3 max=9 step=2 value=4></label>
      <label>E <input type=date value=x></label><label>F <input type=password value=abc></label>
      <label>G <input type=checkbox required></label>
      <label>H <input type=radio name=h required>x</label>
      <label>I <select multiple required><option>One<option>Two</select></label>
      <label>J <select><option>One<option>Two</select></label>
      <label>K <textarea>One</textarea></label><label>L <input type=file required></label>
      <label>M <input pattern=a title=T value=b></label>
      <label>O <input type=date value=2027-05-03 max=2027-05-04 min=2027-05-02></label>
      <label>P <input type=week value=2027-W18></label><label>Q <input type=month></label>
      <label>R <input type=time value=14:30:15 step=1></label><label>S <input type=color></label>
      <label>T <input type=datetime-local value=2027-05-03T14:30></label>
      <label>N <input value='\(String(repeating: "b", count: 99))'></label>
      <label>O <input list=o></label><datalist id=o><option>pasted<option value=b>x</datalist>
      <label>P <input type=range list=o></label><label>Q <input type=file multiple accept=.a></label>
      <label>R <select size=2><optgroup label=S><option>One<option>Two</select></label>
      <meter value=1></meter><output>x</output><progress></progress><div role=switch>T</div>
      <button type=button>U</button><button type=reset>R</button><button>Send</button></form>
      """, verbosity, asksForLines: asksForLines)
    for _ in 0..<2 {
      for _ in listener.session.tree.elements {
        for command in "?rfvstnpe".unicodeScalars { listener.ask(command) }
        listener.type("aé ")
        listener.paste("pasted text")
        for binding in Keymap.standard.bindings where binding.command != .leave {
          if binding.afterPrefix { listener.press(listener.session.keymap.prefix) }
          listener.press(binding.key)
        }
      }
      listener.ask(.return)
    }
    listener.press(.control("c"))
    let told = listener.told()
    #expect(told.count > 1000)
    #expect(told.filter { $0.text.contains { "{}".contains($0) } }.map(\.text) == [])
    #expect(told.flatMap(\.parts).filter(\.text.isEmpty) == [])
  }
}
