import FormCore
import FormRuntime
import Testing

/// What is heard of something typed that cannot be read, before anybody has judged it.
@MainActor
@Suite struct MisreadTests {
  @Test(arguments: [
    ("date", "tomorrow 5pm", "not understood as a date"),
    ("month", "x", "not understood as a month"),
    ("week", "w18", "not understood as a week"), ("time", "25:00", "not understood as a time"),
    ("datetime-local", "3 May 2027", "not understood as a date and time"),
    ("color", "reddish", "not understood as a colour"),
    ("number", "3abc", "not understood as a number"),
    ("file", "/nowhere/at/all", "There is no file /nowhere/at/all."),
  ])
  func `Leaving tells that it is not understood, and calls nothing invalid`(
    _ type: String, _ text: String, _ words: String
  ) throws {
    let listener = try Listener.at(
      "<label>A <input type=\(type) name=a></label><label>B <input></label>")
    listener.type(text)
    listener.forget()
    listener.press(.tab)
    #expect(listener.heard() == [words, "B, edit, blank, 2 of 2"])
    listener.press(Key(.tab, .shift))
    #expect(listener.session.focusedReport?.problem == nil)
  }

  @Test func `It is told once, until something else is typed`() throws {
    let listener = try Listener.at("<label>A <input type=number></label><label>B <input></label>")
    listener.type("3a")
    listener.press(Key(.tab), Key(.tab, .shift))
    listener.forget()
    listener.press(.tab)
    #expect(listener.heard() == ["B, edit, blank, 2 of 2"])
    listener.press(Key(.tab, .shift))
    listener.type("b")
    listener.forget()
    listener.press(.tab)
    #expect(listener.heard().first == "not understood as a number")
  }

  @Test func `After a submit what is wrong is told instead`() throws {
    let listener = try Listener.at("<label>A <input type=date></label><label>B <input></label>")
    listener.ask(.return)
    #expect(listener.session.outcome != nil)
    let judged = try Listener.at(
      "<label>A <input type=date></label><label>B <input required></label>")
    judged.ask(.return)
    judged.press(Key(.tab, .shift))
    judged.type("tomorrow")
    judged.forget()
    judged.press(.tab)
    #expect(
      judged.heard() == [
        "A, invalid entry, Error 1 of 2: Enter a date that there is, such as 3 May 2027 or "
          + "2027-05-03.",
        "B, edit, blank, required, invalid entry, Error 2 of 2: Fill in this field. 2 of 2",
      ])
  }

  @Test func `Who answers lines is told at once`() throws {
    let listener = try Listener.at("<label>A <input type=week></label>", asksForLines: true)
    listener.forget()
    listener.answer(.text("w18"))
    listener.answer(.text("week 18 of 2027"))
    #expect(
      listener.heard() == ["not understood as a week", "week 18 of 2027, from Monday, 3 May"])
  }
}
