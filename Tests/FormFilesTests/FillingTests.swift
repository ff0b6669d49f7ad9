import FormCore
import FormFiles
import Testing

@Suite("Filling a form")
@MainActor
struct FillingTests {
  @Test("A value is kept as its control keeps it")
  func values() throws {
    let form = try form(
      """
      <form><input name=a aria-label=Line><textarea name=b aria-label=Lines></textarea>
      <input type=checkbox name=c aria-label=Box>
      <select name=d aria-label=One><option>x<option>y</select>
      <select name=e aria-label=Many multiple><option>x<option>y<option>z</select></form>
      """)
    func set(_ value: FormValue, _ name: String) throws -> FormValue? {
      form.setValue(value, of: try #require(form[name]?.id))
      return form[name]?.value
    }
    #expect(try set(.text("one\r\ntwo"), "Line") == .text("onetwo"))
    #expect(try set(.text("one\r\ntwo\rthree"), "Lines") == .text("one\ntwo\nthree"))
    #expect(try set(.checked(true), "Box") == .checked(true))
    #expect(try set(.selection([1]), "One") == .selection([1]))
    #expect(try set(.selection([2, 0, 9]), "Many") == .selection([0, 2]))
    #expect(try set(.text("no"), "Box") == .checked(true), "a box holds no text")
    #expect(form.tree.elements.allSatisfy { $0.isEdited })
    #expect(
      form.tree.entryList().urlEncoded == "a=onetwo&b=one%0D%0Atwo%0D%0Athree&c=on&d=y&e=x&e=z")
  }

  @Test("What the page says is wrong is not said any more once it changes; a reset brings it back")
  func reportedErrors() throws {
    let form = try form(
      """
      <form><fieldset aria-describedby=e><legend>Date</legend><p id=e class=error>Add a year</p>
      <label>Day <input name=d value=3></label> <label>Year <input name=y aria-invalid=true></label>
      </fieldset></form>
      """)
    let before = [
      "[Date] !Add a year", "  Day | textbox = 3", "  Year | textbox, invalid !Add a year",
    ]
    #expect(form.outline == before)
    form.setValue(.text("3"), of: try #require(form["Day"]?.id))
    #expect(form.outline == before, "nothing changed")
    form.setValue(.text("2027"), of: try #require(form["Year"]?.id))
    #expect(form.outline == ["[Date]", "  Day | textbox = 3", "  Year | textbox = 2027"])
    form.reset()
    #expect(form.outline == before)
    #expect(form["Year"]?.isEdited == false)
  }

  @Test("The sample pages read as they should")
  func samples() throws {
    let signUp = try sample("sign-up.html")
    #expect(
      signUp.outline == [
        "Full name | textbox, required",
        "Email | textbox email, required (Your library card is sent to this address.)",
        "Password | textbox password, required (At least 8 characters, one of them a digit.)",
        "Age | spinbutton number",
        "Country | combobox, required: *Choose a country; Austria; Germany; Netherlands; "
          + "Switzerland",
        "How may we reach you? | radiogroup: *By email; By telephone; By post",
        "Send me the monthly newsletter | checkbox",
        "Comments | textbox",
        "“Membership is free. You can leave at any time.”",
        "Join | button submit",
        "Start again | button reset",
      ])
    #expect(
      signUp.tree.validate().map(\.element.name) == ["Full name", "Email", "Password", "Country"])
    let feedback = try sample("feedback.html")
    #expect(
      feedback.tree.reportedErrors == [
        "Enter the date of your visit", "Enter an email address with an @ sign",
      ])
    #expect(
      feedback.tree.elements.filter(\.isReportedInvalid).map(\.name) == [
        "Date of your visit", "Email",
      ])
    let search = try sample("search.html")
    let query = try #require(search.tree.elements.first)
    #expect(
      FormLayout(search.tree).returnKey(of: query) == ReturnKey(label: .search, action: .submit))
  }

  private func sample(_ name: String) throws -> HTMLForm {
    try HTMLPage.read(path: packageRoot + "/Samples/" + name).form()
  }
}
