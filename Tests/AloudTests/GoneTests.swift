import Aloud
import Testing

/// What is about something that is gone is not said, and nothing else is lost.
///
/// Nobody cuts here when a key is pressed: a program that embeds a form need not.
@MainActor
@Suite struct GoneTests {
  private let program = Program(fields: "Name", "City", "Code")
  private let hearing: Hearing

  init() throws {
    hearing = try Hearing(source: program)
    hearing.listenToEnd()
  }

  /// What became of what, since the form had opened.
  private var outcomes: [String] {
    hearing.listenToEnd()
    return Array(hearing.outcomes.dropFirst(2))
  }

  private func press(_ codes: Key.Code...) {
    for code in codes { hearing.session.handle(.key(Key(code))) }
  }

  private func ask(_ letter: Unicode.Scalar) {
    hearing.session.handle(.key(hearing.session.keymap.prefix))
    press(.character(letter))
  }

  @Test func `A field that is removed before it is said is not said`() {
    program.say("Wait a moment")
    ask("v")
    ask("f")
    program.remove("Name")
    #expect(
      outcomes == [
        "dropped: ", "dropped: ", "heard: Wait a moment",
        "heard: No longer available. Now on: City, edit, blank, 1 of 2",
      ])
  }

  @Test func `What is being said of a field that is removed is cut`() {
    ask("f")
    hearing.listen(forSeconds: 0.8)
    program.remove("Name")
    #expect(
      outcomes == [
        "cut: Name", "heard: No longer available. Now on: City, edit, blank, 1 of 2",
      ])
  }

  @Test func `Another field that is removed takes nothing of this one with it`() {
    ask("f")
    program.remove("Code")
    #expect(outcomes == ["heard: Name, edit, blank, 1 of 3, Return: next"])
  }

  @Test func `A field that is put out of use is gone too`() {
    program.say("Wait a moment")
    ask("f")
    program.change("Name") { $0.isDisabled = true }
    #expect(outcomes.prefix(2) == ["dropped: ", "heard: Wait a moment"])
  }

  @Test func `A problem of a field that is removed is not told any more`() throws {
    program.change("City") { $0.constraints.isRequired = true }
    hearing.session.handle(.command(.submit))
    hearing.listenToEnd()
    program.say("Wait a moment")
    press(.character("x"), .tab)
    program.remove("City")
    #expect(
      outcomes.dropFirst() == [
        "dropped: ", "heard: Wait a moment", "heard: x",
        "heard: Code, edit, blank, 3 of 3, Return: submit",
      ])
  }

  @Test func `A failed submit is heard though its field is removed`() {
    program.change("City") { $0.constraints.isRequired = true }
    hearing.session.handle(.command(.submit))
    hearing.listen(forSeconds: 0.5)
    program.remove("City")
    program.say("At once", .high)
    program.say("At some time", .low)
    hearing.session.handle(.command(.focus(ElementID(0))))
    #expect(outcomes.contains { $0.hasPrefix("heard: 1 problem, focus moved to: City, edit") })
    #expect(!outcomes.contains { $0.hasPrefix("cut") })
  }

  @Test func `What an earlier key changed is not told once another field has the focus`() {
    program.say("Wait a moment")
    program.change("Name") { $0.value = .text("Anna") }
    press(.tab)
    #expect(
      outcomes == [
        "dropped: ", "heard: Wait a moment", "heard: City, edit, blank, 2 of 3",
      ])
  }

  @Test func `What a key did is told though the program moves on at once`() {
    program.say("Wait a moment")
    press(.character("x"))
    program.change("Name") { $0.value = .text("Anna") }
    program.focus("City")
    #expect(
      outcomes == [
        "heard: Wait a moment", "heard: x", "heard: Anna", "heard: City, edit, blank, 2 of 3",
      ])
  }

  @Test func `Messages are heard whatever goes`() {
    program.say("One")
    program.say("Two", .low)
    program.remove("Name")
    program.remove("City")
    #expect(outcomes.contains("heard: One"))
    #expect(outcomes.contains("heard: Two"))
  }

  @Test func `Where no field has the focus any more, the last one is not told`() {
    program.say("Wait a moment")
    press(.tab)
    for name in ["Name", "City", "Code"] { program.remove(name) }
    #expect(
      outcomes.filter { $0.hasPrefix("heard") } == [
        "heard: Wait a moment", "heard: No field focused",
      ])
  }
}
