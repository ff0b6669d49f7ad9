import FormCore
import FormRuntime
import Testing

@MainActor
@Suite("Typing")
struct TypingTests {
  func person(_ text: String, multiline: Bool = false) -> Person {
    Person(.field(1, "Text", text) { $0.isMultiline = multiline }, .button(2, "Send"))
  }

  @Test("The caret stands at the end; what is typed goes in there")
  func typing() {
    let person = person("ab")
    person.press(.left)
    person.press(Key(.character("X"), .shift))
    person.press(Key(.character(" ")))
    #expect(person.line == "aX |b")
  }

  @Test("A typed delimiter completes the word before it")
  func completedWord() {
    let person = person("")
    person.press(Key(.character("h")), Key(.character("i")), Key(.character(" ")))
    let words = person.told().map { event -> String? in
      if case .typed(let change) = event { change.completedWord } else { nil }
    }
    #expect(words.suffix(3) == [nil, nil, "hi"])
  }

  @Test("A combining accent joins the letter before it, and goes with it")
  func combining() {
    let person = person("e")
    person.type("\u{301}")
    #expect(person.session.caret == 1)
    person.press(.backspace)
    #expect(person.line == "|")
  }

  @Test(
    "Readline's keys edit as they do there",
    arguments: [
      ([Key(.left), Key(.backspace)], "one t|o"),
      ([.control("a"), Key(.delete)], "|ne two"),
      ([.control("w")], "one |"),
      ([Key(.backspace, .alt)], "one |"),
      ([.control("u")], "|"),
      ([.control("a"), .control("k")], "|"),
      ([.control("w"), .control("a"), .control("y")], "two|one "),
      ([Key(.left, .control)], "one |two"),
      ([Key(.left, .control), Key(.left, .control)], "|one two"),
      ([.control("a"), Key(.right, .control)], "one| two"),
      ([Key(.home), Key(.delete, .control)], "| two"),
      ([Key(.home), .control("f"), .control("d")], "o|e two"),
      ([Key(.home), .control("e"), .control("b")], "one tw|o"),
    ] as [([Key], String)])
  func readline(keys: [Key], line: String) {
    let person = person("one two")
    for key in keys { person.press(key) }
    #expect(person.line == line)
  }

  @Test("At the ends the keys say so, and change nothing")
  func ends() {
    let person = person("ab")
    _ = person.told()
    person.press(.right, .delete)
    #expect(person.refusals() == [.fieldEnd, .fieldEnd])
    person.press(.home)
    _ = person.told()
    person.press(.left, .backspace)
    #expect(person.refusals() == [.fieldStart, .fieldStart])
    #expect(person.line == "|ab")
  }

  @Test("In several lines the caret keeps its column, and lines can be joined")
  func lines() {
    let person = person("first\nxy\nthird", multiline: true)
    person.press(.up)
    #expect(person.line == "first\nxy|\nthird")
    person.press(.up)
    #expect(person.line == "fi|rst\nxy\nthird")
    person.press(.end, .delete)
    #expect(person.line == "first|xy\nthird")
    person.press(.down, .down)
    #expect(person.refusals().last == .fieldEnd)
  }

  @Test("Only maxlength refuses, counted in UTF-16, and tells how much it left out")
  func maximumLength() {
    let person = Person(.field(1, "Code", "ab") { $0.constraints.maxLength = 5 })
    person.type("👍")
    _ = person.told()
    person.type("👍")
    #expect(person.refusals() == [.full(limit: 5)])
    person.paste("cdef")
    #expect(person.line == "ab👍c|")
    #expect(person.refusals() == [.maximumLength(limit: 5, left: 3)])
    person.type("z")
    #expect(person.refusals() == [.full(limit: 5)])
  }

  @Test("A text that is too long already can be shortened, and not made longer")
  func alreadyTooLong() {
    let person = Person(.field(1, "Code", "abcdef") { $0.constraints.maxLength = 3 })
    person.type("x")
    #expect(person.line == "abcdef|")
    person.press(.backspace)
    #expect(person.line == "abcde|")
  }

  @Test("A line break in a paste submits nothing, and is a space in a single line")
  func pastedLineBreaks() {
    let person = person("")
    person.paste("one\r\ntwo\n\u{1B}[31m\n")
    #expect(person.line == "one two [31m|")
    #expect(person.session.outcome == nil)
    let other = self.person("", multiline: true)
    other.paste("one\r\ntwo\rthree")
    #expect(other.line == "one\ntwo\nthree|")
  }

  @Test("A read-only field is heard, walked through and not changed")
  func readOnly() {
    let person = Person(.field(1, "Number", "42") { $0.isReadOnly = true })
    person.press(.left)
    person.type("x")
    person.press(.backspace)
    person.paste("y")
    #expect(person.line == "4|2")
    #expect(person.refusals() == [.readOnly, .readOnly, .readOnly])
  }

  @Test("A secret leaves the session in its outcome, and in no event")
  func secrets() {
    let person = Person(
      .field(1, "Password") {
        $0.isProtected = true
        $0.constraints.isRequired = true
        $0.constraints.minLength = 20
      }, .button(2, "Send"))
    person.type("hunter2 hunter2")
    person.paste("correct horse")
    person.press(.left, .backspace, .delete, .home)
    person.press(Key(.right, .control), .control("w"), .control("y"))
    person.ask(.readValue)
    person.ask(.spellValue)
    person.ask(.readField)
    person.type("hunter2")
    person.press(.tab, .return)
    person.ask(.listProblems)
    let told = String(reflecting: person.told())
    for secret in ["hunter", "correct", "horse"] {
      let isTold = told.contains(secret)
      #expect(!isTold, "told \(secret)")
    }
    let isMasked = told.contains("•••")
    #expect(isMasked)
  }

