import FormRuntime
import Narration
import Testing

/// What is heard of typing, deleting and moving the caret.
@MainActor
@Suite struct TypingTests {
  private func field(_ value: String = "", _ attributes: String = "") throws -> Listener {
    let listener = try Listener.at("<label>Name <input value=\"\(value)\" \(attributes)></label>")
    listener.forget()
    return listener
  }

  @Test func `Each character is said, and a word when it is done`() throws {
    let listener = try field()
    listener.type("an Al,")
    #expect(
      listener.heard() == ["a", "n", "an, space", "cap A", "l", "Al, comma"])
  }

  @Test func `What a voice would leave out is said by its name`() throws {
    let listener = try field()
    listener.type("@-. É€7")
    #expect(listener.heard() == ["at", "dash", "dot", "space", "cap É", "É, euro", "7"])
  }

  @Test func `To the left the deleted character is said, to the right the next one`() throws {
    let listener = try field("abC")
    listener.press(.backspace)
    listener.press(.home)
    listener.press(.delete)
    listener.press(.delete)
    #expect(listener.heard() == ["cap C", "a", "b", "blank"])
    listener.press(.delete)
    listener.press(.backspace)
    #expect(listener.heard() == ["end", "start"])
  }

  @Test func `A deleted word is said, a long one by its length`() throws {
    let listener = try field("one two")
    listener.press(.control("w"))
    listener.press(.control("u"))
    #expect(listener.heard() == ["two", "one "])
    listener.press(.control("y"))
    #expect(listener.heard() == ["one two"])
    let long = try field(String(repeating: "a", count: 61))
    long.press(.control("u"))
    #expect(long.heard() == ["deleted 61 characters"])
  }

  @Test func `Deleted blanks and signs are said by their names`() throws {
    let listener = try field("a --")
    listener.press(.control("u"))
    listener.type("  ")
    listener.press(.control("u"))
    #expect(listener.heard() == ["a --", "space", "space", "space space"])
  }

  @Test func `The caret says what it stands on`() throws {
    let listener = try field("Ab cd")
    listener.press(.left)
    listener.press(.control("a"))
    listener.press(.right)
    listener.press(Key(.right, .control))
    listener.press(Key(.left, .control))
    listener.press(.end)
    #expect(listener.heard() == ["d", "cap A", "b", "Ab", "Ab", "blank"])
    listener.press(.right)
    listener.press(.home)
    listener.press(.left)
    #expect(listener.heard() == ["end", "cap A", "start"])
  }

  @Test func `In several lines, up and down say the line`() throws {
    let listener = try Listener.at("<label>Words <textarea>One\n\nTwo</textarea></label>")
    listener.forget()
    listener.press(.up, .up, .up, .down)
    listener.press(.return)
    #expect(listener.heard() == ["blank", "One", "start", "blank", "new line"])
  }

  @Test func `A protected field says star, and counts`() throws {
    let listener = try field("", "type=password")
    listener.type("a Z")
    #expect(listener.heard() == ["star", "star", "star"])
    listener.press(.left)
    listener.press(.backspace)
    listener.press(.delete)
    listener.type("bc")
    #expect(listener.heard() == ["character 3 of 3", "star", "blank", "star", "star"])
    listener.paste("open sesame")
    listener.ask("v")
    listener.ask("s")
    #expect(listener.heard() == ["pasted, 11 characters", "14 characters", "14 characters"])
    listener.press(Key(.left, .control))
    listener.press(.control("k"))
    #expect(listener.heard() == ["character 1 of 14", "deleted 14 characters"])
  }

  @Test func `A paste says how much, and how it begins`() throws {
    let listener = try field()
    listener.paste("hello world")
    listener.paste("!")
    listener.paste(String(repeating: "ab", count: 40))
    #expect(
      listener.heard() == [
        "pasted, 11 characters, hello world", "pasted, 1 character, exclamation mark",
        "pasted, 80 characters, \(String(repeating: "ab", count: 30))… 20 more characters",
      ])
  }

  @Test func `A full field tells what it left out, and echoes none of it`() throws {
    let listener = try field("ab", "maxlength=3")
    listener.type("cd")
    #expect(listener.heard() == ["c", "maximum length 3 reached"])
    listener.paste("efg")
    #expect(listener.heard() == ["maximum length 3 reached, 3 characters left out"])
    listener.press(.backspace)
    listener.paste("efg")
    #expect(
      listener.heard() == [
        "c", "pasted, 1 character, e", "maximum length 3 reached, 2 characters left out",
      ])
  }

  @Test func `What cannot be done is said`() throws {
    let readOnly = try field("a", "readonly")
    readOnly.type("b")
    readOnly.press(.backspace)
    #expect(readOnly.heard() == ["Read only", "Read only"])

    let listener = try Listener.at("<div role=textbox aria-label=Photo></div>")
    listener.forget()
    listener.type("a")
    listener.press(.tab)
    listener.type("a")
    listener.press(.function(5))
    listener.ask("!")
    listener.press(.control("y"))
    #expect(
      listener.heard() == [
        "This cannot be filled here", "Send, button", "This key does nothing here",
        "This key does nothing here", "This key does nothing here", "nothing to put back",
      ])
  }

  @Test(
    arguments: [
      (.characters, ["cap A", "n", "space", "x", "new line"]),
      (.words, ["An", "x"]),
      (.both, ["cap A", "n", "An, space", "x", "x, new line"]),
      (.none, []),
    ] as [(TypingEcho, [String])])
  func `What is typed is echoed as the person wants it`(
    _ echo: TypingEcho, _ heard: [String]
  ) throws {
    let listener = try Listener.at("<label>Words <textarea></textarea></label>")
    listener.settings.typingEcho = echo
    listener.forget()
    listener.type("An x")
    listener.press(.return)
    #expect(listener.heard() == heard)
    // What is deleted, passed and refused is no echo.
    listener.press(.backspace, .left, .end)
    listener.press(.control("y"))
    #expect(listener.heard() == ["new line", "x", "blank", "nothing to put back"])
  }

  @Test(
    arguments: [(.characters, true), (.words, false), (.both, true), (.none, false)]
      as [(TypingEcho, Bool)])
  func `A protected field obeys the echo: it has no words`(
    _ echo: TypingEcho, _ saysStar: Bool
  ) throws {
    let listener = try field("", "type=password maxlength=3")
    listener.settings.typingEcho = echo
    listener.type("a b")
    #expect(listener.heard() == (saysStar ? ["star", "star", "star"] : []))
    listener.type("c")
    #expect(listener.heard() == ["maximum length 3 reached"])
  }

  @Test func `A letter that seeks an option is no text`() throws {
    let listener = try Listener.at(
      "<label>Land <select><option>Chad<option>Chile</select></label>")
    listener.settings.typingEcho = .none
    listener.forget()
    listener.type("chi")
    #expect(listener.heard() == ["Chile, 2 of 2", "h", "i"])
  }

  @Test func `An accent is said with its letter, and ends no word`() throws {
    let listener = try field("caf")
    listener.type("e")
    listener.type("\u{301}")
    listener.type(" ")
    #expect(listener.heard() == ["e", "e\u{301}", "cafe\u{301}, space"])
  }

  @Test func `What was cut comes back and is said; of a secret, how much`() throws {
    let listener = try field("one two")
    listener.press(.control("w"), .control("w"), .control("y"), .control("t"))
    #expect(listener.heard() == ["two", "one ", "one two", "o, w"])
    let secret = try field("hunter22", "type=password")
    secret.press(.control("u"), .control("y"), .control("_"), .control("r"))
    #expect(
      secret.heard() == [
        "deleted 8 characters", "8 characters", "undone, removed: 8 characters",
        "redone, put back: 8 characters",
      ])
  }

  @Test func `In several lines the keys stop at the ends of the line`() throws {
    let listener = try Listener.at("<label>Words <textarea>One\nTwo\n</textarea></label>")
    listener.forget()
    listener.press(.up, .end, .right, .left, .home)
    #expect(listener.heard() == ["Two", "blank", "blank", "new line", "cap T"])
    listener.press(Key(.home, .control), Key(.end, .control))
    #expect(listener.heard() == ["One", "blank"])
    listener.press(.up, .end)
    listener.press(.control("k"))
    listener.press(.backspace, .delete)
    #expect(listener.heard() == ["Two", "blank", "new line", "o", "end"])
  }

  @Test func `What was undone is said: the piece, or the value that is one thing`() throws {
    let listener = try field()
    listener.type("Hi you")
    listener.press(.control("w"))
    listener.type("-")
    listener.forget()
    for _ in 0..<5 { listener.press(.control("_")) }
    listener.press(.control("r"))
    #expect(
      listener.heard() == [
        "undone, removed: dash", "undone, put back: you", "undone, removed: you",
        "undone, removed: Hi", "nothing to undo", "redone, put back: Hi",
      ])

    let long = try field(String(repeating: "ab", count: 40))
    long.press(.control("u"), .control("_"), .control("r"))
    #expect(
      long.heard() == [
        "deleted 80 characters",
        "undone, put back: \(String(repeating: "ab", count: 30))… 20 more characters",
        "redone, removed: \(String(repeating: "ab", count: 30))… 20 more characters",
      ])

    let date = try field("2027-05-03", "type=date")
    date.type("4 June")
    date.forget()
    date.press(.control("_"), .control("r"))
    #expect(date.heard() == ["undone, Monday, 3 May 2027", "redone, 4 June"])

    let number = try field("3", "type=number")
    number.press(.up)
    number.press(.control("_"))
    #expect(number.heard() == ["4", "undone, 3"])
  }

  @Test func `A paste is told in every kind of field`() throws {
    let date = try field("2027-05-03", "type=date")
    date.paste("4 June 2027\n")
    date.press(.tab)
    #expect(
      date.heard() == [
        "pasted, 11 characters, 4 June 2027", "Friday, 4 June 2027", "Send, button",
      ])
    let number = try field("", "type=number")
    number.paste(" 1 250 ")
    number.paste(" ")
    #expect(number.heard() == ["pasted, 4 characters, 1250", "no spaces here"])
    let text = try field()
    text.paste("one\ntwo")
    text.paste("")
    #expect(text.heard() == ["pasted, 7 characters, one two", "Nothing there"])
    let lines = try Listener.at("<label>Words <textarea></textarea></label>")
    lines.forget()
    lines.paste("one\ntwo\n")
    #expect(lines.heard() == ["pasted, 8 characters, 2 lines: one, two"])
  }

  @Test func `What nobody could hear or see is called so`() throws {
    let listener = try field()
    listener.type("\u{200B}\u{202E}a")
    listener.press(.home, .right)
    listener.press(.backspace)
    listener.press(.control("k"), .control("_"))
    #expect(
      listener.heard() == [
        "invisible character", "invisible character", "a", "invisible character",
        "invisible character", "invisible character", "a", "undone, put back: a",
      ])
  }
}
