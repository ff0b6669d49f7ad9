import Testing

@testable import TerminalFrontEnd

/// The buttons of a page, for someone who answers line by line.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct ButtonLinesTests {
  private static let letter = """
    <label>Name <input name=name required></label>
    <label>Town <input name=town></label>
    <button name=go value=1>Send</button>
    <button name=go value=2 formnovalidate>Save for later</button>
    """

  // MARK: Several that submit

  @Test(arguments: [
    ("1", "1"), ("2", "2"), ("save", "2"), ("SEND", "1"), ("!Save for later", "2"), ("!2", "2"),
  ])
  func `Of several buttons one is named after the last answer`(
    _ line: String, _ value: String
  ) async throws {
    let sender = try Sender(form: Self.letter)
    _ = try await sender.send("Ann", "Rome", line)
    #expect(sender.sent == ["name": "Ann", "town": "Rome", "go": value])
    #expect(
      sender.printed() == [
        "Name (edit, required): Ann", "Town (edit): Rome", "1 Send", "2 Save for later",
        "Which button? \(line)", "Submitted: Test",
      ])
  }

  @Test func `Who sends lines and names none submits by the first button`() async throws {
    for lines in [["Ann", "Rome"], ["Ann", "Rome", ""]] {
      let sender = try Sender(form: Self.letter)
      try sender.type(lines)
      _ = try await sender.send()
      #expect(sender.sent == ["name": "Ann", "town": "Rome", "go": "1"])
    }
  }

  @Test func `Who types must name one, and may go back`() async throws {
    let sender = try Sender(form: Self.letter, isPerson: true)
    _ = try await sender.send("Ann", "", "", "3", "s", "<", "Rome", "2")
    #expect(sender.sent == ["name": "Ann", "town": "Rome", "go": "2"])
    #expect(
      sender.printed() == [
        // Who types breaks the lines.
        "Name (edit, required): Town (edit): 1 Send", "2 Save for later",
        "Which button? Name a button to press: Send, Save for later.",
        "1 Send", "2 Save for later",
        "Which button? Name a button to press: Send, Save for later.",
        "1 Send", "2 Save for later", "Which button? s could be Send, Save for later.",
        "1 Send", "2 Save for later", "Which button? Town (edit): 1 Send", "2 Save for later",
        "Which button? Submitted: Test",
      ])
    let left = try Sender(form: Self.letter, isPerson: true)
    #expect(try await left.send("Ann", "Rome") == .unfinished, "The end of the input is no consent")
  }

  @Test func `A name that is none ends what comes through a pipe`() async throws {
    let sender = try Sender(form: Self.letter)
    #expect(try await sender.send("Ann", "Rome", "3") == .unfinished)
    #expect(
      sender.printed().last
        == "Nothing was submitted, line 3 of the input does not answer Test: "
        + "Name a button to press: Send, Save for later.")
  }

  @Test func `What is invalid is mended for the button that was named`() async throws {
    let sender = try Sender(
      form: Self.letter.replacing(" formnovalidate", with: ""), isPerson: true)
    _ = try await sender.send("", "Rome", "2", "Ann")
    #expect(sender.sent == ["name": "Ann", "town": "Rome", "go": "2"])
  }

  @Test func `The echo of a secret does not hide the name of a button`() async throws {
    let sender = try Sender(
      form: """
        <label>Code <input type=password name=code></label>
        <button>Send</button><button>Delete</button>
        """)
    _ = try await sender.send("!secret", "delete")
    #expect(sender.sent == ["code": "!secret"])
    #expect(
      sender.printed() == [
        "Code (edit, protected): •••••••", "1 Send", "2 Delete", "Which button? delete",
        "Submitted: Test",
      ])
  }

  // MARK: An exclamation mark

  @Test func `An exclamation mark presses any button from anywhere`() async throws {
    let sender = try Sender(form: Self.letter)
    _ = try await sender.send("!save")
    #expect(sender.sent == ["name": "", "town": "", "go": "2"])
  }

  @Test func `A reset asks for all of it anew`() async throws {
    let sender = try Sender(
      form: """
        <label>Name <input name=name value=Ann></label><label>Town <input name=town></label>
        <button>Send</button><button type=reset>Start again</button>
        """)
    _ = try await sender.send("Bob", "!start", "!start", "", "Rome")
    #expect(sender.sent == ["name": "Ann", "town": "Rome"])
    #expect(
      sender.printed() == [
        "Name (edit, now Ann): Bob", "Exclamation mark and a name presses: Start again",
        "Town (edit): !start", "This takes back all answers; press again to do so",
        "Town (edit): !start", "All fields were reset", "Name (edit, now Ann): ", "kept",
        "Town (edit): Rome", "Submitted: Test",
      ])
  }

  @Test(arguments: [
    ("!Draft", "Name a button to press: Send."),
    ("!Work it out", "This button works by a script, which does not run here"),
    ("!Delete", "This button cannot be pressed now"),
  ])
  func `What is no button, or does nothing, is complained of`(
    _ line: String, _ complaint: String
  ) async throws {
    let form = """
      <label>Name <input name=name></label><button>Send</button>
      <button type=button>Work it out</button><button disabled>Delete</button>
      """
    let sender = try Sender(form: form)
    #expect(try await sender.send(line) == .unfinished)
    #expect(
      sender.printed().last
        == "Nothing was submitted, line 1 of the input does not answer Name: \(complaint)")
    let escaped = try Sender(form: form)
    _ = try await escaped.send("\\\(line)")
    #expect(escaped.sent == ["name": line])
  }

  @Test func `Where there is no button, an exclamation mark is as good as any`() async throws {
    let sender = try Sender(form: "<label>Name <input name=name></label>")
    _ = try await sender.send("!Draft")
    #expect(sender.sent == ["name": "!Draft"])
  }

  @Test func `A button that submits in the middle is told where it stands`() async throws {
    let sender = try Sender(
      form: """
        <label>Postcode <input name=code></label><button name=find value=1>Find</button>
        <label>Town <input name=town></label><button>Send</button>
        """)
    _ = try await sender.send("10115", "!find")
    #expect(sender.sent == ["code": "10115", "town": "", "find": "1"])
    #expect(
      sender.printed() == [
        "Postcode (edit): 10115", "Exclamation mark and a name presses: Find",
        "Town (edit): !find", "Submitted: Test",
      ])
  }

  // MARK: The form's own button

  @Test(arguments: [
    ("<button name=go value=1>Send</button>", "1"),
    ("<button name=go value=0 hidden>First</button><button name=go value=1>Send</button>", "0"),
    ("<button type=reset name=go>Clear</button><input type=submit name=go value=1>", "1"),
  ])
  func `The last answer submits by the form's button, in sight or not`(
    _ buttons: String, _ value: String
  ) async throws {
    let sender = try Sender(form: "<label>Name <input name=name></label>" + buttons)
    _ = try await sender.send("Ann")
    #expect(sender.sent == ["name": "Ann", "go": value])
  }

  @Test func `The form's button may leave out the judging`() async throws {
    let sender = try Sender(
      form: "<label>Name <input name=name required></label><button formnovalidate>Save</button>")
    _ = try await sender.send("")
    #expect(sender.sent == ["name": ""])
  }

  @Test func `Where the form's button is disabled nothing is submitted`() async throws {
    let name = "<label>Name <input name=name></label><button disabled>Send</button>"
    let sender = try Sender(form: name)
    #expect(try await sender.send("Ann") == .unfinished)
    #expect(
      sender.printed().last == "Nothing was submitted, as the button Send cannot be pressed")
    let other = try Sender(form: name + "<button name=draft value=1>Save</button>")
    _ = try await other.send("Ann", "save")
    #expect(other.sent == ["name": "Ann", "draft": "1"])
  }

  // MARK: Nothing to fill in

  @Test func `A form without fields asks for its button, and takes no end for an answer`()
    async throws
  {
    let form = "<p>Your order: tea</p><button name=a value=1>Buy</button>"
    let sender = try Sender(form: form)
    _ = try await sender.send("buy")
    #expect(sender.sent == ["a": "1"])
    #expect(
      sender.printed() == ["Your order: tea", "1 Buy", "Which button? buy", "Submitted: Test"])
    for isPerson in [true, false] {
      let silent = try Sender(form: form, isPerson: isPerson)
      #expect(try await silent.send() == .unfinished)
      #expect(
        silent.printed().last == "The input ended and nothing was submitted: Test")
    }
  }

  @Test func `A form in which nothing can be answered is not sent by itself`() async throws {
    let sender = try Sender(
      form: "<label>Number <input name=number value=12 readonly></label><button>Send</button>")
    #expect(try await sender.send() == .unfinished)
    let nothing = try Sender(form: "<input type=hidden name=a value=1>")
    #expect(try await nothing.send() == .unfinished)
    #expect(
      nothing.printed() == [
        "Nothing was submitted, as there is nothing to fill in and no button to press"
      ])
  }

  // MARK: Lines that are left over

  @Test func `A line that is left over shows that one has slipped`() async throws {
    let sender = try Sender(page: "<label>Name <input name=name></label>")
    #expect(try await sender.send("Ann", "Rome") == .unfinished)
    #expect(sender.session.outcome == nil)
    #expect(
      sender.printed() == [
        "Name (edit): Ann",
        "Nothing was submitted, as line 2 of the input is left over and answers nothing",
      ])
    let blank = try Sender(page: "<label>Name <input name=name></label>")
    _ = try await blank.send("Ann", "", " ")
    #expect(blank.sent == ["name": "Ann"], "Blank lines answer nothing anywhere")
  }

  @Test func `What is invalid is told before what is left over`() async throws {
    let sender = try Sender(page: "<label>Name <input name=name required></label>")
    #expect(try await sender.send("", "Ann") == .unfinished)
    #expect(sender.printed().contains("1 problem:"))
  }

  @Test func `Whoever keeps the pipe open is not waited for`() async throws {
    let sender = try Sender(page: "<label>Name <input name=name></label>")
    _ = try await sender.sendAndWait("Ann")
    #expect(sender.sent == ["name": "Ann"])
  }

  // MARK: Text on the way

  @Test func `Text before a button that nobody comes by is met on the way to the next field`()
    async throws
  {
    let sender = try Sender(
      page: """
        <label>First <input name=a></label><p>Text after first</p>
        <meter value=.5></meter><button type=button>Work it out</button><p>After the button</p>
        <label>Second <input name=b></label>
        <p>Before more</p><details><summary>More</summary></details>
        <label>Third <input name=c></label><p>At the end</p>
        """)
    _ = try await sender.send("1", "?", "2", "3")
    #expect(
      sender.printed() == [
        "First (edit): 1", "Text after first", "meter, 50 percent", "After the button",
        "Second (edit): ?", "Text after first", "meter, 50 percent", "After the button",
        "Second (edit): 2", "Exclamation mark and a name presses: More", "Before more",
        "Third (edit): 3", "At the end", "Submitted: Test",
      ])
  }
}
