import FormRuntime
import SpeechCore
import Testing

/// Which announcements go with the field that they are about, and which are heard all the same.
@MainActor
@Suite struct SubjectTests {
  private let page = """
    <label>Email <input type=email value=nope required></label>
    <label>Day <input type=date></label><label><input type=checkbox> News</label>
    """

  /// What was told, each by its event and by what it depends on.
  private func terms(_ listener: Listener) -> [String] {
    listener.told().map { "\($0.event): \($0.subject?.term.rawValue ?? "nothing")" }
  }

  @Test func `Where one is, and what is asked of a field, go with that field`() throws {
    let listener = try Listener.at(page)
    listener.ask("f")
    listener.ask("v")
    listener.ask("s")
    #expect(
      terms(listener) == ["focus: presence", "read: presence", "read: presence", "read: presence"])
  }

  @Test func `What a key changed counts until one has moved on`() throws {
    let listener = try Listener.at(page)
    listener.press(.tab)
    listener.forget()
    listener.press(.up)
    listener.press(.left)
    listener.press(.tab)
    listener.press(.character(" "))
    #expect(
      terms(listener) == [
        "valueChanged: attention", "part: attention", "focus: presence", "valueChanged: attention",
      ])
  }

  @Test func `Echoes, refusals and the form as a whole depend on no field`() throws {
    let listener = try Listener.at(page)
    listener.forget()
    listener.type("x")
    listener.press(.backspace, .home)
    listener.ask("e")
    listener.press(.function(1))
    #expect(
      terms(listener) == [
        "typed: nothing", "deleted: nothing", "caret: nothing", "refused: nothing",
        "read: nothing",
      ])
  }

  @Test func `A failed submit is told whatever goes, what became of a field goes with it`() throws {
    let listener = try Listener.at(page)
    listener.forget()
    listener.ask(.return)
    listener.paste("@example.com")
    listener.press(.tab)
    #expect(
      terms(listener) == [
        "submitFailed: nothing", "typed: nothing", "revalidated: presence", "focus: presence",
      ])
  }

  @Test func `Of two subjects each is its own`() throws {
    let listener = try Listener.at(page)
    listener.press(.tab)
    let subjects = listener.told().map(\.subject)
    #expect(subjects.count == 2 && subjects[0] != subjects[1])
  }
}
