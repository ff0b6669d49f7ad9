import Foundation
import Testing

/// A form filled one answer a line, through pipes.
@Suite struct LineModeTests {
  private let aloud: AloudProgram

  init() throws { aloud = try AloudProgram() }

  private func fill(_ page: String, _ lines: String) throws -> AloudProgram.Run {
    try aloud.run(
      "fill", AloudProgram.sample(page), "--audio", "none", "--transcript",
      aloud.folder.path("transcript.jsonl"), input: lines)
  }

  @Test func searching() throws {
    let run = try fill("search.html", "\\?\n")
    #expect(run.status == .status(0))
    #expect(run.output == "{\n  \"q\": \"?\"\n}\n")
    #expect(
      run.errors == """
        Search the catalogue, form, 1 field, Return keeps what is there, less than goes back, question mark describes, dash clears, exclamation mark and a name presses a button, backslash begins an answer that starts with one of these
        Title, author or subject (search edit, required, 1 of 1): 
        \\?
        Submitted: Search the catalogue

        """)
    #expect(
      try aloud.transcript().map(\.said) == [
        "opened: Search the catalogue, form, 1 field, Return keeps what is there, less "
          + "than goes back, question mark describes, dash clears, "
          + "exclamation mark and a name presses a button, backslash begins an "
          + "answer that starts with one of these",
        "focus: Title, author or subject, search edit, blank, required, 1 of 1",
        "submitted: Submitted: Search the catalogue",
      ])
  }

  @Test func signingUp() throws {
    let run = try fill(
      "sign-up.html",
      "Ann Lee\n?\nann@example.com\nhunter\n<\nhunter22\n-\nger\n2\nyes\n\\<Hello>\n..\n.\n")
    #expect(run.status == .status(0))
    #expect(
      run.output == """
        {
          "branch": "harbour",
          "full_name": "Ann Lee",
          "email": "ann@example.com",
          "password": "hunter22",
          "age": "",
          "country": "de",
          "contact": "phone",
          "newsletter": "yes",
          "comments": "<Hello>\\n."
        }

        """)
    #expect(
      run.errors == """
        Join the Harbour Library, form, 8 fields, Return keeps what is there, less than goes back, question mark describes, dash clears, exclamation mark and a name presses a button, backslash begins an answer that starts with one of these
        Full name (edit, required, 1 of 8): Ann Lee
        Your library card is sent to this address.
        Email (edit, required, 2 of 8): ?
        Your library card is sent to this address.
        Email (edit, required, 2 of 8): ann@example.com
        At least 8 characters, one of them a digit.
        at least one digit
        Password (edit, protected, required, 3 of 8): 
        ••••••
        from 6 to 120
        Age (number edit, 4 of 8): <
        At least 8 characters, one of them a digit.
        at least one digit
        Password (edit, protected, required, 3 of 8, now ••••••): 
        ••••••••
        from 6 to 120
        Age (number edit, 4 of 8): -
        blank
        1 Choose a country
        2 Austria
        3 Germany
        4 Netherlands
        5 Switzerland
        Country (combo box, required, 5 of 8, now Choose a country): 
        ger
        Germany
        1 By email
        2 By telephone
        3 By post
        How may we reach you? (radio buttons, 6 of 8, now By email): 
        2
        By telephone
        yes or no
        Send me the monthly newsletter (check box, 7 of 8, now not checked): 
        yes
        checked
        Exclamation mark and a name presses: Start again
        end with a line that holds only a dot
        Comments (edit, several lines, 8 of 8): \\<Hello>
        ..
        .
        Membership is free. You can leave at any time.
        Submitted: Join the Harbour Library

        """)
    #expect(
      try aloud.transcript().map(\.said) == [
        "opened: Join the Harbour Library, form, 8 fields, Return keeps what is there, "
          + "less than goes back, question mark describes, dash clears, "
          + "exclamation mark and a name presses a button, backslash begins "
          + "an answer that starts with one of these",
        "focus: Full name, edit, blank, required, 1 of 8",
        "focus: Email, edit, blank, required, Your library card is sent to this "
          + "address. 2 of 8",
        "read: Email, edit, blank, required, Your library card is sent to this address. "
          + "2 of 8",
        "focus: Password, edit, protected, blank, required, At least 8 characters, one "
          + "of them a digit. at least one digit, 3 of 8",
        "focus: Age, number edit, blank, from 6 to 120, 4 of 8",
        "focus: Password, edit, protected, 6 characters, required, At least 8 "
          + "characters, one of them a digit. at least one digit, 3 of 8",
        "focus: Age, number edit, blank, from 6 to 120, 4 of 8",
        "valueBlank: blank",
        "focus: Country, combo box, Choose a country, required, 1 Choose a country, 2 "
          + "Austria, 3 Germany, 4 Netherlands, 5 Switzerland, 5 of 8",
        "valueChanged: Germany",
        "focus: How may we reach you? radio buttons, By email, 1 By email, 2 By "
          + "telephone, 3 By post, 6 of 8",
        "valueChanged: By telephone",
        "focus: Send me the monthly newsletter, check box, not checked, yes or no, 7 of "
          + "8",
        "valueChanged: checked",
        "lineButtons: Exclamation mark and a name presses: Start again",
        "focus: Comments, edit, several lines, blank, end with a line that holds only a "
          + "dot, 8 of 8",
        "read: Membership is free. You can leave at any time.",
        "submitted: Submitted: Join the Harbour Library",
      ])
  }

  /// What nobody can answer here is told with the reason, and what is kept is said to be.
  @Test func fieldsThatAreSkippedOrKept() throws {
    let page = try aloud.folder.write(
      "trip.html",
      """
      <form aria-label=Trip><label>Number <input name=number value=12 readonly></label>
      <div role=textbox aria-label=Photo></div>
      <label>Name <input name=name value=Ann></label>
      <label>Wishes <textarea name=wishes>None</textarea></label>
      <label>Thanks <textarea name=thanks></textarea></label><button>Go</button></form>
      """)
    let run = try aloud.run(
      "fill", page, "--audio", "none", "--verbosity", "brief", "--transcript",
      aloud.folder.path("transcript.jsonl"), input: "\n<\n\n.\n..\n.\n")
    #expect(run.status == .status(0))
    #expect(run.output.contains(#""wishes": "None""#))
    #expect(run.output.contains(#""thanks": ".""#))
    #expect(
      run.errors == """
        Trip, form, 5 fields, 1 cannot be filled here
        Number (edit, read only, skipped): 12
        Photo (edit, cannot be filled here, skipped)
        Name (edit, now Ann): 
        kept
        Wishes (edit, several lines, now None): <
        Name (edit, now Ann): 
        kept
        Wishes (edit, several lines, now None): .
        kept
        Thanks (edit, several lines): ..
        .
        Submitted: Trip

        """)
    #expect(
      try aloud.transcript().map(\.said) == [
        "opened: Trip, form, 5 fields, 1 cannot be filled here",
        "focus: Number, edit, 12, read only, skipped",
        "focus: Photo, edit, blank, cannot be filled here, skipped",
        "focus: Name, edit, Ann",
        "kept: kept",
        "focus: Wishes, edit, several lines, None",
        "focus: Name, edit, Ann",
        "kept: kept",
        "focus: Wishes, edit, several lines, None",
        "kept: kept",
        "focus: Thanks, edit, several lines, blank",
        "submitted: Submitted: Trip",
      ])
  }

  /// Files are named by their paths, in whatever way these come to a terminal.
  @Test func namingFiles() throws {
    let paper = try aloud.folder.write("my paper.pdf", "")
    let photo = try aloud.folder.write("a.png", "")
    let page = try aloud.folder.write(
      "apply.html",
      """
      <form aria-label=Apply><label>Paper <input type=file name=paper accept=.pdf required></label>
      <label>Photos <input type=file name=photos multiple></label>
      <label>Weight <input type=range name=weight></label><button>Go</button></form>
      """)
    let run = try aloud.run(
      "fill", page, "--audio", "none",
      input: "'\(paper)' \n\(photo)\n\(paper.replacing(" ", with: "\\ "))\n.\n70\n")
    #expect(run.status == .status(0))
    #expect(
      run.output == """
        {
          "paper": "\(paper)",
          "photos": ["\(photo)", "\(paper)"],
          "weight": "70"
        }

        """)
    let wrong = try aloud.run(
      "fill", page, "--audio", "none", input: "\(photo)\n\n\n")
    #expect(wrong.status == .status(1))
    #expect(wrong.errors.contains("  1. Paper: Choose a file of these kinds: .pdf.\n"))
  }

  /// A line that is no answer must not make the next one answer another question.
  @Test func aLineThatIsNoAnswer() throws {
    let run = try fill(
      "sign-up.html", "Ann Lee\nann@example.com\nhunter22\n34\nFrance\ncorrect-horse-7\nyes\n")
    #expect(run.status == .status(1))
    #expect(run.output.isEmpty)
    let line =
      "Nothing was submitted, line 5 of the input does not answer Country: "
      + "There is no option France."
    #expect(run.errors.hasSuffix("now Choose a country): \nFrance\n\(line)\n"))
    #expect(try aloud.transcript().last?.said == "lineRefused: \(line)")
  }

  @Test func nothingToGoBackTo() throws {
    let run = try fill("search.html", "<\nmoby\n")
    #expect(run.status == .status(1))
    #expect(
      run.errors.hasSuffix(
        "Nothing was submitted, line 1 of the input does not answer "
          + "Title, author or subject: There is no field before this one.\n"))
  }

  @Test func anAnswerThatIsInvalid() throws {
    let run = try fill("search.html", "\nmoby\n")
    #expect(run.status == .status(1))
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasSuffix(
        """
        1 problem:
          1. Title, author or subject: Fill in this field.
        focus stays on: Title, author or subject
        Error 1 of 1: Fill in this field.
        Title, author or subject (search edit, required, invalid entry, 1 of 1):\u{20}

        Nothing was submitted, as answers from a pipe are not asked for again

        """))
    #expect(
      try aloud.transcript().suffix(2).map(\.said) == [
        "submitFailed: 1 problem, focus stays on: Title, author or subject, search "
          + "edit, required, invalid entry, Error 1 of 1: Fill in this field. blank",
        "inputInvalid: Nothing was submitted, as answers from a pipe are not asked for again",
      ])
  }

  @Test func givingFeedback() throws {
    let run = try fill(
      "feedback.html", "3 May 2027\n1, children\nsatisfied\nann@example.com\n-\n")
    #expect(run.status == .status(0))
    #expect(
      run.output == """
        {
          "visit_date": "3 May 2027",
          "parts": ["desk", "children"],
          "rating": "3",
          "email": "ann@example.com",
          "message": ""
        }

        """)
    #expect(
      run.errors == """
        How was your visit? form, 5 fields, 2 problems, Enter the date of your visit, Enter an email address with an @ sign, Return keeps what is there, less than goes back, question mark describes, dash clears, exclamation mark and a name presses a button, backslash begins an answer that starts with one of these
        Error 1 of 2: Enter the date of your visit
        Day, month and year
        Date of your visit (edit, required, invalid entry, 1 of 5): 
        3 May 2027
        You can choose several.
        Ground floor, group
        1 Information desk
        2 Children's room
        Upper floor, group
        3 Reading room
        4 Music collection
        Which parts did you use? (list, several choices, 2 of 5, now Information desk, Music collection): 
        1, children
        Information desk, Children's room
        All in all.
        1 Satisfied
        2 Neither
        3 Dissatisfied
        How satisfied are you? (radio buttons, required, 3 of 5, now Neither): 
        satisfied
        Satisfied
        Error 1 of 1: Enter an email address with an @ sign
        Email (edit, required, invalid entry, 4 of 5, now ada.example.org): 
        ann@example.com
        end with a line that holds only a dot
        What could be better? (edit, several lines, 5 of 5): 
        -
        blank
        We answer within five working days.
        Submitted: How was your visit?

        """)
    #expect(
      try aloud.transcript().map(\.said) == [
        "opened: How was your visit? form, 5 fields, 2 problems, Enter the date of your "
          + "visit, Enter an email address with an @ sign, Return keeps what is there, "
          + "less than goes back, question mark describes, dash clears, "
          + "exclamation mark and a name presses a button, backslash begins "
          + "an answer that starts with one of these",
        "focus: Date of your visit, edit, blank, required, invalid entry, Error 1 of 2: "
          + "Enter the date of your visit, Day, month and year, 1 of 5",
        "focus: Which parts did you use? list, several choices, Information desk, Music "
          + "collection, You can choose several. Ground floor, group, 1 Information desk, 2 Children's "
          + "room, Upper floor, group, 3 Reading room, 4 Music collection, 2 of 5",
        "valueChanged: Information desk, Children's room",
        "focus: How satisfied are you? radio buttons, Neither, required, All in all. 1 "
          + "Satisfied, 2 Neither, 3 Dissatisfied, 3 of 5",
        "valueChanged: Satisfied",
        "focus: Email, edit, ada.example.org, required, invalid entry, Error 1 of 1: "
          + "Enter an email address with an @ sign, 4 of 5",
        "focus: What could be better? edit, several lines, blank, end with a line that "
          + "holds only a dot, 5 of 5",
        "valueBlank: blank",
        "read: We answer within five working days.",
        "submitted: Submitted: How was your visit?",
      ])
  }

  /// The end of the input is never taken for consent.
  @Test func theInputEndsTooEarly() throws {
    let run = try fill("search.html", "")
    #expect(run.status == .status(1))
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasSuffix(
        """

        The input ended and nothing was submitted: Search the catalogue
          Title, author or subject: Fill in this field.

        """))
  }

  @Test func theInputEndsInTheMiddleOfTheLastAnswer() throws {
    let answers = try aloud.folder.write(
      "answers.json",
      #"{"full_name": "Ann", "email": "a@b.c", "password": "hunter22", "country": "de"}"#)
    let run = try aloud.run(
      "fill", AloudProgram.sample("sign-up.html"), "--answers", answers, "--audio", "none",
      input: "\n\n\n\n\n\n\nHello\n")
    #expect(run.status == .status(1))
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasSuffix(
        "The input ended and nothing was submitted: Join the Harbour Library\n"))
  }

  /// What is protected is in the answers, and nowhere else.
  @Test func secrets() throws {
    let secret = "correct-horse-7"
    let page = AloudProgram.sample("sign-up.html")
    let run = try aloud.run(
      "fill", page, "--audio", aloud.folder.path("a.wav"), "--transcript",
      aloud.folder.path("transcript.jsonl"),
      input: "Ann\nann@example.com\n\(secret)\n\n4\n\n\n\n")
    #expect(run.status == .status(0))
    #expect(run.output.contains("\"password\": \"\(secret)\""))
    let transcript = try String(
      contentsOfFile: aloud.folder.path("transcript.jsonl"), encoding: .utf8)
    #expect(!transcript.isEmpty)
    for text in [run.errors, transcript] { #expect(!text.contains("horse")) }
  }

  @Test func everythingThatABrowserSends() throws {
    let file = try aloud.folder.write("letter.txt", "Dear all")
    let page = try aloud.folder.write(
      "form.html",
      """
      <html dir=rtl><form aria-label=Test accept-charset=iso-8859-1>
      <label>Name <input name=n dirname=n.dir></label><input type=hidden name=_charset_>
      <label>Letter <input type=file name=f></label><select name=none aria-label=None></select>
      <div role=button>Drop it here<input type=file name=g hidden></div>
      <input type=image name=map alt=Send></form>
      """)
    let run = try aloud.run(
      "fill", page, "--audio", "none", "--format", "urlencoded", input: "José я\n\(file)\n\n")
    // The picture that sends the form tells where it was pressed.
    #expect(
      run.output == "n=Jos%E9+%26%231103%3B&n.dir=rtl&_charset_=windows-1252&f=letter.txt&g="
        + "&map.x=0&map.y=0\n")
    #expect(run.status == .status(0))
  }
}
