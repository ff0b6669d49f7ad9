import FormCore
import FormRuntime
import Testing

/// What a page's first submit button means to whoever presses no button.
@MainActor
@Suite struct DefaultButtonTests {
  private func sent(_ listener: Listener) -> [String]? {
    guard case .submitted(let list)? = listener.session.outcome else { return nil }
    return list.entries.map { "\($0.name)=\($0.value)" }
  }

  private func form(_ controls: String) throws -> Listener {
    let listener = try Listener("<form aria-label=Test>\(controls)</form>")
    listener.forget()
    return listener
  }

  @Test(arguments: [
    "<button name=go value=1>Send</button><button name=go value=2>Save</button>",
    "<div style='position:absolute; left:-9999px'><button name=go value=1></button></div>"
      + "<button name=go value=2>Save</button>",
    "<details><summary>More</summary><button name=go value=1>Send</button></details>",
  ])
  func `A submit that presses no button sends the first one`(_ buttons: String) throws {
    let listener = try form("<label>Name <input name=name></label>" + buttons)
    listener.ask(.return)
    #expect(sent(listener) == ["name=", "go=1"])
  }

  @Test func `So does Return where its label says that it sends`() throws {
    let listener = try form(
      "<label>Name <input name=name enterkeyhint=send></label><button name=go value=1>Send</button>"
    )
    listener.press(.return)
    #expect(sent(listener) == ["name=", "go=1"])
  }

  @Test func `A first button that is disabled submits nothing, and Return does not go past it`()
    throws
  {
    let listener = try form(
      """
      <label>Name <input name=name></label><button disabled>Send</button>
      <label>Town <input name=town></label>
      """)
    listener.ask(.return)
    #expect(listener.heard() == ["Send cannot be pressed now, so nothing is submitted"])
    listener.press(.return, .return)
    #expect(
      listener.heard() == ["Town, edit, blank, 2 of 2", "from the top, Name, edit, blank, 1 of 2"])
    #expect(listener.session.outcome == nil)
  }

  @Test func `The first button may leave out the judging`() throws {
    let listener = try form(
      "<label>Name <input name=name required></label><button formnovalidate>Save</button>")
    listener.ask(.return)
    #expect(sent(listener) == ["name="])
  }

  @Test func `A form with nothing in it says so to every key that would move`() throws {
    let listener = try form("<p>Closed until May</p>")
    listener.press(Key(.tab), Key(.tab, .shift), Key(.return))
    #expect(
      listener.heard()
        == Array(repeating: "There is nothing to fill in and no button to press here", count: 3))
  }
}
