import Foundation
import Testing

/// A form filled key by key: what a person presses, sees and hears.
@Suite struct FocusModeTests {
  private let aloud: AloudProgram

  init() throws { aloud = try AloudProgram() }

  private func fill(_ page: String) throws -> PseudoTerminal {
    try aloud.atTerminal(
      "fill", AloudProgram.sample(page), "--audio", "none", "--transcript",
      aloud.folder.path("transcript.jsonl"))
  }

  @Test func searching() throws {
    let person = try fill("search.html")
    try person.waitFor("(search edit, required, 1 of 1, Return: search): ")
    try person.press(Keys.enter, shows: "invalid entry, 1 of 1, Return: search): ")
    try person.press("moby dock", shows: "moby dock")
    try person.press(Keys.left + Keys.left + Keys.backspace, shows: "ck")
    try person.press("i", shows: "ick")
    try person.press(Keys.prefix + "v", shows: "Return: search): \r\nmoby dick")
    try person.press(Keys.enter, shows: "Submitted: Search the catalogue")
    try expectEnd(of: person, .status(0))
    #expect(
      person.answers == """
        {
          "q": "moby dick"
        }

        """)
    #expect(
      person.page == """
        Search the catalogue, form, 1 field, F1 for help
        Title, author or subject (search edit, required, 1 of 1, Return: search):

        1 problem:
          1. Title, author or subject: Fill in this field.
        focus stays on: Title, author or subject
        Error 1 of 1: Fill in this field.
        Title, author or subject (search edit, required, invalid entry, 1 of 1, Return: search):
        moby dick
        moby dick
        Title, author or subject (search edit, required, invalid entry, 1 of 1, Return: search):
        moby dick
        Submitted: Search the catalogue

        """)
    #expect(
      try aloud.transcript().map(\.said) == [
        "opened: Search the catalogue, form, 1 field, F1 for help",
        "focus: Title, author or subject, search edit, blank, required, 1 of 1, "
          + "Return: search",
        "submitFailed: 1 problem, focus stays on: Title, author or subject, search "
          + "edit, required, invalid entry, Error 1 of 1: Fill in this field. blank",
        "typed: m",
        "typed: o",
        "typed: b",
        "typed: y",
        "typed: moby, space",
        "typed: d",
        "typed: o",
        "typed: c",
        "typed: k",
        "caret: k",
        "caret: c",
        "deleted: o",
        "typed: i",
        "read: moby dick",
        "submitted: Submitted: Search the catalogue",
      ])
  }

  @Test func signingUp() throws {
    let person = try fill("sign-up.html")
    try person.waitFor("Full name (edit, required, 1 of 8, Return: next): ")
    try person.press("Ann", shows: "Ann")
    try person.press(Keys.tab, shows: "Email (edit, required, 2 of 8, Return: next): ")
    try person.press(Keys.escapeThenShiftTab, shows: "Return: next): \r\nAnn")
    try person.press(Keys.enter, shows: "Email (edit, required, 2 of 8, Return: next): ")
    try person.press("ann", shows: "ann")
    try person.press(
      Keys.enter, shows: "Password (edit, protected, required, 3 of 8, Return: next)")
    try person.press("hunter22", shows: "••••••••")
    try person.press(Keys.tab, shows: "Age (number edit, 4 of 8, Return: next): ")
    try person.press(Keys.up, shows: "6")
    try person.press(Keys.tab, shows: "Choose a country")
    try person.press("n", shows: "Netherlands")
    try person.press(Keys.up, shows: "Germany")
    try person.press(Keys.tab, shows: "By email, checked")
    try person.press(Keys.down, shows: "By telephone, checked")
    try person.press(Keys.tab, shows: "not checked")
    try person.press(" ", shows: "\r\nchecked")
    try person.press(Keys.tab, shows: "Comments (")
    try person.press("Hello" + Keys.enter + "you", shows: "you")
    try person.press(Keys.tab, shows: "Join (button")
    try person.press(Keys.enter, shows: "Email (edit, required, invalid entry")
    try person.press(Keys.end + "@example.com", shows: "@example.com")
    try person.press(Keys.prefix + Keys.enter, shows: "Submitted: Join the Harbour Library")
    try expectEnd(of: person, .status(0))
    #expect(
      person.answers == """
        {
          "branch": "harbour",
          "full_name": "Ann",
          "email": "ann@example.com",
          "password": "hunter22",
          "age": "6",
          "country": "de",
          "contact": "phone",
          "newsletter": "yes",
          "comments": "Hello\\nyou"
        }

        """)
    #expect(
      person.page == """
        Join the Harbour Library, form, 8 fields, F1 for help
        Full name (edit, required, 1 of 8, Return: next):
        Ann
        Your library card is sent to this address.
        Email (edit, required, 2 of 8, Return: next):

        Full name (edit, required, 1 of 8, Return: next):
        Ann
        Your library card is sent to this address.
        Email (edit, required, 2 of 8, Return: next):
        ann
        At least 8 characters, one of them a digit.
        at least one digit
        Password (edit, protected, required, 3 of 8, Return: next):
        ••••••••
        from 6 to 120
        Age (number edit, 4 of 8, Return: next):
        6
        Country (combo box, required, 5 of 8, Return: next):
        Choose a country, option 1 of 5
        Country (combo box, required, 5 of 8, Return: next):
        Netherlands, option 4 of 5
        Country (combo box, required, 5 of 8, Return: next):
        Germany, option 3 of 5
        How may we reach you? (radio buttons, 6 of 8, Return: next):
        By email, checked, option 1 of 3
        How may we reach you? (radio buttons, 6 of 8, Return: next):
        By telephone, checked, option 2 of 3
        Send me the monthly newsletter (check box, 7 of 8, Return: next):
        not checked
        Send me the monthly newsletter (check box, 7 of 8, Return: next):
        checked
        Comments (edit, several lines, 8 of 8, Return: new line):
        Hello
        you
        Membership is free. You can leave at any time.
        Join (button)
        1 problem:
          1. Email: Enter an email address, such as name@example.com.
        focus moved to: Email
        Error 1 of 1: Enter an email address, such as name@example.com.
        Your library card is sent to this address.
        Email (edit, required, invalid entry, 2 of 8, Return: next):
        ann@example.com
        Submitted: Join the Harbour Library

        """)
    #expect(
      try aloud.transcript().map(\.said) == [
        "opened: Join the Harbour Library, form, 8 fields, F1 for help",
        "focus: Full name, edit, blank, required, 1 of 8, Return: next",
        "typed: cap A",
        "typed: n",
        "typed: n",
        "focus: Email, edit, blank, required, Your library card is sent to this "
          + "address. 2 of 8",
        "focus: Full name, edit, Ann, required, 1 of 8",
        "focus: Email, edit, blank, required, Your library card is sent to this "
          + "address. 2 of 8",
        "typed: a",
        "typed: n",
        "typed: n",
        "focus: Password, edit, protected, blank, required, At least 8 characters, one "
          + "of them a digit. at least one digit, 3 of 8",
        "typed: star",
        "typed: star",
        "typed: star",
        "typed: star",
        "typed: star",
        "typed: star",
        "typed: star",
        "typed: star",
        "focus: Age, number edit, blank, from 6 to 120, 4 of 8",
        "valueChanged: 6",
        "focus: Country, combo box, Choose a country, option 1 of 5, required, 5 of 8",
        "option: Netherlands, 4 of 5",
        "option: Germany, 3 of 5",
        "focus: How may we reach you? radio buttons, By email, checked, option 1 of 3, "
          + "6 of 8",
        "option: By telephone, checked, 2 of 3",
        "focus: Send me the monthly newsletter, check box, not checked, 7 of 8",
        "valueChanged: checked",
        "focus: Comments, edit, several lines, blank, 8 of 8, Return: new line",
        "typed: cap H",
        "typed: e",
        "typed: l",
        "typed: l",
        "typed: o",
        "typed: Hello, new line",
        "typed: y",
        "typed: o",
        "typed: u",
        "focus: Membership is free. You can leave at any time. Join, button",
        "submitFailed: 1 problem, focus moved to: Email, edit, required, invalid "
          + "entry, Error 1 of 1: Enter an email address, such as name@example.com. ann",
        "caret: blank",
        "typed: ann, at",
        "typed: e",
        "typed: x",
        "typed: a",
        "typed: m",
        "typed: p",
        "typed: l",
        "typed: e",
        "typed: example, dot",
        "typed: c",
        "typed: o",
        "typed: m",
        "submitted: Submitted: Join the Harbour Library",
      ])
  }

  /// The page reports errors of its own: the person lists them, goes from one to the next, mends.
  @Test func givingFeedback() throws {
    let person = try fill("feedback.html")
    try person.waitFor("Date of your visit (")
    try person.press(Keys.prefix + "e", shows: "Date of your visit (")
    try person.press("3 May", shows: "3 May")
    try person.press(Keys.prefix + "n", shows: "ada.example.org")
    try person.press("\u{15}a@b.example", shows: "a@b.example")
    try person.press(Keys.shiftTab, shows: "Neither")
    try person.press(Keys.shiftTab, shows: "Information desk, selected")
    try person.press(" ", shows: "Information desk, not selected")
    try person.press(Keys.prefix + Keys.enter, shows: "Submitted: How was your visit?")
    try expectEnd(of: person, .status(0))
    #expect(
      person.answers == """
        {
          "visit_date": "3 May",
          "parts": ["music"],
          "rating": "2",
          "email": "a@b.example",
          "message": ""
        }

        """)
    #expect(
      person.page == """
        How was your visit? form, 5 fields, 2 problems, Enter the date of your visit, Enter an email address with an @ sign, F1 for help
        Error 1 of 2: Enter the date of your visit
        Day, month and year
        Date of your visit (edit, required, invalid entry, 1 of 5, Return: next):

          1. Date of your visit: Enter the date of your visit
          2. Email: Enter an email address with an @ sign
        Date of your visit (edit, required, invalid entry, 1 of 5, Return: next):
        3 May
        Error 1 of 1: Enter an email address with an @ sign
        Email (edit, required, invalid entry, 4 of 5, Return: next):
        a@b.example
        All in all.
        How satisfied are you? (radio buttons, required, 3 of 5, Return: next):
        Neither, checked, option 2 of 3
        You can choose several.
        Ground floor, group
        Which parts did you use? (list, several choices, 2 of 5, Return: next):
        Information desk, selected, option 1 of 4
        Which parts did you use? (list, several choices, 2 of 5, Return: next):
        Information desk, not selected, option 1 of 4
        Submitted: How was your visit?

        """)
    #expect(
      try aloud.transcript().map(\.said) == [
        "opened: How was your visit? form, 5 fields, 2 problems, Enter the date of "
          + "your visit, Enter an email address with an @ sign, F1 for help",
        "focus: Date of your visit, edit, blank, required, invalid entry, Error 1 of "
          + "2: Enter the date of your visit, Day, month and year, 1 of 5, Return: next",
        "read: Date of your visit, Error 1 of 2: Enter the date of your visit, Email, "
          + "Error 2 of 2: Enter an email address with an @ sign",
        "typed: 3",
        "typed: 3, space",
        "typed: cap M",
        "typed: a",
        "typed: y",
        "focus: Email, edit, ada.example.org, required, invalid entry, Error 1 of 1: "
          + "Enter an email address with an @ sign, 4 of 5",
        "deleted: ada.example.org",
        "typed: a",
        "typed: a, at",
        "typed: b",
        "typed: b, dot",
        "typed: e",
        "typed: x",
        "typed: a",
        "typed: m",
        "typed: p",
        "typed: l",
        "typed: e",
        "focus: How satisfied are you? radio buttons, Neither, checked, option 2 of 3, "
          + "required, All in all. 3 of 5",
        "focus: Which parts did you use? list, several choices, Ground floor, group, "
          + "Information desk, selected, option 1 of 4, You can choose several. 2 of 5",
        "option: not selected",
        "submitted: Submitted: How was your visit?",
      ])
  }

  @Test func wordsAloneAreEchoed() throws {
    let person = try aloud.atTerminal(
      "fill", AloudProgram.sample("search.html"), "--audio", "none", "--echo", "words",
      "--transcript", aloud.folder.path("transcript.jsonl"))
    try person.waitFor("(search edit, required, 1 of 1, Return: search): ")
    try person.press("moby dick", shows: "moby dick")
    try person.press(Keys.backspace + Keys.enter, shows: "Submitted: Search the catalogue")
    try expectEnd(of: person, .status(0))
    #expect(
      try aloud.transcript().map(\.said).dropFirst(2) == [
        "typed: moby", "deleted: k", "submitted: Submitted: Search the catalogue",
      ])
  }

  @Test func help() throws {
    let person = try fill("search.html")
    try person.waitFor("Return: search): ")
    try person.press(Keys.f1, shows: "Return: search): ")
    try person.press(Keys.prefix + "?", shows: "Return: search): ")
    try person.press(Keys.leave, shows: "Left without submitting: Search the catalogue")
    try expectEnd(of: person, .status(130))
    #expect(person.answers.isEmpty)
    #expect(person.page.ranges(of: "stop speech").count == 2)
  }

  /// Where the answers would show a password it is left out, and that is said before anything.
  @Test func answersOnTheScreen() throws {
    let page = try aloud.folder.write(
      "door.html",
      "<form aria-label=Door><label>Code <input type=password name=code></label></form>")
    let person = try aloud.atTerminal(
      ["fill", page, "--audio", "none", "--transcript", aloud.folder.path("transcript.jsonl")],
      standardOutput: .terminal)
    try person.waitFor("Return: submit): ")
    try person.press("hunter22" + Keys.enter, shows: "Submitted: Door\r\n")
    try expectEnd(of: person, .status(0))
    #expect(
      person.page == """
        Door, form, 1 field, protected answers are withheld from the screen, F1 for help
        Code (edit, protected, 1 of 1, Return: submit):
        ••••••••
        Submitted: Door
        {
          "code": null
        }
        aloud: Protected answers are withheld from the screen; --output FILE writes them.

        """)
    #expect(
      try aloud.transcript().first?.said
        == "opened: Door, form, 1 field, protected answers are withheld from the screen, "
        + "F1 for help")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func endedFromOutside(_ number: Int32) throws {
    let person = try fill("search.html")
    try person.waitFor("Return: search): ")
    #expect(person.attributes != person.attributesBefore)
    person.signal(number)
    try expectEnd(of: person, .status(130))
    #expect(person.answers.isEmpty)
  }

  /// A key cuts the last words, and neither it nor those behind it reach the shell.
  @Test func keysInTheLastWords() throws {
    let script = """
      "$0" fill "$1" --rate 80 --audio "$2" --transcript "$3"; read line; echo "shell: $line"
      """
    let person = try PseudoTerminal(
      "/bin/sh",
      [
        "-c", script, aloud.path, AloudProgram.sample("search.html"), aloud.folder.path("a.wav"),
        aloud.folder.path("transcript.jsonl"),
      ],
      environment: [
        "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "XDG_STATE_HOME": aloud.folder.path("state"),
      ])
    try person.waitFor("(search edit, required): ")
    try person.press("m" + Keys.leave, shows: "Left without submitting: Search the catalogue")
    try person.press("rm -r x" + Keys.enter, shows: "\u{1B}[?2004l")
    try person.press("hello\n", shows: "shell: hello\r\n")
    try expectEnd(of: person, .status(0))
    #expect(try aloud.transcript().last?.outcome != "heard")
  }

  /// Escape alone, with nothing behind it, stops speech and changes nothing.
  @Test(.timeLimit(.minutes(1))) func escapeAlone() throws {
    let person = try aloud.atTerminal(
      "fill", AloudProgram.sample("search.html"), "--rate", "80", "--audio",
      aloud.folder.path("a.wav"), "--transcript", aloud.folder.path("transcript.jsonl"))
    try person.waitFor("(search edit, required): ")
    person.send("\u{1B}")
    while try aloud.transcript().count < 2 {}
    #expect(try aloud.transcript().allSatisfy { $0.outcome != "heard" })
    try person.press("m", shows: "m")
    try person.press(Keys.enter, shows: "Submitted: Search the catalogue")
    person.send("x")
    try expectEnd(of: person, .status(0))
    #expect(person.answers == "{\n  \"q\": \"m\"\n}\n")
  }

  /// Only a key cuts the last words: the terminal's size and being continued do not.
  @Test func signalsInTheLastWords() throws {
    let person = try aloud.atTerminal(
      "fill", AloudProgram.sample("search.html"), "--rate", "450", "--audio",
      aloud.folder.path("a.wav"), "--transcript", aloud.folder.path("transcript.jsonl"))
    try person.waitFor("(search edit, required): ")
    try person.press("m" + Keys.enter, shows: "Submitted: Search the catalogue")
    person.signal(SIGWINCH)
    person.signal(SIGCONT)
    try expectEnd(of: person, .status(0))
    #expect(try aloud.transcript().last?.outcome == "heard")
  }

  /// Stopped, the shell has the terminal as it was; continued, the row stands there again.
  @Test func stoppedAndContinued() throws {
    let script = """
      set -m; "$0" fill "$1" --audio none; echo stopped; read line; fg
      """
    let person = try PseudoTerminal(
      "/bin/sh", ["-c", script, aloud.path, AloudProgram.sample("search.html")],
      environment: ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"])
    try person.waitFor("Return: search): ")
    try person.press("mo", shows: "mo")
    try person.press(Keys.suspend, shows: "stopped")
    #expect(person.attributes == person.attributesBefore)
    try person.press("\n", shows: "--audio none\r\n")
    try person.waitFor("mo")
    #expect(person.attributes != person.attributesBefore)
    try person.press("by" + Keys.enter, shows: "\"q\": \"moby\"")
    try expectEnd(of: person, .status(0))
  }

  /// However it ended, the terminal is as it was found.
  private func expectEnd(of person: PseudoTerminal, _ exit: PseudoTerminal.Exit) throws {
    #expect(try person.waitForExit() == exit)
    #expect(person.attributes == person.attributesBefore)
  }
}
