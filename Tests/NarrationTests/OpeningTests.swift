import Narration
import Testing

@MainActor
@Suite struct OpeningTests {
  @Test func `A form tells its name and size, then its first field`() throws {
    let listener = try Listener(
      """
      <title>Sign up</title>
      <form><label>Name <input></label><label>City <input></label><button>Send</button></form>
      """)
    #expect(
      listener.heard() == [
        "Sign up, form, 2 fields, F1 for help", "Name, edit, blank, 1 of 2, Return: next",
      ])
  }

  @Test func `A form of one field has one field`() throws {
    let listener = try Listener("<form aria-label=Search><input type=search name=q></form>")
    #expect(
      listener.heard() == [
        "Search, form, 1 field, F1 for help", "Q, search edit, blank, 1 of 1, Return: submit",
      ])
  }

  @Test func `In brief, help is not offered`() throws {
    let listener = try Listener(
      "<form aria-label=Search><input type=search name=q></form>", .brief)
    #expect(listener.heard() == ["Search, form, 1 field", "Q, search edit, blank"])
  }

  @Test func `What the server found wrong is said first, and focus is on the first of it`() throws {
    let listener = try Listener(
      """
      <form aria-label=Passport>
      <div role=alert><h2>There is a problem</h2>
      <ul><li>Enter the number<li>Enter the year</ul></div>
      <label>Name <input value=Anna></label>
      <label>Number <input aria-invalid=true aria-describedby=e></label>
      <p id=e class=error>Error: Enter the number</p>
      <label>Year <input aria-invalid=true aria-describedby=f></label>
      <p id=f class=error>Enter the year</p>
      <button>Send</button></form>
      """)
    let told = listener.told()
    #expect(
      told[0].outline == [
        "name: Passport", "summary: form, 3 fields", "summary: 2 problems",
        "error: Enter the number", "error: Enter the year", "message: F1 for help",
      ])
    #expect(
      told[1].text == "Number, edit, blank, invalid entry, Error 1 of 2: Enter the number, 2 of 3, "
        + "Return: next")
    #expect(told.count == 2)
  }

  @Test func `A summary that has the same line for several fields is heard to say it once`() throws
  {
    let listener = try Listener(
      """
      <form aria-label=Test><ul role=alert><li><a href=#a>Enter a date</a>
      <li><a href=#b>Enter a date</a><li>Try again<li>Try again</ul>
      <label>From <input id=a></label><label>To <input id=b></label><button>Send</button></form>
      """)
    listener.press(.tab)
    #expect(
      listener.heard() == [
        "Test, form, 2 fields, 3 problems, Enter a date, Try again, F1 for help",
        "From, edit, blank, invalid entry, Error 2 of 3: Enter a date, 1 of 2, Return: next",
        "To, edit, blank, invalid entry, Error 3 of 3: Enter a date, 2 of 2",
      ])
  }

  @Test func `A summary of errors without marked fields still counts`() throws {
    let listener = try Listener(
      "<form aria-label=Test><p role=alert>Try again later</p><input name=a><button>Send</button>"
        + "</form>")
    #expect(
      listener.heard() == [
        "Test, form, 1 field, 1 problem, Try again later, F1 for help",
        "A, edit, blank, 1 of 1, Return: next",
      ])
  }

  @Test func `A form in another language speaks it, and the program its own`() throws {
    let listener = try Listener(
      "<html lang=de><form aria-label=Anmeldung><label>Ort <input value=Bonn></label></form>")
    let told = listener.told()
    #expect(told[0].parts.map(\.language) == ["de", "en", "en"])
    #expect(told[1].parts.map(\.language) == ["de", "en", "de", "en", "en"])
  }
}
