import FormRuntime
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
    #expect(listener.heard() == ["pasted 4 characters, one "])
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
    #expect(listener.heard() == ["star", "star", "blank", "star", "star"])
    listener.paste("open sesame")
    listener.ask("v")
    listener.ask("s")
    #expect(listener.heard() == ["pasted 11 characters", "14 characters", "14 characters"])
    listener.press(Key(.left, .control))
    listener.press(.control("k"))
    #expect(listener.heard() == ["star", "deleted 14 characters"])
  }

  @Test func `A paste says how much, and how it begins`() throws {
    let listener = try field()
    listener.paste("hello world")
    listener.paste("!")
    listener.paste(String(repeating: "ab", count: 40))
    #expect(
      listener.heard() == [
        "pasted 11 characters, hello world", "pasted 1 character, exclamation mark",
        "pasted 80 characters, \(String(repeating: "ab", count: 30))… 20 more characters",
      ])
  }

  @Test func `A full field tells what it left out, and echoes none of it`() throws {
    let listener = try field("ab", "maxlength=3")
    listener.type("cd")
    #expect(listener.heard() == ["c", "Maximum length reached, 1 character left out"])
    listener.paste("efg")
    #expect(listener.heard() == ["Maximum length reached, 3 characters left out"])
    listener.press(.backspace)
    listener.paste("efg")
    #expect(
      listener.heard() == [
        "c", "pasted 1 character, e", "Maximum length reached, 2 characters left out",
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
    listener.ask("x")
    listener.press(.control("y"))
    #expect(
      listener.heard() == [
        "This cannot be filled here", "Send, button", "This key does nothing here",
        "This key does nothing here", "This key does nothing here", "Nothing there",
      ])
  }
}
