import FormCore
import FormRuntime
import Narration
import Testing

/// What is heard of what a script or another page has its hand in.
@MainActor
@Suite struct ScriptedWordsTests {
  @Test func `A page within the page is called a frame, and nothing can be done in it`() throws {
    let listener = try Listener(
      "<form aria-label=Pay><iframe title='Card number' src=x></iframe><button>Send</button></form>"
    )
    #expect(
      listener.heard() == [
        "Pay, form, 1 field, 1 cannot be filled here, F1 for help",
        "Card number, frame, cannot be filled here, 1 of 1, Return: next",
      ])
    listener.type("4")
    listener.ask("v")
    #expect(listener.heard() == ["This cannot be filled here", "Nothing there"])
    let inLines = try Listener.at("<iframe title=Card src=x></iframe>", asksForLines: true)
    #expect(inLines.heard() == ["Card, frame, cannot be filled here, 1 of 1, skipped"])
  }

  @Test func `A list without options says so, and why nothing comes of a key`() throws {
    let listener = try Listener(
      "<form aria-label=Test><label>Day <select required></select></label><button>Send</button>")
    #expect(
      listener.heard() == [
        "Test, form, 1 field, 1 cannot be filled here, F1 for help",
        "Day, combo box, nothing selected, required, has no options, 1 of 1, Return: next",
      ])
    listener.press(.down, .pageDown, .end)
    listener.type("5")
    listener.answer(.selection([0]))
    #expect(listener.heard() == Array(repeating: "There is nothing to choose from", count: 5))
    let inLines = try Listener.at("<label>Day <select></select></label>", asksForLines: true)
    #expect(
      inLines.heard() == ["Day, combo box, nothing selected, has no options, 1 of 1, skipped"])
  }

  @Test func `So does a list of which nothing can be chosen`() throws {
    let listener = try Listener.at(
      "<label>Day <select multiple><option disabled>1</select></label>")
    #expect(
      listener.heard() == [
        "Day, list, several choices, 1, not selected, unavailable, option 1 of 1, "
          + "none of its options can be chosen, 1 of 1, Return: next"
      ])
    listener.press(Key(.character(" ")))
    #expect(listener.heard() == ["There is nothing to choose from"])
  }

  @Test(arguments: [
    ("<button type=button aria-pressed=true>Bold</button>", "Bold, button, pressed"),
    ("<button type=button aria-pressed=false>Bold</button>", "Bold, button, not pressed"),
    ("<button type=button aria-pressed=mixed>Bold</button>", "Bold, button, partly pressed"),
    ("<button type=button aria-expanded=false>Menu</button>", "Menu, button, collapsed"),
    ("<a role=button aria-expanded=true>Menu</a>", "Menu, button, expanded"),
  ])
  func `A button says how it stands`(control: String, heard: String) throws {
    #expect(try Listener.at(control).heard() == [heard + ", works by a script"])
  }

  @Test func `What is called unavailable can be used, but says so, last of its states`() throws {
    let button = try Listener.at("<button type=button aria-disabled=true>Menu</button>")
    #expect(button.heard() == ["Menu, button, works by a script, unavailable"])
    let listener = try Listener.at("<label>Name <input aria-disabled=true></label>")
    #expect(listener.heard() == ["Name, edit, blank, unavailable, 1 of 1, Return: next"])
    listener.type("a")
    #expect(listener.heard() == ["a"])
  }

  // MARK: Links

  @Test func `A link among text is called one`() throws {
    let listener = try Listener.at(
      """
      <p>By going on you accept the <a href=/t>terms</a> and the <a href=/p>privacy policy</a>.</p>
      <a href=/forgot>Forgot it?</a><label>Name <input></label>
      """)
    #expect(
      listener.heard() == [
        "By going on you accept the terms, link, and the privacy policy, link, Forgot it? link, "
          + "Name, edit, blank, 1 of 1, Return: next"
      ])
    listener.ask("t")
    #expect(
      listener.told().first?.outline == [
        "text: By going on you accept the", "text: terms", "text: link", "text: and the",
        "text: privacy policy", "text: link", "text: Forgot it?", "text: link",
      ])
  }

  @Test func `A link in another language has its voice`() throws {
    let listener = try Listener.at("<p>See <a href=/x lang=fr>ici</a>.</p><label>A <input></label>")
    let parts = listener.told()[0].parts.prefix(3)
    #expect(parts.map(\.language) == [nil, "fr", "en"])
    #expect(parts.map(\.text.string) == ["See", "ici", "link"])
  }

  @Test func `Text after the last stop is called text`() throws {
    let listener = try Listener(
      """
      <form aria-label=Test><label>Name <input></label><button>Send</button>
      <p>No account? <a href=/s>Sign up</a></p></form>
      """)
    listener.forget()
    listener.press(.tab)
    #expect(
      listener.heard() == ["Send, button, text after it, No account? Sign up, link"])
  }

  // MARK: What the page found wrong

  @Test func `Problems of the form as a whole count with those of its fields`() throws {
    let listener = try Listener(
      """
      <form aria-label=Test><div role=alert><ul><li>The passwords differ<li>Email is missing</ul></div>
      <label>Email <input class=is-invalid></label><button>Send</button></form>
      """)
    #expect(
      listener.heard() == [
        "Test, form, 1 field, 2 problems, The passwords differ, Email is missing, F1 for help",
        "Email, edit, blank, invalid entry, Error 2 of 2: Email is missing, 1 of 1, Return: next",
      ])
    listener.ask("e")
    #expect(
      listener.heard() == ["The passwords differ", "Email, Error 2 of 2: Email is missing"])
  }
}
