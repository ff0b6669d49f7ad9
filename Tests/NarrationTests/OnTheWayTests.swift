import FormCore
import FormRuntime
import Narration
import Testing

/// What is met on the way to a field: text, groups, long values, the submit label.
@MainActor
@Suite struct OnTheWayTests {
  @Test func `Text before a field is said once, before it`() throws {
    let listener = try Listener.at("<p>Prices include tax.</p><label>Name <input></label>")
    #expect(
      listener.told().map(\.outline) == [
        [
          "text: Prices include tax.", "name: Name", "role: edit", "value: blank",
          "position: 1 of 1", "submitLabel: Return: next",
        ]
      ])
    listener.press(.tab)
    listener.press(.tab)
    #expect(listener.heard() == ["Send, button", "from the top, Name, edit, blank, 1 of 1"])
  }

  @Test func `Text of 160 characters is said, longer text by its length`() throws {
    let words = String(repeating: "word ", count: 31) + "words"
    #expect(words.count == 160)
    let listener = try Listener.at("<p>\(words)</p><label>Name <input></label>")
    #expect(listener.heard() == ["\(words), Name, edit, blank, 1 of 1, Return: next"])

    let longer = try Listener.at("<p>\(words)!</p><label>Name <input></label>")
    #expect(
      longer.heard() == [
        "text of 161 characters, Control O T reads it, Name, edit, blank, 1 of 1, Return: next"
      ])
    longer.ask("t")
    #expect(longer.heard() == ["\(words)!"])
  }

  @Test func `In brief, text is left to who asks for it`() throws {
    let listener = try Listener.at("<p>Prices include tax.</p><label>Name <input></label>", .brief)
    #expect(listener.heard() == ["Name, edit, blank"])
    listener.ask("t")
    #expect(listener.heard() == ["Prices include tax."])
    listener.press(.tab)
    listener.ask("t")
    #expect(listener.heard() == ["Send, button", "No text here"])
  }

  @Test func `A group is said once, on entering it`() throws {
    let listener = try Listener.at(
      """
      <fieldset aria-describedby=d><legend>Address</legend><p id=d>Where you live</p>
      <label>Street <input></label><label>City <input></label></fieldset>
      <label>Email <input></label>
      """)
    let street = "Street, edit, blank, 1 of 3"
    #expect(listener.heard() == ["Address, group, Where you live, \(street), Return: next"])
    listener.press(.tab, .tab)
    #expect(listener.heard() == ["City, edit, blank, 2 of 3", "Email, edit, blank, 3 of 3"])
    let back = Key(.tab, .shift)
    listener.press(back, back)
    #expect(
      listener.heard() == [
        "Address, group, Where you live, City, edit, blank, 2 of 3", "\(street)",
      ])
  }

  @Test func `Groups within groups are entered from the outside in`() throws {
    let page = """
      <fieldset><legend>Trip</legend><fieldset><legend>Day</legend>
      <label>Month <input></label></fieldset><label>Town <input></label></fieldset>
      """
    let listener = try Listener.at(page)
    listener.press(.tab)
    #expect(
      listener.heard() == [
        "Trip, group, Day, group, Month, edit, blank, 1 of 2, Return: next",
        "Town, edit, blank, 2 of 2",
      ])
    #expect(try Listener.at(page, .brief).heard() == ["Trip, Day, Month, edit, blank"])
  }

  @Test(arguments: [
    (60, "…"), (61, "… 1 more character"), (100, "… 40 more characters"),
  ])
  func `Of a value the first 60 characters are said`(_ length: Int, _ ending: String) throws {
    let value = String(repeating: "a", count: length)
    let listener = try Listener.at("<label>Name <input value='\(value)'></label>", .brief)
    let beginning = String(repeating: "a", count: 60)
    #expect(listener.heard() == ["Name, edit, \(length > 60 ? beginning + ending : value)"])
    listener.ask("v")
    #expect(listener.heard() == [value])
  }

  @Test func `Several lines are counted, and said as far as a value is`() throws {
    let listener = try Listener.at(
      "<label>Words <textarea>\nOne\n\nTwo\n</textarea></label>", .brief)
    listener.press(.up)
    listener.press(.tab)
    #expect(
      listener.heard() == ["Words, edit, several lines, 3 lines: One, Two", "Two", "Send, button"])
    let address = String(repeating: "1 High Street\n", count: 8)
    let long = try Listener.at("<label>Words <textarea>\(address)</textarea></label>", .brief)
    #expect(
      long.heard() == [
        "Words, edit, several lines, 8 lines: 1 High Street, 1 High Street, 1 High Street, "
          + "1 High Street, … 58 more characters"
      ])
  }

  @Test func `Several files are counted`() throws {
    let listener = try Listener.at(
      "<label>Photos <input type=file multiple></label>", .brief, asksForLines: true)
    listener.answer(.text("/a/b.png\n/c.png"))
    listener.forget()
    listener.ask("v")
    listener.ask("f")
    #expect(
      listener.heard() == [
        "/a/b.png /c.png", "Photos, files edit, several lines, 2 files: /a/b.png, /c.png",
      ])
  }

  @Test func `The submit label is said when it changes, in full always, in brief never`() throws {
    let page = """
      <label>One <input></label><label>Two <input></label>
      <label>Three <input enterkeyhint=send></label><label>Four <input></label>
      """
    let normal = try Listener.at(page)
    normal.press(.tab, .tab, .tab, .tab)
    #expect(
      normal.heard() == [
        "One, edit, blank, 1 of 4, Return: next", "Two, edit, blank, 2 of 4",
        "Three, edit, blank, 3 of 4, Return: send", "Four, edit, blank, 4 of 4, Return: next",
        "Send, button",
      ])
    let full = try Listener.at(page, .full)
    full.press(.tab)
    #expect(
      full.heard() == [
        "One, edit, blank, 1 of 4, Return: next", "Two, edit, blank, 2 of 4, Return: next",
      ])
    let brief = try Listener.at(page, .brief)
    brief.press(.tab, .tab)
    #expect(brief.heard() == ["One, edit, blank", "Two, edit, blank", "Three, edit, blank"])
  }

  @Test(arguments: [
    (SubmitLabel.continue, "continue"), (.done, "done"), (.go, "go"), (.join, "join"),
    (.next, "next"), (.return, "return"), (.route, "route"), (.search, "search"), (.send, "send"),
    (.enter, "return"), (.previous, "previous"),
  ])
  func `Every submit label has its word`(_ label: SubmitLabel, _ word: String) throws {
    var report = FieldReport(
      element: FormElement(id: ElementID(1), role: .textbox, name: "A"),
      returnKey: ReturnKey(label: label, action: label.returnAction))
    report.position = nil
    let parts = Narrator(vocabulary: try .english).returnKeyParts(of: report)
    #expect(parts.map(\.text.string) == ["Return: \(word)"])
  }
}
