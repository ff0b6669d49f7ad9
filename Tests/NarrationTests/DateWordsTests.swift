import FormCore
import FormRuntime
import Narration
import Testing

/// What is heard of dates and times, by parts and typed whole.
@MainActor
@Suite struct DateWordsTests {
  private func at(_ input: String, _ verbosity: Verbosity = .normal) throws -> Listener {
    let listener = try Listener.at("<label>A \(input)</label><label>B <input></label>", verbosity)
    listener.forget()
    return listener
  }

  @Test(arguments: [
    ("<input type=date value=2027-05-03>", "A, date, Monday, 3 May 2027"),
    ("<input type=month value=2027-05>", "A, month, May 2027"),
    ("<input type=week value=2027-W18>", "A, week, week 18 of 2027, from Monday, 3 May"),
    ("<input type=time value=09:05>", "A, time, 09:05"),
    ("<input type=time value=14:30:15.5>", "A, time, 14:30:15.500"),
    (
      "<input type=datetime-local value=2027-05-03T14:30>",
      "A, date and time, Monday, 3 May 2027, 14:30"
    ),
    ("<input type=date>", "A, date, blank"),
    ("<input type=color value='#663399'>", "A, colour, rebecca purple"),
    ("<input type=color value='#3366ff'>", "A, colour, near royal blue, 3 3 6 6 f f"),
    ("<input type=color>", "A, colour, black"),
    ("<input type=date value=0001-01-01>", "A, date, Monday, 1 January 1"),
  ])
  func `A value is told in words`(_ input: String, _ words: String) throws {
    let listener = try Listener.at("<label>A \(input)</label>", .brief)
    #expect(listener.heard() == [words])
  }

