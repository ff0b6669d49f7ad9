import FormRuntime
import Testing

/// What is heard, on arriving, of what an answer must be like.
@MainActor
@Suite struct RequirementWordsTests {
  private func heard(_ control: String, asksForLines: Bool = false) throws -> String? {
    try Listener.at(control, asksForLines: asksForLines).heard().first
  }

  // MARK: Patterns

  private let code = "<label>Code <input pattern=[A-Z]{3} title='Three capital letters'></label>"

  @Test func `What a pattern asks for is heard before anything is refused`() throws {
    #expect(
      try heard(code) == "Code, edit, blank, Three capital letters, 1 of 1, Return: next")
    #expect(try Listener.at(code, .brief).heard() == ["Code, edit, blank"])
    let listener = try Listener.at(code)
    listener.forget()
    listener.ask("f")
    #expect(
      listener.heard() == ["Code, edit, blank, Three capital letters, 1 of 1, Return: next"])
  }

  @Test func `It is heard once, also where it is what is wrong`() throws {
    let listener = try Listener.at(code)
    listener.type("ab")
    listener.ask(.return)
    listener.forget()
    listener.press(Key(.tab), Key(.tab, .shift))
    #expect(
      listener.heard().last
        == "Code, edit, ab, invalid entry, Error 1 of 1: Use the format that is asked for: "
        + "Three capital letters, 1 of 1")
    #expect(
      try heard(
        "<input pattern=[A-Z]{3} title='Three letters' aria-describedby=d>"
          + "<p id=d>Three letters, please</p>")
        == "Three letters, edit, blank, Three letters, please, 1 of 1, Return: next")
  }

  // MARK: Steps

  @Test(arguments: [
    ("type=number min=1 max=10 step=2", "number edit, blank, from 1 to 10, in steps of 2"),
    ("type=number step=0.01", "number edit, blank, in steps of 0.01"),
    ("type=number step=1", "number edit, blank"), ("type=number step=any", "number edit, blank"),
    ("type=number step=0", "number edit, blank"),
    (
      "type=time min=09:00 max=17:00 step=900",
      "time, blank, such as 14:30, from 09:00 to 17:00, in steps of 15 minutes"
    ),
    ("type=time step=1", "time, blank, such as 14:30, in steps of 1 second"),
    ("type=time step=60", "time, blank, such as 14:30"),
    ("type=date step=7", "date, blank, such as 6 May 2027, in steps of 7 days"),
    ("type=month step=3", "month, blank, such as July 2027, in steps of 3 months"),
    ("type=range step=5", "slider, 50, from 0 to 100"),
  ])
  func `Unusual steps are heard with the range`(_ attributes: String, _ words: String) throws {
    #expect(
      try heard("<label>A <input \(attributes)></label>", asksForLines: true)
        == "A, \(words), 1 of 1")
  }

  // MARK: Examples

  @Test(arguments: [
    ("type=date max=2010-01-01", "1 January 2010"), ("type=date min=2028-02-03", "3 February 2028"),
    ("type=date", "3 May 2027"), ("type=month max=2010-01", "January 2010"),
    ("type=week max=2010-W03", "week 3 of 2010"), ("type=time min=18:15", "18:15"),
    ("type=datetime-local max=2010-01-01T10:00", "1 January 2010, 10:00"),
  ])
  func `An example is one that the field takes`(_ attributes: String, _ example: String) throws {
    let listener = try Listener.at("<label>A <input \(attributes)></label>", asksForLines: true)
    let told = try #require(listener.told().first)
    #expect(told.outline.contains("description: such as \(example)"))
    listener.answer(.text(example))
    #expect(listener.session.focusedElement?.issue == nil)
  }

  @Test func `So is the example of an error`() throws {
    let listener = try Listener.at("<label>Born <input type=date max=2010-01-01></label>")
    listener.type("x")
    listener.ask(.return)
    #expect(
      listener.heard().last
        == "1 problem, focus stays on: Born, date, invalid entry, Error 1 of 1: Enter a date "
        + "that there is, such as 1 January 2010 or 2010-01-01. x")
  }

  // MARK: Options

  @Test func `What cannot be chosen is told so, with its number`() throws {
    #expect(
      try heard(
        "<label>Car <select><option>Volvo<option disabled>Saab<option>Opel</select></label>",
        asksForLines: true)
        == "Car, combo box, Volvo, 1 Volvo, 2 Saab, unavailable, 3 Opel, 1 of 1")
  }

  @Test func `An option that is chosen and cannot be chosen again is told so`() throws {
    #expect(
      try heard("<label>Car <select><option disabled selected>Saab<option>Opel</select></label>")
        == "Car, combo box, Saab, unavailable, option 1 of 2, 1 of 1, Return: next")
  }

  @Test func `A suggestion without words of its own is its value`() throws {
    let listener = try Listener.at(
      """
      <label>Volume <input type=range list=v></label>
      <datalist id=v><option value=10 label=""><option value=0 label=Silent></datalist>
      """, asksForLines: true)
    listener.forget()
    listener.ask("f")
    let told = try #require(listener.told().first)
    #expect(told.outline.contains("description: suggestion 10"))
    #expect(told.outline.contains("description: suggestion 0, Silent"))
  }
}
