import FormCore
import FormRuntime
import Testing

/// What a person hears who looks for a field by its name.
@MainActor
@Suite struct SearchWordsTests {
  private static let controls = """
    <label>Name <input></label><label>Émail <input required></label>
    <label>Email again <input></label><label>News <input type=checkbox checked></label>
    """

  private func searching() throws -> Listener {
    let listener = try Listener.at(Self.controls)
    listener.forget()
    listener.ask("j")
    return listener
  }

  @Test func `A part of the name is typed, and Return goes to the match`() throws {
    let listener = try searching()
    listener.type("EM")
    listener.press(.down)
    listener.press(.return)
    #expect(
      listener.heard() == [
        "5 fields and buttons, type part of a name, Name, edit, blank, 1 of 5",
        "cap E",
        "2 matches, Émail, edit, blank, required, 1 of 2",
        "Email again, edit, blank, 2 of 2",
        "Email again, edit, blank, 3 of 4",
      ])
  }

  @Test func `Backspace takes back, and at its end says so`() throws {
    let listener = try searching()
    listener.type("xy")
    listener.press(.backspace, .backspace, .backspace)
    #expect(
      listener.heard().dropFirst() == [
        "no name has x", "no name has xy", "no name has x",
        "5 matches, Name, edit, blank, 1 of 5", "start",
      ])
  }

  @Test func `Escape leaves, and the focus is where it was`() throws {
    let listener = try searching()
    listener.press(.down, .escape)
    listener.type("a")
    #expect(
      listener.heard().dropFirst() == [
        "Émail, edit, blank, required, 2 of 5", "search left, still on: Name, edit", "a",
      ])
  }

  @Test func `Control+C leaves the search and not the form`() throws {
    let listener = try searching()
    listener.press(.control("c"))
    #expect(listener.heard().last == "search left, still on: Name, edit")
    #expect(listener.session.outcome == nil)
  }

  @Test func `The list ends at its ends`() throws {
    let listener = try searching()
    listener.press(.end, .down, .home, .up)
    #expect(
      listener.heard().dropFirst() == [
        "Send, button, 5 of 5", "end", "Name, edit, blank, 1 of 5", "start",
      ])
  }

  @Test func `What was found invalid is told as that, and Tab goes through it too`() throws {
    let listener = try Listener.at(Self.controls)
    listener.ask(.return)
    listener.press(.home)
    listener.forget()
    listener.ask("/")
    listener.press(Key(.tab), Key(.tab, .shift))
    #expect(
      listener.heard() == [
        "5 fields and buttons, type part of a name, Émail, edit, blank, required, "
          + "invalid entry, 2 of 5",
        "Email again, edit, blank, 3 of 5",
        "Émail, edit, blank, required, invalid entry, 2 of 5",
      ])
  }

  @Test func `Nothing of the form changes while a name is typed`() throws {
    let listener = try searching()
    listener.press(Key(.character("n")), Key(.character(" ")), Key(.delete))
    listener.paste("ews\n")
    #expect(
      listener.heard().dropFirst() == [
        "4 matches, Name, edit, blank, 1 of 4", "space",
        "This key does nothing here", "no name has n ews",
      ])
    listener.press(.return)
    #expect(listener.heard() == ["Nothing there"])
    listener.press(.escape)
    #expect(listener.session.tree.elements.first?.value == .text(""))
  }

  @Test func `Another command of the form ends the search`() throws {
    let listener = try searching()
    listener.type("x")
    listener.forget()
    listener.ask("v")
    listener.type("b")
    #expect(listener.heard() == ["blank", "b"])
  }
}
