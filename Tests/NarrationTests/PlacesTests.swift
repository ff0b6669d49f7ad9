import FormCore
import FormRuntime
import Narration
import Testing

/// What a person hears who asks where they are, or what is in the form.
@MainActor
@Suite struct PlacesTests {
  private static let page = """
    <form aria-label=Order><fieldset><legend>You</legend>
    <label>Name <input required value=Jo></label>
    <fieldset><legend>Post</legend><label>Street <input required></label></fieldset></fieldset>
    <label>Note <textarea>One
    two</textarea></label>
    <label>Code <input type=password value=abc></label>
    <label>News <input type=checkbox></label>
    <label>Old <input disabled value=x></label>
    <label>Size <select><option>S<option selected>M</select></label>
    <button>Send</button><button disabled name=b>Later</button></form>
    """

  private func listener(_ verbosity: Verbosity = .normal) throws -> Listener {
    let listener = try Listener(Self.page, verbosity)
    listener.forget()
    return listener
  }

  @Test func `Where am I goes from the form to the caret, and tells what is left`() throws {
    let listener = try listener()
    listener.press(.left)
    listener.forget()
    listener.ask("w")
    #expect(
      listener.heard() == [
        "Order, You, group, Name, edit, 1 of 6, character 2 of 2, 1 required field is empty"
      ])
    listener.press(.end, .tab)
    listener.forget()
    listener.ask("w")
    #expect(
      listener.heard() == [
        "Order, You, group, Post, group, Street, edit, 2 of 6, 1 required field is empty"
      ])
  }

  @Test func `After a failed submit it tells how many problems are left`() throws {
    let listener = try listener()
    listener.ask(.return)
    listener.type("x")
    listener.forget()
    listener.ask("w")
    #expect(
      listener.heard() == [
        "Order, You, group, Post, group, Street, edit, 2 of 6, at the end of 1 character, "
          + "1 problem left, no required field is empty"
      ])
    listener.press(.tab)
    listener.forget()
    listener.ask("w")
    #expect(
      listener.heard() == [
        "Order, Note, edit, several lines, 3 of 6, line 2 of 2, column 4, no problems left, "
          + "no required field is empty"
      ])
  }

  @Test func `Of a secret it tells no more than its length`() throws {
    let listener = try listener()
    listener.press(.tab, .tab, .tab)
    listener.forget()
    listener.ask("w")
    #expect(
      listener.heard() == [
        "Order, Code, edit, protected, 4 of 6, at the end of 3 characters, "
          + "1 required field is empty"
      ])
  }

  @Test func `In brief it tells the same, as it was asked for`() throws {
    let listener = try listener(.brief)
    listener.ask("w")
    #expect(
      listener.heard() == [
        "Order, You, group, Name, edit, 1 of 6, at the end of 2 characters, "
          + "1 required field is empty"
      ])
  }

  @Test func `The whole form is read with what is filled in, buttons last`() throws {
    let listener = try listener()
    listener.ask("l")
    #expect(
      listener.heard() == [
        "You, group, Name, Jo, required, Post, group, Street, blank, required, "
          + "Note, 2 lines: One, two, Code, 3 characters, News, not checked, "
          + "Old, x, unavailable, Size, M, Send, button, Later, button, unavailable"
      ])
  }

  @Test func `After a failed submit the whole form tells what is invalid`() throws {
    let listener = try listener()
    listener.ask(.return)
    listener.forget()
    listener.ask("l")
    let words = listener.heard().first ?? ""
    #expect(words.contains("Name, Jo, required, Post"))
    #expect(words.contains("Street, blank, required, invalid entry, Note"))
  }
}
