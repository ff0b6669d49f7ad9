import Foundation
import Testing

/// A form filled one answer a line, typed at a terminal.
@Suite struct TypedLinesTests {
  private let aloud: AloudProgram

  init() throws { aloud = try AloudProgram() }

  private func fill(_ page: String, _ more: String...) throws -> PseudoTerminal {
    try aloud.atTerminal(
      [
        "fill", page, "--line", "--audio", "none", "--transcript",
        aloud.folder.path("transcript.jsonl"),
      ] + more)
  }

  /// However it ended, the terminal is as it was found.
  private func expectEnd(of person: PseudoTerminal, _ exit: PseudoTerminal.Exit) throws {
    #expect(try person.waitForExit() == exit)
    #expect(person.attributes == person.attributesBefore)
  }

  /// What is no answer is asked again at once, and what is invalid after the submit.
  @Test func signingUp() throws {
    let person = try fill(AloudProgram.sample("sign-up.html"))
    try person.waitFor("Full name (edit, required, 1 of 8): ")
    try person.press("<\n", shows: "Full name (edit, required, 1 of 8): ")
    try person.press("Ann Lee\n", shows: "Email (edit, required, 2 of 8): ")
    try person.press("?\n", shows: "Email (edit, required, 2 of 8): ")
    try person.press("ann\n", shows: "Password (edit, protected, required, 3 of 8): \r\n")
    try person.press("hunter\n", shows: "Age (number edit, 4 of 8): ")
    try person.press("<\n", shows: "3 of 8, now ••••••): \r\n")
    try person.press("\n", shows: "Age (number edit, 4 of 8): ")
    try person.press("hunter\n", shows: "now Choose a country): ")
    try person.press("200\n", shows: "now Choose a country): ")
    try person.press("er\n", shows: "now Choose a country): ")
    try person.press("ger\n", shows: "now By email): ")
    try person.press("2\n", shows: "now not checked): ")
    try person.press("maybe\n", shows: "now not checked): ")
    try person.press("yes\n", shows: "Comments (edit, several lines, 8 of 8): ")
    try person.press("\\<Hello>\n..\n.\n", shows: "2 of 8, now ann): ")
    try person.press("ann lee\n", shows: "3 of 8, now ••••••): \r\n")
    try person.press("hunter22\n", shows: "4 of 8, now hunter): ")
    try person.press("-\n", shows: "2 of 8, now ann lee): ")
    try person.press("ann@example.com\n", shows: "Submitted: Join the Harbour Library")
    try expectEnd(of: person, .status(0))
    #expect(
      person.answers == """
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
    #expect(!person.logText.contains("hunter22"))
    #expect(
      person.page == """
        Join the Harbour Library, form, 8 fields, Return keeps what is there, less than goes back, question mark describes, dash clears, exclamation mark and a name presses a button, backslash begins an answer that starts with one of these
        Full name (edit, required, 1 of 8): <
        There is no field before this one.
        Full name (edit, required, 1 of 8): Ann Lee
        Your library card is sent to this address.
        Email (edit, required, 2 of 8): ?
        Your library card is sent to this address.
        Email (edit, required, 2 of 8): ann
        At least 8 characters, one of them a digit.
        at least one digit
        Password (edit, protected, required, 3 of 8):

        from 6 to 120
        Age (number edit, 4 of 8): <
        At least 8 characters, one of them a digit.
        at least one digit
        Password (edit, protected, required, 3 of 8, now ••••••):

        kept
        from 6 to 120
        Age (number edit, 4 of 8): hunter
        Age, not understood as a number
        1 Choose a country
        2 Austria
        3 Germany
        4 Netherlands
        5 Switzerland
        Country (combo box, required, 5 of 8, now Choose a country):
        200
        There is no option 200.
        Country (combo box, required, 5 of 8, now Choose a country):
        er
        er could be Germany, Netherlands, Switzerland.
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
        maybe
        Answer yes or no.
        Send me the monthly newsletter (check box, 7 of 8, now not checked):
        yes
        checked
        Exclamation mark and a name presses: Start again
        end with a line that holds only a dot
        Comments (edit, several lines, 8 of 8): \\<Hello>
        ..
        .
        Membership is free. You can leave at any time.
        3 problems:
          1. Email: Enter an email address, such as name@example.com.
          2. Password: Use at least 8 characters; there are 6.
          3. Age: Enter a number, such as 42.
        focus moved to: Email
        Error 1 of 3: Enter an email address, such as name@example.com.
        Your library card is sent to this address.
        Email (edit, required, invalid entry, 2 of 8, now ann):
        ann lee
        Email, invalid entry, Error 1 of 3: Enter an email address, such as name@example.com.
        Error 2 of 3: Use at least 8 characters; there are 6.
        At least 8 characters, one of them a digit.
        at least one digit
        Password (edit, protected, required, invalid entry, 3 of 8, now ••••••):

        Password, valid, 2 problems left
        Error 2 of 2: Enter a number, such as 42.
        from 6 to 120
        Age (number edit, invalid entry, 4 of 8, now hunter):
        -
        blank
        1 problem:
          1. Email: Enter an email address, such as name@example.com.
        focus moved to: Email
        Error 1 of 1: Enter an email address, such as name@example.com.
        Your library card is sent to this address.
        Email (edit, required, invalid entry, 2 of 8, now ann lee):
        ann@example.com
        Submitted: Join the Harbour Library

        """)
    #expect(
      try aloud.transcript().map(\.said) == [
        "opened: Join the Harbour Library, form, 8 fields, Return keeps what is there, "
          + "less than goes back, question mark describes, dash clears, "
          + "exclamation mark and a name presses a button, backslash begins "
          + "an answer that starts with one of these",
        "focus: Full name, edit, blank, required, 1 of 8",
        "message: There is no field before this one.",
        "focus: Email, edit, blank, required, Your library card is sent to this "
          + "address. 2 of 8",
        "read: Email, edit, blank, required, Your library card is sent to this address. "
          + "2 of 8",
        "focus: Password, edit, protected, blank, required, At least 8 characters, one "
          + "of them a digit. at least one digit, 3 of 8",
        "focus: Age, number edit, blank, from 6 to 120, 4 of 8",
        "focus: Password, edit, protected, 6 characters, required, At least 8 "
          + "characters, one of them a digit. at least one digit, 3 of 8",
        "kept: kept",
        "focus: Age, number edit, blank, from 6 to 120, 4 of 8",
        "misread: Age, not understood as a number",
        "focus: Country, combo box, Choose a country, required, 1 Choose a country, 2 "
          + "Austria, 3 Germany, 4 Netherlands, 5 Switzerland, 5 of 8",
        "message: There is no option 200.",
        "message: er could be Germany, Netherlands, Switzerland.",
        "valueChanged: Germany",
        "focus: How may we reach you? radio buttons, By email, 1 By email, 2 By "
          + "telephone, 3 By post, 6 of 8",
        "valueChanged: By telephone",
        "focus: Send me the monthly newsletter, check box, not checked, yes or no, 7 of "
          + "8",
        "message: Answer yes or no.",
        "valueChanged: checked",
        "lineButtons: Exclamation mark and a name presses: Start again",
        "focus: Comments, edit, several lines, blank, end with a line that holds only a "
          + "dot, 8 of 8",
        "read: Membership is free. You can leave at any time.",
        "submitFailed: 3 problems, focus moved to: Email, edit, required, invalid "
          + "entry, Error 1 of 3: Enter an email address, such as name@example.com. ann",
        "revalidated: Email, invalid entry, Error 1 of 3: Enter an email address, such "
          + "as name@example.com.",
        "focus: Password, edit, protected, 6 characters, required, invalid entry, Error "
          + "2 of 3: Use at least 8 characters; there are 6. At least 8 characters, one "
          + "of them a digit. at least one digit, 3 of 8",
        "revalidated: Password, valid, 2 problems left",
        "focus: Age, number edit, hunter, invalid entry, Error 2 of 2: Enter a number, "
          + "such as 42. from 6 to 120, 4 of 8",
        "valueBlank: blank",
        "submitFailed: 1 problem, focus moved to: Email, edit, required, invalid entry, "
          + "Error 1 of 1: Enter an email address, such as name@example.com. ann lee",
        "submitted: Submitted: Join the Harbour Library",
      ])
  }

  /// The end of the input is no consent, and loses nothing either.
  @Test func theEndOfTheInputKeepsADraft() throws {
    let person = try fill(AloudProgram.sample("sign-up.html"))
    try person.waitFor("Full name (edit, required, 1 of 8): ")
    try person.press("Ann Lee\n", shows: "Email (edit, required, 2 of 8): ")
    try person.press("\u{4}", shows: "A draft is kept; --resume goes on with it\r\n")
    try expectEnd(of: person, .status(1))
    #expect(person.answers.isEmpty)
    #expect(
      try aloud.transcript().suffix(5).map(\.said) == [
        "inputEnded: The input ended and nothing was submitted: Join the Harbour "
          + "Library",
        "message: Email: Fill in this field.",
        "message: Password: Fill in this field.",
        "message: Country: Select an item in the list.",
        "draft: A draft is kept; --resume goes on with it",
      ])
    let again = try fill(AloudProgram.sample("sign-up.html"), "--resume")
    try again.waitFor("Full name (edit, required, 1 of 8, now Ann Lee): ")
  }

  /// The last words are waited for, but not against somebody's will.
  @Test(arguments: ["\u{3}", "\n", "\u{4}"]) func endingTheLastWords(_ keys: String) throws {
    let person = try aloud.atTerminal(
      "fill", AloudProgram.sample("search.html"), "--line", "--rate", "80", "--audio",
      aloud.folder.path("a.wav"), "--transcript", aloud.folder.path("transcript.jsonl"))
    try person.waitFor("(search edit, required): ")
    try person.press("m\n", shows: "Submitted: Search the catalogue")
    person.send(keys)
    try expectEnd(of: person, .status(0))
    #expect(person.answers == "{\n  \"q\": \"m\"\n}\n")
    #expect(try aloud.transcript().last?.outcome != "heard")
  }

  /// What was entered before is kept, the answer that was broken off is none.
  @Test func terminatedInAnAnswerOfSeveralLines() throws {
    let person = try fill(AloudProgram.sample("sign-up.html"))
    try person.waitFor("Full name (edit, required, 1 of 8): ")
    try person.press("Ann Lee\n\n", shows: "3 of 8): \r\n")
    try person.press("\n", shows: "4 of 8): ")
    try person.press("\n\n\n\n", shows: "Comments (edit, several lines, 8 of 8): ")
    try person.press("Hello\n", shows: "Hello\r\n")
    person.signal(SIGTERM)
    try expectEnd(of: person, .status(130))
    #expect(person.answers.isEmpty)
    let again = try fill(AloudProgram.sample("sign-up.html"), "--resume")
    try again.waitFor("1 answer resumed")
    try again.waitFor("Full name (edit, required, 1 of 8, now Ann Lee): ")
  }
}
