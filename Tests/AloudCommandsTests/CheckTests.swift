import Foundation
import Testing

/// What `aloud check` prints, and how it ends.
@Suite struct CheckTests {
  private let aloud: AloudProgram
  private let search = AloudProgram.sample("search.html")

  init() throws { aloud = try AloudProgram() }

  private let faulty = """
    <!doctype html>
    <html lang="en"><title>Sign in</title>
    <form>
    \t<input name="user" placeholder="User &#27;[31mname&#x202E;" autocomplete="username">
      <label for="pass">Password</label><input id="pasword" type="password" name="pass">
      <button>Sign in</button>
    </form></html>
    """

  @Test func findingsForPeopleAndEditors() throws {
    let path = try aloud.folder.write("sign-in.html", faulty)
    let run = try aloud.run("check", path)
    #expect(
      run.output == """
        \(path):4:2: warning: placeholder-label: the text field “User name” is named by its placeholder alone: some readers never read it, and it is gone once something is typed; give it a label, and keep the placeholder for an example
        \(path):5:3: error: label-for-nothing: the label “Password” is for “pass”, which is no id: its words are not heard with any field; write the id of its field into for
        \(path):5:37: error: no-label: this password field has no label: a listener hears no name, or one that was guessed; give it a label: one around it, or one whose for is its id
        \(path):5:37: warning: no-autocomplete: this password field does not tell its purpose: who types with difficulty must type what their browser knows; write autocomplete="current-password" or what fits better
        2 errors and 2 warnings in 1 file.

        """)
    #expect(run.errors.isEmpty)
    #expect(run.status == .status(1))
  }

  @Test func findingsForPrograms() throws {
    let path = try aloud.folder.write("sign-in.html", faulty)
    let run = try aloud.run("check", "--json", path, search)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines.first
        == #"{"file":"\#(path)","line":4,"column":2,"level":"warning","rule":"placeholder-label","message":"the text field “User \u001b[31mname\u202e” is named by its placeholder alone: some readers never read it, and it is gone once something is typed","mend":"give it a label, and keep the placeholder for an example","element":"user"}"#
    )
    for line in lines {
      #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
    }
    #expect(run.errors.isEmpty)
    #expect(run.status == .status(1))
  }

  @Test func theExampleOfTheReadMe() throws {
    let run = try aloud.run("check", AloudProgram.sample("faults.html"))
    let folder = AloudProgram.sample("").dropLast("Samples/".count)
    let readMe = try String(contentsOfFile: folder + "README.md", encoding: .utf8)
    #expect(readMe.contains(run.output.replacing(folder, with: "")))
    #expect(run.status == .status(1))
  }

  @Test func nothingToFind() throws {
    let run = try aloud.run("check", search, AloudProgram.sample("sign-up.html"))
    #expect(run.output == "Nothing found in 2 files.\n")
    #expect(run.errors.isEmpty)
    #expect(run.status == .status(0))
  }

  @Test func warningsAlone() throws {
    let run = try aloud.run("check", AloudProgram.sample("feedback.html"))
    #expect(run.output.hasSuffix("1 warning in 1 file.\n"))
    #expect(run.status == .status(0))
  }

  /// The other files are checked all the same.
  @Test func aFileThatIsNotThere() throws {
    let missing = aloud.folder.path("none.html")
    let run = try aloud.run("check", missing, search)
    #expect(run.output == "Nothing found in 1 file.\n")
    #expect(run.errors == "aloud: \(missing): there is no such file; check the path\n")
    #expect(run.status == .status(2))
  }

  @Test func aPageWithoutAForm() throws {
    let path = try aloud.folder.write(
      "page.html", "<html lang=en><title>A</title><label>B <input></label>")
    let run = try aloud.run("check", path)
    #expect(
      run.output.contains(":1:40: error: cannot-be-filled: the text field “B” belongs to no form:"))
    #expect(run.status == .status(1))
  }

  @Test(arguments: [("xx", 1), ("english", 1), ("de-AT", 0), ("en", 0)])
  func aLanguage(_ tag: String, _ status: Int32) throws {
    let path = try aloud.folder.write(
      "page.html",
      "<html lang=\(tag)><title>A</title><form><label>B <input></label></form></html>")
    let run = try aloud.run("check", path)
    #expect(run.status == .status(status))
    #expect(run.output.contains("unspoken-language") == (status == 1))
  }

  @Test func languagesWithoutAWorker() throws {
    let silent = try AloudProgram(copiedWithWorker: false)
    let path = try silent.folder.write(
      "page.html", "<html lang=xx><title>A</title><form><label>B <input></label></form></html>")
    let run = try silent.run("check", path, search)
    #expect(run.output == "Nothing found in 2 files.\n")
    #expect(run.errors.hasPrefix("aloud: languages are not checked, since there is no speech: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.status == .status(0))
  }

  @Test func theNamesOfAPage() throws {
    let path = try aloud.folder.write(
      "names.html",
      """
      <form><label for=a>First "name"</label><input id=a aria-describedby=d><p id=d>As in print</p>
      <input type=hidden name=h></form><label>Size <select><option>1</select></label>
      """)
    let run = try aloud.run("check", "--names", path)
    #expect(
      run.output == #"""
        {"id":"a","role":"textbox","name":"First \"name\"","description":"As in print"}
        {"id":null,"role":"combobox","name":"Size","description":null}

        """#)
    #expect(run.status == .status(0))
  }

  @Test(arguments: [
    ([], "aloud check takes files: aloud check FORM.html"),
    (["--names"], "aloud check takes files: aloud check FORM.html"),
    (
      ["--names", "a.html", "b.html"],
      "aloud check --names takes one file: aloud check --names FORM.html"
    ),
    (["--jsn", "a.html"], "aloud check has no option --jsn; did you mean --json?"),
  ])
  func aCommandLineThatCannotBe(_ words: [String], _ line: String) throws {
    let run = try aloud.run(["check"] + words)
    #expect(run.status == .status(2))
    #expect(run.output.isEmpty)
    #expect(run.errors == "aloud: \(line)\n")
  }

  @Test func aPageWithNothingToFill() throws {
    let path = try aloud.folder.write("page.html", "<html lang=en><title>A</title><p>B</p>")
    let run = try aloud.run("check", path)
    #expect(
      run.output.contains(":1:1: error: nothing-to-fill: this page has no form and no control:"))
    #expect(run.status == .status(1))
  }
}