  @Test func `What is told of it is its role's, its range and how to enter it`() throws {
    let listener = try Listener.at(
      """
      <label>A <input type=date value=2027-05-03 min=2027-05-01 max=2027-05-31 required></label>
      """)
    #expect(
      listener.told().map(\.outline) == [
        [
          "name: A", "role: date", "value: Monday, 3 May 2027", "state: required",
          "description: arrows change it, or type it, such as 3 May 2027",
          "description: from Saturday, 1 May 2027 to Monday, 31 May 2027", "position: 1 of 1",
          "submitLabel: Return: next",
        ]
      ])
  }

  @Test(arguments: [
    ("month", "May 2027"), ("week", "week 18 of 2027"), ("time", "14:30"),
    ("datetime-local", "3 May 2027, 14:30"),
  ])
  func `Each is told by an example, which is understood`(_ type: String, _ example: String) throws {
    let listener = try Listener.at("<label>A <input type=\(type)></label>")
    let description = listener.told().flatMap(\.parts).first { $0.kind == .description }
    #expect(description?.text == "arrows change it, or type it, such as \(example)")
    listener.type(example)
    listener.press(.tab)
    #expect(listener.session.tree.validate().isEmpty)
    #expect(listener.session.tree.elements.first?.calendarValue != nil)
  }

  @Test func `From part to part, each is told by its name`() throws {
    let listener = try at("<input type=datetime-local value=2027-05-03T14:05>")
    listener.press(.left, .left, .left, .left, .left, .end)
    #expect(
      listener.heard() == [
        "hour, 14", "day, 3", "month, May", "year, 2027", "start", "minute, 5",
      ])
    let week = try at("<input type=week value=2027-W18>")
    week.press(.left, .right, .right)
    #expect(week.heard() == ["year, 2027", "week, 18", "end"])
    let empty = try at("<input type=date>")
    empty.press(.left)
    #expect(empty.heard() == ["month, blank"])
  }

  @Test(arguments: [
    ("date value=2027-05-03", "u", ["Tuesday, 4 May"]),
    ("date value=2027-05-31", "u", ["Tuesday, 1 June"]),
    ("date value=2027-12-31", "u", ["Saturday, 1 January 2028"]),
    ("date value=2027-05-03", "lu", ["month, May", "June 2027"]),
    ("date value=2027-12-03", "lu", ["month, December", "Monday, 3 January 2028"]),
    ("date value=2027-01-31", "lu", ["month, January", "Sunday, 28 February 2027"]),
    ("date value=2027-05-03", "llu", ["month, May", "year, 2027", "2028"]),
    (
      "date value=2028-02-29", "llu",
      ["month, February", "year, 2028", "Wednesday, 28 February 2029"]
    ),
    ("month value=2027-05", "u", ["June 2027"]),
    ("month value=2027-12", "u", ["January 2028"]),
    ("month value=2027-05", "lu", ["year, 2027", "2028"]),
    ("week value=2027-W18", "u", ["week 19, from Monday, 10 May"]),
    ("week value=2026-W53", "u", ["week 1 of 2027, from Monday, 4 January"]),
    ("week value=2027-W18", "lu", ["year, 2027", "2028"]),
    ("week value=2026-W53", "lu", ["year, 2026", "week 52 of 2027, from Monday, 27 December"]),
    ("time value=14:30", "u", ["14:31"]),
    ("time value=14:59", "u", ["15:00"]),
    ("time value=14:30", "ld", ["hour, 14", "13:30"]),
    ("datetime-local value=2027-05-03T14:30", "u", ["14:31"]),
    ("datetime-local value=2027-05-03T23:59", "u", ["00:00, Tuesday, 4 May"]),
    ("datetime-local value=2027-12-31T23:59", "u", ["00:00, Saturday, 1 January"]),
    ("date", "u", ["Monday, 30 November 2026"]), ("time", "d", ["10:09"]),
    ("month", "u", ["November 2026"]),
    ("week", "u", ["week 49 of 2026, from Monday, 30 November"]),
    ("datetime-local", "u", ["Monday, 30 November 2026, 10:09"]),
    ("date max=2027-05-03 value=2027-05-03", "u", ["maximum, Monday, 3 May 2027"]),
    ("date min=2027-05-03 value=2027-05-03", "d", ["minimum, Monday, 3 May 2027"]),
    ("time max=14:30 value=14:30", "u", ["maximum, 14:30"]),
    ("date value=275760-12-31", "u", ["maximum"]),
  ])
  func `A change begins with what changed`(_ input: String, _ keys: String, _ words: [String])
    throws
  {
    let listener = try at("<input type=\(input)>")
    for key in keys { listener.press(key == "u" ? .up : key == "d" ? .down : .left) }
    #expect(listener.heard() == words)
  }

  @Test func `In full, a change is told with all there is`() throws {
    let listener = try at("<input type=date value=2027-05-03>", .full)
    listener.press(.up)
    #expect(listener.heard() == ["Tuesday, 4 May 2027"])
  }

  @Test func `What was typed is read back before the next field is told`() throws {
    let listener = try at("<input type=date value=2026-01-01>")
    listener.type("3/5/27")
    #expect(listener.heard() == ["3", "3, slash", "5", "5, slash", "2", "7"])
    listener.press(.tab)
    #expect(listener.heard() == ["Monday, 3 May 2027", "B, edit, blank, 2 of 2"])
  }

  @Test(arguments: [
    ("month", "5 2027", "May 2027"), ("week", "18 2027", "week 18 of 2027, from Monday, 3 May"),
    ("time", "2:30 pm", "14:30"), ("datetime-local", "3 May 2027 9", "Monday, 3 May 2027, 09:00"),
    ("date", "2027-05-03", "Monday, 3 May 2027"), ("color", "rebeccapurple", "rebecca purple"),
    ("color", "36f", "near royal blue, 3 3 6 6 f f"),
  ])
  func `Each is read back in its own words`(_ type: String, _ typed: String, _ words: String)
    throws
  {
    let listener = try at("<input type=\(type)>")
    listener.type(typed)
    listener.forget()
    listener.press(.return)
    #expect(listener.heard() == [words, "B, edit, blank, 2 of 2"])
  }

  @Test func `A page's language decides what numbers mean; what is said is the vocabulary's`()
    throws
  {
    let listener = try Listener(
      "<html lang=en-US><form aria-label=Test><label>A <input type=date></label></form>")
    listener.type("5/3/2027")
    listener.forget()
    listener.press(.up)
    let part = listener.told().first?.parts.first
    #expect(part?.text == "Monday, 3 May 2027")
    #expect(part?.language == "en")
  }

  @Test func `Names of days and months are those of the vocabulary's language`() throws {
    var narrator = Narrator(vocabulary: try LanguageFiles().vocabulary(for: ["de"]))
    var element = FormElement(
      id: ElementID(1), role: .textbox, name: "A", value: .text("2027-05-03"))
    element.inputType = .date
    let said = narrator.announcements(for: .readBack(element), input: 1)
    #expect(said.map(\.text) == ["Montag, 3. Mai 2027"])
    #expect(said.first?.parts.first?.language == "de")
  }

  @Test func `Where nothing is read, the key says how to mend it`() throws {
    let listener = try at("<input type=date>")
    listener.type("30 February 2027")
    listener.forget()
    listener.press(.up)
    #expect(
      listener.heard() == ["Enter a date that there is, such as 3 May 2027 or 2027-05-03."])
    listener.press(.tab)
    #expect(listener.heard() == ["B, edit, blank, 2 of 2"])
    listener.ask(.return)
    #expect(
      listener.heard() == [
        "1 problem, focus moved to: A, date, invalid entry, Error 1 of 1: Enter a date that there "
          + "is, such as 3 May 2027 or 2027-05-03. 30 February 2027"
      ])
    listener.press(Key(.end, .control), .control("u"))
    listener.type("28 February 2027")
    listener.forget()
    listener.press(.tab)
    #expect(
      listener.heard() == [
        "Sunday, 28 February 2027", "A, valid, no problems left", "B, edit, blank, 2 of 2",
      ])
  }

  @Test func `Emptied it tells what went; its value is read in words and spelled as it is sent`()
    throws
  {
    let listener = try at("<input type=date value=2027-05-03>")
    listener.ask("v")
    listener.ask("s")
    listener.press(.backspace, .backspace)
    #expect(
      listener.heard() == [
        "Monday, 3 May 2027", "2, 0, 2, 7, dash, 0, 5, dash, 0, 3",
        "removed: Monday, 3 May 2027", "start",
      ])
  }

  @Test func `A read-only date is told without how to change it`() throws {
    let listener = try Listener.at(
      "<label>A <input type=date value=2027-05-03 readonly></label>")
    #expect(
      listener.heard() == ["A, date, Monday, 3 May 2027, read only, 1 of 1, Return: next"])
  }

  @Test func `Who answers lines is told an example, and hears what was understood`() throws {
    let listener = try Listener.at("<label>A <input type=date></label>", asksForLines: true)
    #expect(listener.heard() == ["A, date, blank, such as 3 May 2027, 1 of 1"])
    listener.answer(.text("3 May 2027"))
    #expect(listener.heard() == ["Monday, 3 May 2027"])
    listener.answer(.text("3 Mai"))
    #expect(listener.heard() == ["A, not understood as a date"])
  }
}