  @Test("A secret is one word: moving by words does not tell where its spaces are")
  func secretsHaveNoWords() {
    let person = Person(.field(1, "Password", "one two") { $0.isProtected = true })
    person.press(Key(.left, .control))
    #expect(person.line == "|one two")
    person.press(.end)
    person.press(.control("w"))
    #expect(person.line == "|")
  }

  @Test("Cut words of a secret are not kept to be put back elsewhere")
  func secretsAreNotPutBack() {
    let person = Person(.field(1, "Password") { $0.isProtected = true }, .field(2, "Name"))
    person.type("hunter2")
    person.press(.control("w"))
    person.press(.tab)
    person.press(.control("y"))
    #expect(person.line == "|")
  }

  @Test("The prefix leads to the reader's commands; Escape takes it back")
  func prefix() {
    let person = person("ab")
    _ = person.told()
    person.press(.control("o"), Key(.character("s")))
    guard case .requested(.spelling(let element))? = person.told().last else {
      Issue.record("not spelled")
      return
    }
    #expect(element.value == .text("ab"))
    person.press(.control("o"), Key(.escape), Key(.character("s")))
    #expect(person.line == "abs|")
    person.press(.control("o"), Key(.character("€")))
    #expect(person.refusals().last == .unknownKey)
    #expect(person.line == "abs|")
  }

  @Test("Every key of the keymap, in every kind of element, is taken or refused and never traps")
  func everyKeyEverywhere() {
    let elements: [FormElement] = [
      .field(1, "Text", "ab"), .field(2, "Lines", "a\nb") { $0.isMultiline = true },
      .field(3, "Number", "3", role: .spinbutton), .checkBox(4, "Box"),
      .choice(5, "Radio", .radiogroup, ["A", "B"]), .choice(6, "Combo", .combobox, []),
      .choice(7, "List", .listbox, ["A"], chosen: [0]), .button(8, "Press", .press),
      .field(9, "File") { $0.isUnfillable = true }, .choice(10, "Empty", .radiogroup, []),
      .field(11, "Slider", "3", role: .slider) { $0.inputType = .range },
      .field(12, "Suggested", "a") { $0.suggestions = [FormOption(value: "ab", name: "ab")] },
      .field(13, "Files", "a\nb") {
        $0.inputType = .file
        $0.isMultiline = true
      },
      .field(14, "Day", "2027-05-03") { $0.inputType = .date },
      .field(15, "No day") { $0.inputType = .date },
      .field(16, "Colour", "#3366ff") { $0.inputType = .color },
    ]
    for element in elements {
      for binding in Keymap.standard.bindings where binding.command != .leave {
        let person = Person(element)
        _ = person.told()
        if binding.afterPrefix { person.press(Keymap.standard.prefix) }
        person.press(binding.key)
        let isSilent = [.silence, .suspend].contains(binding.command)
        #expect(person.told().isEmpty == isSilent, "\(binding.key) in \(element.name)")
      }
    }
  }

  @Test("An editor is given a text without what a terminal would obey, and brings one step")
  func editing() {
    let person = person("a\u{1B}[2J\tb\u{9B}1m\nc", multiline: true)
    person.ask(.editExternally)
    #expect(person.refusals() == [.unknownKey])
    var given: [String] = []
    person.session.onEditRequest = { given.append($0) }
    person.press(.control("o"), Key(.character("X"), .shift))
    #expect(given == ["a[2J\tb1m\nc"])
    person.session.handle(.edit("d\r\ne\u{7}"))
    #expect(person.line == "d\ne|")
    person.press(.control("_"))
    #expect(person.value == .text("a\u{1B}[2J\tb\u{9B}1m\nc"))
  }

  @Test("Lines of an editor come as one line, and a number's as one number")
  func editingLines() {
    let person = Person(
      .field(1, "Name"), .field(2, "Count") { $0.role = .spinbutton })
    person.session.onEditRequest = { _ in }
    person.session.handle(.edit("a\nb\n"))
    #expect(person.line == "a b|")
    person.press(Key(.tab))
    person.session.handle(.edit("12\n3"))
    #expect(person.line == "123|")
  }

  @Test("Control-W deletes back to white space, Alt with Backspace by words")
  func deletingToSpace() {
    let person = person("send 3/4 to ann@example.com now")
    person.press(.end)
    for line in ["send 3/4 to ann@example.com |", "send 3/4 to |", "send 3/4 |", "send |", "|"] {
      person.press(.control("w"))
      #expect(person.line == line)
    }
    person.press(.control("y"))
    #expect(person.line == "send 3/4 to ann@example.com now|")
    person.press(Key(.backspace, .alt), Key(.backspace, .control))
    #expect(person.line == "send 3/4 to ann@example.|")
  }

  @Test("A date that an editor brings is read when the field is left")
  func editingDates() {
    let person = Person(
      .field(1, "When", "2027-05-03") { $0.inputType = .date }, .field(2, "Name"))
    person.session.onEditRequest = { _ in }
    person.session.handle(.edit("4 June 2027"))
    person.press(Key(.tab), Key(.tab, .shift))
    #expect(person.line == "2027-06-|04")
    person.session.handle(.edit(""))
    person.press(.up)
    #expect(person.line == "2026-11-|30")
  }
}
