import Aloud
import Testing

/// Changing the voice, and turning speech off, with the real engine.
@MainActor
@Suite struct MutingTests {
  private let page = """
    <form aria-label="Test"><label>Name <input></label><label>City <input></label></form>
    """

  private func ask(_ hearing: Hearing, _ letter: Unicode.Scalar) {
    hearing.press(hearing.session.keymap.prefix)
    hearing.press(Key(.character(letter)))
  }

  @Test func `Speech off is said before it falls silent, and nothing is lost for print`() throws {
    let hearing = try Hearing(page)
    hearing.listenToEnd()
    ask(hearing, "m")
    hearing.listenToEnd()
    let heard = hearing.sink.samples.count
    #expect(hearing.sink.samples.contains { $0 != 0 })
    hearing.press(Key(.tab))
    hearing.listenToEnd()
    #expect(hearing.sink.samples.count == heard)
    ask(hearing, "m")
    hearing.listenToEnd()
    hearing.press(Key(.tab, .shift))
    hearing.listenToEnd()
    #expect(hearing.sink.samples.count > heard)
    #expect(
      hearing.outcomes.suffix(4) == [
        "heard: speech off", "heard: City, edit, blank, 2 of 2, Return: submit",
        "heard: speech on", "heard: Name, edit, blank, 1 of 2, Return: next",
      ])
  }

  @Test func `A faster voice says the new rate, and all that comes after, in less time`() throws {
    func seconds(faster count: Int) throws -> [Double] {
      let hearing = try Hearing(page)
      hearing.listenToEnd()
      for _ in 0..<count { ask(hearing, "+") }
      hearing.listenToEnd()
      hearing.press(Key(.tab))
      hearing.listenToEnd()
      #expect(hearing.outcomes.last == "heard: City, edit, blank, 2 of 2, Return: submit")
      return hearing.records.suffix(2).map(\.duration)
    }
    let usual = try seconds(faster: 0)[1]
    let faster = try seconds(faster: 5)
    #expect(faster[1] < usual * 0.8)
  }
}
