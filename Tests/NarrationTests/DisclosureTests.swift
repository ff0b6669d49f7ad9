import FormCore
import FormRuntime
import Testing

/// Parts of a page that open and close, as they are heard.
@Suite @MainActor struct DisclosureTests {
  private static let contact = """
    <fieldset><legend>How may we reach you?</legend>
      <input type=radio name=how value=email id=a data-aria-controls=mail><label for=a>Email</label>
      <div id=mail class=govuk-radios__conditional--hidden>
        <p>We write on weekdays.</p>
        <label>Address <input name=address></label>
        <label>Name <input name=name></label>
      </div>
      <input type=radio name=how value=post id=b data-aria-controls=note><label for=b>Post</label>
      <div id=note><p>Letters take five days.</p></div>
      <input type=radio name=how value=none id=c><label for=c>Not at all</label>
    </fieldset>
    """

  @Test func `An option reveals fields, which join the tab order`() throws {
    let listener = try Listener.at(Self.contact)
    #expect(
      listener.heard() == [
        "How may we reach you? radio buttons, Email, not checked, option 1 of 3, 1 of 1, "
          + "Return: next"
      ])
    listener.press(Key(.down))
    #expect(
      listener.heard() == ["Email, checked, 1 of 3", "2 more fields: Address, Name"])
    listener.press(.tab, .tab, .tab)
    #expect(
      listener.heard() == [
        "We write on weekdays. Address, edit, blank, 2 of 3", "Name, edit, blank, 3 of 3",
        "Send, button",
      ])
  }

  @Test func `What another option reveals replaces it, and text alone is told`() throws {
    let listener = try Listener.at(Self.contact)
    listener.press(Key(.down))
    listener.forget()
    listener.press(Key(.down))
    #expect(
      listener.heard() == [
        "Post, checked, 2 of 3", "2 fields fewer", "Letters take five days.",
      ])
    listener.press(.tab)
    #expect(listener.heard() == ["Send, button"])
    listener.press(Key(.tab, .shift), Key(.down))
    #expect(listener.heard().last == "Not at all, checked, 3 of 3")
  }

  @Test func `A check box reveals what aria-controls names, where the page hides it`() throws {
    let listener = try Listener.at(
      """
      <label><input type=checkbox name=gift aria-controls=card> It is a gift</label>
      <div id=card hidden><label>Words on the card <input name=words></label></div>
      <label><input type=checkbox name=all aria-controls=list> All</label>
      <div id=list><label>Some <input name=some></label></div>
      """)
    #expect(listener.heard() == ["It is a gift, check box, not checked, 1 of 3, Return: next"])
    listener.press(.character(" "))
    #expect(listener.heard() == ["checked", "1 more field: Words on the card"])
    listener.press(.character(" "))
    #expect(listener.heard() == ["not checked", "1 field fewer"])
    listener.press(.tab, .tab)
    #expect(
      listener.heard() == ["All, check box, not checked, 2 of 3", "Some, edit, blank, 3 of 3"])
  }

  @Test func `Many fields are told by number, the first of them by name`() throws {
    let fields = ["One", "Two", "Three", "Four", "Five"]
      .map { "<label>\($0) <input name=\($0)></label>" }.joined()
    let listener = try Listener.at(
      "<input type=checkbox aria-label=More data-aria-controls=x><div id=x>\(fields)</div>")
    listener.forget()
    listener.press(.character(" "))
    #expect(listener.heard() == ["checked", "5 more fields: One, Two, Three, and 2 more"])
  }

  @Test func `What a choice hides is no problem, and what is left is counted without it`() throws {
    let listener = try Listener.at(
      """
      <input type=checkbox id=a checked data-aria-controls=b><label for=a>By post</label>
      <div id=b><label>Street <input name=street required></label></div>
      <label>Name <input name=name required></label>
      """)
    listener.ask(.return)
    listener.press(Key(.tab, .shift))
    listener.forget()
    listener.press(.character(" "))
    listener.press(.tab)
    #expect(
      listener.heard() == [
        "not checked", "1 field fewer",
        "Name, edit, blank, required, invalid entry, Error 1 of 1: Fill in this field. 2 of 2",
      ])
    listener.type("Ann")
    listener.ask(.return)
    guard case .submitted(let entries)? = listener.session.outcome else {
      Issue.record("\(listener.heard())")
      return
    }
    #expect(entries.entries.map(\.name) == ["street", "name"])
  }

  @Test func `Details open and close by a press of their summary`() throws {
    let listener = try Listener.at(
      """
      <details><summary>What is a <b>gatekeeper</b>?</summary><p>It keeps the gate.</p></details>
      <label>Gate <input name=gate></label>
      """)
    #expect(listener.heard() == ["Gate, edit, blank, 1 of 1, Return: next"])
    listener.press(Key(.tab, .shift))
    #expect(listener.heard() == ["What is a gatekeeper? button, collapsed"])
    listener.press(.return)
    #expect(listener.heard() == ["expanded", "It keeps the gate."])
    listener.press(.character(" "))
    #expect(listener.heard() == ["collapsed"])
  }

  @Test func `Fields in details are met once they are open`() throws {
    let listener = try Listener.at(
      """
      <label>Name <input name=name></label>
      <details><summary>More</summary>
        <p>You may leave this empty.</p><label>Nickname <input name=nick></label>
        <details><summary>Yet more</summary><label>Title <input name=title></label></details>
      </details>
      """)
    listener.press(.tab, .return)
    #expect(
      listener.heard().suffix(2) == ["expanded", "1 more field: Nickname"])
    listener.press(.tab, .tab, .tab)
    #expect(
      listener.heard() == [
        "You may leave this empty. Nickname, edit, blank, 2 of 2",
        "Yet more, button, collapsed", "Send, button",
      ])
  }

  @Test func `Of details with one name, one is open at most`() throws {
    let listener = try Listener.at(
      """
      <details name=d open><summary>First</summary><input aria-label=One></details>
      <details name=d><summary>Second</summary><input aria-label=Two></details>
      """)
    listener.press(.tab, .return)
    #expect(listener.heard().suffix(2) == ["expanded", "1 more field: Two, 1 field fewer"])
    listener.press(Key(.tab, .shift))
    #expect(listener.heard() == ["First, button, collapsed"])
  }

  @Test func `A problem in closed details opens them`() throws {
    let listener = try Listener.at(
      """
      <label>Name <input name=name></label>
      <details><summary>More</summary><label>Code <input name=code required></label></details>
      """)
    listener.forget()
    listener.press(.tab, .tab, .return)
    #expect(
      listener.heard().last
        == "1 problem, focus moved to: Code, edit, required, invalid entry, "
        + "Error 1 of 1: Fill in this field. blank")
    listener.press(Key(.tab, .shift))
    #expect(listener.heard().last == "More, button, expanded")
  }

  @Test func `What the page found wrong in closed details is in sight from the first`() throws {
    let listener = try Listener.at(
      """
      <label>Name <input name=name></label>
      <details><summary>More</summary>
        <label>Code <input name=code aria-invalid=true></label></details>
      """)
    #expect(listener.heard().first?.hasPrefix("Code, edit, blank, invalid entry") == true)
  }

  @Test func `A reset closes what is chosen no more`() throws {
    let listener = try Listener.at(Self.contact + "<button type=reset>Start again</button>")
    listener.press(Key(.down))
    listener.press(.tab, .tab, .tab)
    listener.forget()
    listener.press(.return, .return, .tab)
    #expect(
      listener.heard() == [
        "This takes back all answers; press again to do so", "All fields were reset",
        "Send, button",
      ])
    listener.press(Key(.tab, .shift), Key(.tab, .shift))
    #expect(
      listener.heard().last?.hasPrefix("How may we reach you? radio buttons, Email, not checked")
        == true)
  }
}
