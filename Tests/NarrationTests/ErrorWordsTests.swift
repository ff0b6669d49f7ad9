import FormCore
import Narration
import Testing

/// Every way in which an answer can be wrong, and how to mend it.
@MainActor
@Suite struct ErrorWordsTests {
  @Test(arguments: [
    ("<input required>", "", "Fill in this field."),
    ("<input type=checkbox required>", "", "Check this box."),
    ("<input type=radio name=r required>", "", "Choose one of these options."),
    ("<select multiple required><option>A</select>", "", "Select an item in the list."),
    ("<select required><option value=''>-<option>A</select>", "", "Select an item in the list."),
    ("<input type=file required>", "", "Name a file."),
    ("<input type=email>", "x", "Enter an email address, such as name@example.com."),
    ("<input type=url>", "x", "Enter a web address, such as https://example.com."),
    ("<input type=number>", "x", "Enter a number, such as 42."),
    ("<input type=date>", "x", "Enter a date that there is, such as 3 May 2027 or 2027-05-03."),
    ("<input type=month>", "x", "Enter a month and its year, such as May 2027 or 2027-05."),
    (
      "<input type=week>", "x",
      "Enter a week and its year, such as week 18 of 2027 or 2027-W18."
    ),
    ("<input type=time>", "x", "Enter a time, such as 14:30 or 2:30 pm."),
    (
      "<input type=datetime-local>", "x",
      "Enter a date and a time, such as 3 May 2027, 14:30."
    ),
    (
      "<input type=color>", "x",
      "Enter a colour's name or its code, such as royal blue or #3366ff."
    ),
    ("<input pattern='[0-9]+'>", "x", "Use the format that is asked for."),
    (
      "<input pattern='[0-9]+' title='Digits only'>", "x",
      "Use the format that is asked for: Digits only"
    ),
    ("<input minlength=3>", "x", "Use at least 3 characters; there is 1."),
    ("<input minlength=3>", "xy", "Use at least 3 characters; there are 2."),
    ("<input type=number min=5>", "4", "Enter 5 or more."),
    ("<input type=number max=5>", "6", "Enter 5 or less."),
    (
      "<input type=number step=0.5>", "0.7",
      "Enter a number that fits the steps of 0.5, such as 0.5 or 1."
    ),
    (
      "<input type=number min=0 max=10 step=4>", "9",
      "Enter a number that fits the steps of 4, such as 8."
    ),
    (
      "<input type=date min=2027-01-01>", "2026-12-31",
      "Enter Friday, 1 January 2027 or later."
    ),
    (
      "<input type=date max=2027-01-01>", "2027-12-31",
      "Enter Friday, 1 January 2027 or earlier."
    ),
    ("<input type=time step=3600>", "10:30", "Enter a time in steps of 60 minutes."),
    ("<input type=time step=90>", "10:01", "Enter a time in steps of 90 seconds."),
    ("<input type=time>", "10:30:20", "Enter a time in steps of 1 minute."),
    (
      "<input type=date step=7 min=2027-01-04>", "2027-01-05",
      "Enter a date in steps of 7 days, counted from Monday, 4 January 2027."
    ),
    (
      "<input type=month step=3 min=2027-01>", "2027-02",
      "Enter a month in steps of 3 months, counted from January 2027."
    ),
    (
      "<input type=week step=2 min=2027-W01>", "2027-W02",
      "Enter a week in steps of 2 weeks, counted from week 1 of 2027, from Monday, 4 January."
    ),
  ])
  func `What is wrong is said with its mend`(
    _ control: String, _ answer: String, _ words: String
  ) throws {
    let listener = try Listener.at("<label>A \(control)</label>")
    if !answer.isEmpty { listener.type(answer) }
    listener.forget()
    listener.ask(.return)
    let error = listener.told().flatMap(\.parts).first { $0.kind == .error }
    #expect(error?.text.string == "Error 1 of 1: \(words)")
    #expect(error?.language == "en")
  }

  @Test func `A field that is too long says by how much`() throws {
    var element = FormElement(id: ElementID(1), role: .textbox, name: "A", value: .text("abcd"))
    element.constraints.maxLength = 3
    let issue = ValidationIssue(element: element, validity: .tooLong)
    let narrator = Narrator(vocabulary: try .english)
    #expect(narrator.error(issue) == "Use at most 3 characters; there are 4.")
  }

  @Test func `What the server said is said in its own words, until the field is edited`() throws {
    let listener = try Listener(
      """
      <html lang=fr><form aria-label=Test><label>Nom <input required aria-invalid=true
      aria-describedby=e></label><p id=e class=error>Le nom manque</p><button>Oui</button></form>
      """)
    let told = listener.told().last
    let error = told?.parts.filter { $0.kind == .error }
    #expect(error?.map(\.text) == ["Error 1 of 1:", "Le nom manque"])
    #expect(error?.map(\.language) == ["en", "fr"])
    #expect(told?.text.contains("Error 1 of 1: Le nom manque, 1 of 1") == true)
    listener.type("a")
    listener.press(.backspace)
    listener.forget()
    listener.ask(.return)
    let own = listener.told().last?.parts.first { $0.kind == .error }
    #expect(own?.text == "Error 1 of 1: Fill in this field.")
    #expect(own?.language == "en")
  }

  @Test func `A mark without words is said in the program's own`() throws {
    let listener = try Listener.at("<label>A <input aria-invalid=true></label>")
    #expect(
      listener.heard() == [
        "A, edit, blank, invalid entry, Error 1 of 1: This entry was not accepted. 1 of 1, "
          + "Return: next"
      ])
  }
}
