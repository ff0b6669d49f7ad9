import Foundation
import Testing

/// The samples that are written as views, each run as the program that it is.
@Suite struct SampleAppTests {
  @Test func signingIn() throws {
    let app = try AloudProgram("SignIn")
    let person = try app.atTerminal(
      "--audio", "none", "--transcript", app.folder.path("transcript.jsonl"))
    try person.waitFor("Email (edit, 1 of 3, Return: next): ")
    // Nothing is there yet: the program keeps the person where they are.
    try person.press(Keys.enter, shows: "\r\nEmail (edit, 1 of 3, Return: next): ")
    try person.press("ann@example.com", shows: "ann@example.com")
    try person.press(Keys.enter, shows: "Password (edit, protected, 2 of 3, Return: go): ")
    try person.press("tea", shows: "•••")
    try person.press(Keys.tab, shows: "Stay signed in (check box, 3 of 3, Return: next): \r\n")
    try person.press(Keys.tab, shows: "Sign in (button)")
    try person.press(Keys.enter, shows: "Submitted: Sign in")
    #expect(try person.waitForExit() == .status(0))
    #expect(
      person.answers == """
        {
          "Email": "ann@example.com",
          "Password": "tea"
        }

        """)
    let said = try app.transcript().filter { $0.event != "typed" }.map(\.said)
    #expect(
      said == [
        "opened: Sign in, form, 3 fields, F1 for help",
        "focus: Email, edit, blank, 1 of 3, Return: next",
        "focus: Email, edit, blank, 1 of 3",
        "focus: Password, edit, protected, blank, 2 of 3, Return: go",
        "focus: Stay signed in, check box, not checked, 3 of 3, Return: next",
        "focus: Sign in, button",
        "submitted: Submitted: Sign in",
      ])
  }

  @Test func signingInByLines() throws {
    let app = try AloudProgram("SignIn")
    let run = try app.run(
      "--audio", app.folder.path("form.wav"), input: "ann@example.com\ntea\ny\n")
    #expect(run.status == .status(0), "\(run.errors)")
    #expect(
      run.output == """
        {
          "Email": "ann@example.com",
          "Password": "tea",
          "Stay signed in": "on"
        }

        """)
    let attributes = try FileManager.default.attributesOfItem(atPath: app.folder.path("form.wav"))
    #expect((attributes[.size] as? Int ?? 0) > 100_000)
  }

  /// No way to submit passes by what the program checks itself.
  @Test func signingInWithNothing() throws {
    let app = try AloudProgram("SignIn")
    let run = try app.run("--audio", "none", input: "\n\n\n")
    #expect(run.status == .status(1))
    #expect(run.output.isEmpty)
    #expect(run.errors.hasSuffix("The input ended and nothing was submitted: Sign in\n"))
    let person = try app.atTerminal("--audio", "none", "--no-draft")
    try person.waitFor("Email (edit, 1 of 3, Return: next): ")
    try person.press(Keys.prefix + Keys.enter, shows: "\r\nEmail (edit, 1 of 3, Return: next): ")
    person.send(Keys.leave)
    #expect(try person.waitForExit() == .status(130))
  }

  @Test func shipping() throws {
    let app = try AloudProgram("Shipping")
    let person = try app.atTerminal(
      "--audio", "none", "--transcript", app.folder.path("transcript.jsonl"))
    try person.waitFor("Recipient (edit, required, 1 of 7, Return: next): ")
    try person.press("Ann" + Keys.enter, shows: "Street and number (")
    try person.press("High Street 1" + Keys.enter, shows: "Postal code (")
    try person.press("12" + Keys.enter, shows: "City (")
    try person.press("Berlin" + Keys.enter, shows: "Speed (")
    try person.press(Keys.down, shows: "Express")
    try person.press(Keys.tab, shows: "Parcels (")
    try person.press(Keys.up, shows: "2")
    try person.press(Keys.tab, shows: "This is a gift (")
    try person.press(Keys.tab, shows: "Send (button)")
    try person.press(Keys.enter, shows: "invalid entry, 3 of 7, Return: next): ")
    try person.press("\u{15}10115", shows: "10115")
    try person.press(Keys.prefix + Keys.enter, shows: "Submitted: Shipping")
    #expect(try person.waitForExit() == .status(0))
    #expect(
      person.answers == """
        {
          "recipient": "Ann",
          "street": "High Street 1",
          "postal_code": "10115",
          "city": "Berlin",
          "Speed": "express",
          "Parcels": "2"
        }

        """)
    let said = try app.transcript().filter { $0.event != "typed" }.map(\.said)
    #expect(
      said == [
        "opened: Shipping, form, 7 fields, F1 for help",
        "focus: Address, group, Recipient, edit, blank, required, 1 of 7, Return: next",
        "focus: Street and number, edit, blank, required, 2 of 7",
        "focus: Postal code, edit, blank, required, five digits, such as 10115, 3 of 7",
        "focus: City, edit, blank, required, 4 of 7",
        "focus: Delivery, group, Speed, radio buttons, Standard, free, checked, option 1 of 2, "
          + "5 of 7",
        "option: Express, 5 euros, checked, 2 of 2",
        "focus: Parcels, number edit, 1, from 1 to 9, 6 of 7",
        "valueChanged: 2",
        "focus: This is a gift, check box, not checked, 7 of 7",
        "focus: Send, button",
        "submitFailed: 1 problem, focus moved to: Address, group, Postal code, edit, required, "
          + "invalid entry, Error 1 of 1: Use the format that is asked for: five digits, such as "
          + "10115, 12",
        "deleted: 12",
        "submitted: Submitted: Shipping",
      ])
  }

  @Test func searching() throws {
    let app = try AloudProgram("Search")
    let person = try app.atTerminal(
      "--audio", "none", "--transcript", app.folder.path("transcript.jsonl"))
    try person.waitFor("Title (search edit, 1 of 1, Return: search): ")
    #expect(person.page.contains("Control+O 1: Clear\nTitle (search edit"))
    try person.press("zebra" + Keys.enter, shows: "No book is called zebra")
    // The keyboard's own button: the focus stays.
    try person.press(Keys.prefix + "1", shows: "\r\nTitle (search edit, 1 of 1, Return: search): ")
    try person.press("moon" + Keys.enter, shows: "The Moonstone (button)")
    try person.press(Keys.enter, shows: "Search again (button)")
    try person.press(Keys.tab, shows: "Done (button)")
    try person.press(Keys.enter, shows: "Closed: Catalogue")
    #expect(try person.waitForExit() == .status(0))
    #expect(person.answers.isEmpty)
    let said = try app.transcript().filter { $0.event != "typed" }.map(\.said)
    #expect(
      said == [
        "opened: Catalogue, form, 1 field, F1 for help",
        "focus: Title, search edit, blank, 1 of 1, Return: search, Control+O 1: Clear",
        "announced: No book is called zebra",
        "valueChanged: blank",
        "focus: The Moonstone, button, by Wilkie Collins",
        "focus: No longer available. Now on: Wished for: The Moonstone, Search again, button",
        "focus: Done, button",
        "dismissed: Closed: Catalogue",
      ])
  }

  @Test func whatAnAppTakes() throws {
    let app = try AloudProgram("SignIn")
    let help = try app.run("--help")
    #expect(help.status == .status(0))
    #expect(help.output.contains("usage: SignIn [options]"))
    #expect(help.output.contains("--transcript FILE"))
    let file = try app.run("form.html")
    #expect(file.status == .status(2))
    #expect(
      file.errors == "aloud: SignIn takes options only, not form.html; SignIn --help lists them\n")
    let answers = try app.folder.write("answers.json", #"{"Name": "Ann"}"#)
    let unknown = try app.run("--answers", answers)
    #expect(unknown.status == .status(2))
    #expect(
      unknown.errors
        == "aloud: \(answers): the form has no field “Name”; its fields are “Email”, “Password” and "
        + "“Stay signed in”\n")
  }
}
