import FormCore
import FormRuntime
import SpeechCore
import Testing

@testable import Narration

/// Going back through what was said.
@MainActor
@Suite struct HistoryTests {
  private func listener() throws -> Listener {
    let listener = try Listener.at("<label>A <input></label><label>B <input></label>")
    listener.press(.tab)
    listener.type("x")
    listener.press(Key(.tab, .shift))
    listener.forget()
    return listener
  }

  @Test func `Up goes back, Down forward, each with how far back it is`() throws {
    let listener = try listener()
    for key in [Key.Code.up, .up, .up, .up, .down] { listener.ask(key) }
    #expect(
      listener.heard() == [
        "B, edit, blank, 2 of 2, 1 back",
        "A, edit, blank, 1 of 2, Return: next, 2 back",
        "Test, form, 2 fields, F1 for help, 3 back",
        "start of history, Test, form, 2 fields, F1 for help, 3 back",
        "A, edit, blank, 1 of 2, Return: next, 2 back",
      ])
  }

  @Test func `What is said anew is the newest`() throws {
    let listener = try listener()
    listener.ask(.up)
    listener.press(.tab)
    listener.ask(.down)
    listener.ask(.up)
    #expect(
      listener.heard() == [
        "B, edit, blank, 2 of 2, 1 back", "B, edit, x, 2 of 2",
        "end of history, B, edit, x, 2 of 2", "A, edit, blank, 1 of 2, 1 back",
      ])
  }

  @Test func `Left and Right stay with what was said of the field`() throws {
    let listener = try listener()
    for key in [Key.Code.left, .left, .right, .right] { listener.ask(key) }
    #expect(
      listener.heard() == [
        "A, edit, blank, 1 of 2, Return: next, 1 back",
        "start of history, A, edit, blank, 1 of 2, Return: next, 1 back",
        "A, edit, blank, 1 of 2",
        "end of history, A, edit, blank, 1 of 2",
      ])
  }

  @Test func `Echoes and changes of the reading are no part of it`() throws {
    let listener = try listener()
    listener.type("x")
    listener.press(.left)
    listener.ask("u")
    listener.ask("r")
    listener.forget()
    listener.ask(.down)
    #expect(listener.heard() == ["end of history, A, edit, blank, 1 of 2"])
  }

  @Test func `What was refused, deleted and taken back is part of it`() throws {
    let listener = try listener()
    listener.press(Key(.tab), Key(.backspace), .control("_"), .control("_"), .control("_"))
    let said = Array(listener.heard().dropLast())
    listener.forget()
    for _ in 1...3 { listener.ask(.up) }
    #expect(
      listener.heard() == said.suffix(3).reversed().enumerated().map { "\($1), \($0 + 1) back" })
  }

  @Test func `Before anything was said there is nothing`() throws {
    var narrator = Narrator(vocabulary: try .english)
    let event = FormEvent.requested(.history(.backward, .everything))
    #expect(narrator.announcements(for: event, input: 1).map(\.text) == ["Nothing there"])
  }

  @Test func `What the program itself has said is part of it`() throws {
    let speaker = FormSpeaker(
      narrator: Narrator(vocabulary: try .english),
      queue: SpeechQueue(engine: nil, sink: Unheard()))
    speaker.say("draft", .noDraft)
    let said = speaker.tell(.requested(.history(.backward, .everything)), input: 1)
    #expect(said.map(\.text) == ["start of history, There is no draft of this form"])
  }

  @Test func `Only so many are kept, and the oldest go`() {
    var history = History(limit: 3)
    for number in 1...2_005 { history.append(announcement("\(number)")) }
    #expect(history.count == 3)
    let back = (1...4).map { _ in history.move(.backward, in: .everything) }
    #expect(back.map { $0?.parts.first?.text.string } == ["2004", "2003", "2003", "2003"])
    #expect(back.map { $0?.isAtEnd } == [false, false, true, true])
  }

  @Test func `Ten thousand are kept`() {
    var history = History()
    for number in 1...10_001 { history.append(announcement("\(number % 7)")) }
    #expect(history.count == 10_000)
  }

  private func announcement(_ text: String) -> Announcement {
    Announcement(event: "focus", parts: [AnnouncementPart(.name, SafeText(text))])
  }
}
