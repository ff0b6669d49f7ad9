import FormCore
import FormRuntime
import Testing

/// A form that cannot be sent for the sake of a field that nobody can get at, and forms that are sent
/// without being judged.
@MainActor
@Suite struct UnreachableTests {
  @Test func `A browser refuses in silence; here the field is told`() throws {
    let listener = try Listener.at(
      "<label>Name <input></label><p hidden><label>Token <input name=t required></label></p>")
    listener.forget()
    listener.press(.tab, .return)
    #expect(
      listener.heard() == [
        "Send, button", "1 problem, Token, which cannot be reached: Fill in this field.",
      ])
    // There is nowhere to go, but something to be told.
    listener.ask("n")
    #expect(listener.heard() == ["Token, Error 1 of 1: Fill in this field."])
  }

  @Test func `The next problem is the next one that can be reached`() throws {
    let listener = try Listener.at(
      "<label>Name <input required></label><p hidden><input name=t required></p>"
        + "<label>Town <input required></label>")
    listener.ask(.return)
    listener.forget()
    listener.ask("n")
    #expect(listener.session.focusedElement?.name == "Town")
    listener.ask("n")
    #expect(listener.session.focusedElement?.name == "Name")
    listener.ask("p")
    #expect(listener.session.focusedElement?.name == "Town")
  }

  @Test func `A button may send a form without its being judged`() throws {
    let listener = try Listener.at(
      "<label>Name <input required></label><button formnovalidate name=draft value=1>Save</button>")
    listener.press(.tab)
    #expect(listener.session.focusedElement?.name == "Save")
    listener.press(.return)
    guard case .submitted(let entries) = listener.session.outcome else {
      Issue.record("\(listener.heard())")
      return
    }
    #expect(entries.entries.map(\.name) == ["draft"])
  }

  @Test func `Another button of that form has it judged`() throws {
    let listener = try Listener.at(
      "<label>Name <input required></label><button formnovalidate>Save</button>")
    listener.press(.tab, .tab, .return)
    #expect(listener.session.outcome == nil)
    #expect(listener.heard().last?.hasPrefix("1 problem, focus moved to: Name") == true)
  }
}
