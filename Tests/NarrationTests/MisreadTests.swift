import FormCore
import FormRuntime
import Testing

/// What was not understood, met again.
@Suite @MainActor struct MisreadTests {
  @Test func `A date that was not understood is written anew`() throws {
    let listener = try Listener.at(
      "<label>Day <input type=date></label><label>Name <input></label>")
    listener.forget()
    listener.type("31/2/27")
    listener.press(.tab)
    #expect(listener.heard().suffix(2).first == "Day, not understood as a date")
    listener.press(Key(.tab, .shift))
    listener.type("3 May 2027")
    listener.forget()
    listener.press(.tab)
    #expect(listener.heard() == ["Monday, 3 May 2027", "Name, edit, blank, 2 of 2"])
  }

  @Test func `It can be mended in its place too`() throws {
    let listener = try Listener.at(
      "<label>Day <input type=date></label><label>Name <input></label>")
    listener.type("31/2/27")
    listener.press(.tab)
    listener.press(Key(.tab, .shift), Key(.home), Key(.delete), Key(.delete))
    listener.type("1")
    listener.forget()
    listener.press(.tab)
    #expect(listener.heard().first == "Monday, 1 February 2027")
  }

  @Test func `A number is written with the comma of its language`() throws {
    let listener = try Listener(
      """
      <html lang=de><form aria-label=Test><label>Betrag <input type=number step=0.01></label>
      <label lang=en>Amount <input type=number step=0.01></label><button>Send</button></form>
      """)
    listener.type("0,5")
    listener.forget()
    listener.press(.tab)
    #expect(listener.heard() == ["Amount, number edit, blank, in steps of 0.01, 2 of 2"])
    #expect(listener.session.tree.elements[0].value == .text("0.5"))
    listener.type("1,5")
    listener.forget()
    listener.press(.tab)
    #expect(listener.heard().first == "Amount, not understood as a number")
  }

  @Test func `A file of a kind that is not taken is told when it is left`() throws {
    let listener = try Listener.at(
      "<label>Photo <input type=file accept=.jpg></label><label>Name <input></label>")
    listener.type(#filePath)
    listener.forget()
    listener.press(.tab)
    #expect(listener.heard().first == "Photo, Choose a file of these kinds: .jpg.")
  }
}
