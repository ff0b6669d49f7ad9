import FormCore
import FormRuntime
import Narration
import SpeechCore
import Testing

/// What is heard of a submit, of what is wrong, and of mending it.
@MainActor
@Suite struct SubmittingTests {
  private let signUp = """
    <label>Name <input required></label>
    <fieldset><legend>Contact</legend>
    <label>Email <input type=email value=nope aria-describedby=d></label><p id=d>For the receipt</p>
    </fieldset><label>Code <input type=password required></label>
    """

  private func atSend() throws -> Listener {
    let listener = try Listener.at(signUp)
    listener.press(.tab, .tab, .tab)
    listener.forget()
    return listener
  }

  @Test func `A failed submit is one announcement that only the person can cut`() throws {
    let listener = try atSend()
    listener.press(.return)
    let told = listener.told()
    #expect(
      told.map(\.outline) == [
        [
          "summary: 3 problems", "message: focus moved to:", "name: Name", "role: edit",
          "state: required", "state: invalid entry", "error: Error 1 of 3: Fill in this field.",
          "value: blank",
        ]
      ])
    #expect(
      told[0].text == "3 problems, focus moved to: Name, edit, required, invalid entry, "
        + "Error 1 of 3: Fill in this field. blank")
    #expect(told[0].isProtected && told[0].priority == .now)
  }

  @Test func `Where focus stays, that is said`() throws {
    let listener = try Listener.at("<label>Name <input required></label>")
    listener.forget()
    listener.ask(.return)
    #expect(
      listener.heard() == [
        "1 problem, focus stays on: Name, edit, required, invalid entry, "
          + "Error 1 of 1: Fill in this field. blank"
      ])
  }

  @Test func `A group that the focus enters is named before the field`() throws {
    let listener = try atSend()
    listener.press(Key(.tab, .shift))
    listener.type("x")
    listener.press(Key(.tab, .shift), Key(.tab, .shift))
    listener.type("Anna")
    listener.press(.tab, .tab, .tab)
    listener.forget()
    listener.press(.return)
    #expect(
      listener.heard() == [
        "1 problem, focus moved to: Contact, group, Email, edit, invalid entry, Error 1 of 1: "
          + "Enter an email address, such as name@example.com. nope"
      ])
  }

  @Test func `A field that was mended says so when it is left, and how many are left`() throws {
    let listener = try atSend()
    listener.press(.return)
    listener.type("Anna")
    listener.forget()
    listener.press(.tab)
    #expect(
      listener.heard() == [
        "Name, valid, 2 problems left",
        "Contact, group, Email, edit, nope, invalid entry, Error 1 of 2: "
          + "Enter an email address, such as name@example.com. For the receipt, 2 of 3",
      ])
    listener.press(.control("u"))
    listener.press(.tab)
    listener.type("secret")
    listener.press(.tab)
    #expect(
      listener.heard().filter { $0 != "star" } == [
        "nope", "Email, valid, 1 problem left",
        "Code, edit, protected, blank, required, invalid entry, "
          + "Error 1 of 1: Fill in this field. 3 of 3",
        "Code, valid, no problems left", "Send, button",
      ])
  }

  @Test func `A field that is wrong in another way says how`() throws {
    let listener = try Listener.at("<label>Email <input type=email required></label>")
    listener.press(.tab)
    listener.press(.return)
    listener.type("a")
    listener.forget()
    listener.press(.tab)
    #expect(
      listener.heard() == [
        "Email, invalid entry, Error 1 of 1: Enter an email address, such as name@example.com.",
        "Send, button",
      ])
  }

  @Test func `Problems are gone through and listed`() throws {
    let listener = try atSend()
    listener.ask("n")
    listener.ask("e")
    let unknown = "Nothing was checked yet; a submit checks the form"
    #expect(listener.heard() == [unknown, unknown])
    listener.press(.return)
    listener.forget()
    listener.ask("n")
    listener.ask("p")
    #expect(
      listener.heard() == [
        "Contact, group, Email, edit, nope, invalid entry, Error 2 of 3: "
          + "Enter an email address, such as name@example.com. For the receipt, 2 of 3",
        "Name, edit, blank, required, invalid entry, Error 1 of 3: Fill in this field. 1 of 3",
      ])
    listener.ask("e")
    #expect(
      listener.heard() == [
        "Name, Error 1 of 3: Fill in this field. Email, Error 2 of 3: "
          + "Enter an email address, such as name@example.com. "
          + "Code, Error 3 of 3: Fill in this field."
      ])
  }

  @Test func `A valid submit is confirmed by the form's name`() throws {
    let listener = try Listener.at("<label>Name <input></label>")
    listener.forget()
    listener.press(.tab, .return)
    #expect(listener.heard() == ["Send, button", "Submitted: Test"])
  }

  @Test func `Leaving says that nothing was submitted`() throws {
    let listener = try Listener.at("<label>Name <input></label>")
    listener.forget()
    listener.press(.control("c"))
    #expect(listener.heard() == ["Left without submitting: Test"])
  }

  @Test func `A reset is asked for twice, and said`() throws {
    let listener = try Listener.at("<label>Name <input></label><input type=reset value=Clear>")
    listener.type("a")
    listener.press(.tab)
    listener.forget()
    listener.press(.return)
    #expect(listener.heard() == ["This takes back all answers; press again to do so"])
    listener.press(.return)
    #expect(listener.heard() == ["All fields were reset"])
  }

  @Test func `A problem that cannot be reached is told with its field`() throws {
    var hidden = FormElement(id: ElementID(1), role: .textbox, name: "Token", value: .text(""))
    hidden.isOutOfSight = true
    var narrator = Narrator(vocabulary: try .english)
    let failure = SubmitFailure(
      problems: [FieldProblem(issue: ValidationIssue(element: hidden, validity: .valueMissing))],
      focused: nil, focusMoved: false)
    #expect(
      narrator.announcements(for: .submitFailed(failure), input: 1).map(\.text) == [
        "1 problem, Token, which cannot be reached: Fill in this field."
      ])
  }

  @Test func `Hidden and disabled controls are not judged`() throws {
    let listener = try Listener.at(
      "<input type=hidden name=t required><input required disabled><label>A <input></label>")
    listener.press(.tab, .return)
    #expect(listener.heard().last == "Submitted: Test")
  }
}
