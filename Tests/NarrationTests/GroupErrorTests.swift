import FormRuntime
import Narration
import Testing

/// What is heard where an error is that of a whole group.
@MainActor
@Suite struct GroupErrorTests {
  private let birthday = """
    <fieldset aria-describedby=e><legend>Date of birth</legend>
    <p id=e class=govuk-error-message>Error: The date must be in the past</p>
    <label>Day <input class=govuk-input--error value=31></label>
    <label>Year <input class=govuk-input--error value=2099></label></fieldset>
    """

  @Test func `Each field that is wrong says it, and nobody hears it twice at once`() throws {
    let listener = try Listener.at(birthday, .brief)
    listener.press(.tab)
    #expect(
      listener.heard() == [
        "Date of birth, Day, edit, 31, invalid entry, "
          + "Error 1 of 1: The date must be in the past",
        "Year, edit, 2099, invalid entry, Error 1 of 1: The date must be in the past",
      ])
  }

  @Test func `It is one problem, and counts beside the others as one`() throws {
    let listener = try Listener(
      "<form aria-label=Test>\(birthday)<label>City <input required></label>"
        + "<button>Send</button></form>")
    #expect(listener.heard().first == "Test, form, 3 fields, 1 problem, F1 for help")
    listener.session.handle(.command(.submit))
    #expect(
      listener.heard() == [
        "2 problems, focus stays on: Day, edit, invalid entry, "
          + "Error 1 of 2: The date must be in the past, 31"
      ])
    listener.session.handle(.command(.problem(.forward)))
    listener.session.handle(.command(.problem(.forward)))
    #expect(
      listener.heard() == [
        "City, edit, blank, required, invalid entry, Error 2 of 2: Fill in this field. 3 of 3",
        "from the top, Date of birth, group, Day, edit, 31, invalid entry, "
          + "Error 1 of 2: The date must be in the past, 1 of 3",
      ])
    listener.session.handle(.command(.listProblems))
    #expect(
      listener.heard() == [
        "Day, Error 1 of 2: The date must be in the past, City, Error 2 of 2: Fill in this field."
      ])
    listener.press(.tab)
    listener.type("9")
    listener.press(.tab)
    #expect(
      listener.heard().last
        == "City, edit, blank, required, invalid entry, Error 1 of 1: Fill in this field. 3 of 3")
  }

  @Test func `Once one of them is changed, it is said of none`() throws {
    let listener = try Listener.at(birthday)
    listener.press(.tab)
    listener.type("9")
    listener.forget()
    listener.press(Key(.tab, .shift))
    #expect(listener.heard() == ["Day, edit, 31, 1 of 2"])
  }

  @Test(
    "What two elements say in the same words is heard once",
    arguments: [
      (
        "<label>A <input aria-invalid=true aria-describedby='e f e'></label>"
          + "<p id=e class=error>Wrong</p><p id=f class=error>Wrong</p>",
        "A, edit, blank, invalid entry, Error 1 of 1: Wrong, 1 of 1"
      ),
      (
        "<label>A <input aria-describedby='e f'></label><p id=e>Help</p><p id=f>Help</p>",
        "A, edit, blank, Help, 1 of 1"
      ),
      (
        "<label>A <input title=Wrong aria-describedby=e></label><p id=e class=error>Wrong</p>",
        "A, edit, blank, invalid entry, Error 1 of 1: Wrong, 1 of 1"
      ),
      (
        "<fieldset aria-describedby=e><legend>G</legend><p id=e>Help</p>"
          + "<label>A <input aria-describedby=e></label></fieldset>",
        "G, group, Help, A, edit, blank, 1 of 1"
      ),
    ])
  func saidOnce(_ controls: String, _ words: String) throws {
    #expect(try Listener.at(controls).heard() == [words + ", Return: next"])
  }

  private let interests = """
    <fieldset aria-describedby=e><legend>Interests</legend><p id=e class=error>Choose one</p>
    <label>Art <input type=checkbox name=i></label><label>Music <input type=checkbox name=i></label>
    </fieldset>
    """

  @Test func `The error of a group of check boxes is heard on entering it, in brief too`() throws {
    #expect(
      try Listener.at(interests, .brief).heard() == [
        "Interests, Art, check box, not checked, invalid entry, Error 1 of 1: Choose one"
      ])
    let listener = try Listener.at("<label>Name <input autofocus></label>" + interests)
    listener.press(Key(.tab, .shift))
    listener.forget()
    listener.press(Key(.tab, .shift))
    #expect(
      listener.heard() == [
        "Interests, group, Choose one, Music, check box, not checked, 3 of 3"
      ])
  }

  @Test func `Whichever of them is checked, none is wrong any more`() throws {
    let listener = try Listener.at(interests)
    listener.press(.tab)
    listener.press(.character(" "))
    listener.forget()
    listener.press(Key(.tab, .shift))
    #expect(listener.heard() == ["Art, check box, not checked, 1 of 2"])
  }

  @Test func `Check boxes of one name share an error that stands beside the first`() throws {
    let listener = try Listener.at(
      """
      <div><ul class=errorlist><li>Choose one</ul>
      <label>Art <input type=checkbox name=i aria-invalid=true></label>
      <label>Music <input type=checkbox name=i aria-invalid=true></label></div>
      """, .brief)
    listener.press(.tab)
    #expect(
      listener.heard() == [
        "Art, check box, not checked, invalid entry, Error 1 of 1: Choose one",
        "Music, check box, not checked, invalid entry, Error 1 of 1: Choose one",
      ])
    listener.press(.character(" "))
    listener.press(Key(.tab, .shift))
    #expect(listener.heard() == ["checked", "Art, check box, not checked"])
  }
}
