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
