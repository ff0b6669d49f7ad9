import Aloud
import Testing

@testable import EspeakSpeech

/// Dates with the real engine.
@MainActor
@Suite struct SpokenDatesTests {
  private func atDate() throws -> Hearing {
    let hearing = try Hearing(
      """
      <form aria-label=Trip><label>Day <input type=date value=2027-05-03></label>
      <label>Name <input></label><button>Send</button></form>
      """)
    hearing.listenToEnd()
    return hearing
  }

  @Test func `What was typed is heard back whole, and the next field after it`() throws {
    let hearing = try atDate()
    for scalar in "4 June 2027".unicodeScalars { hearing.press(Key(.character(scalar))) }
    hearing.press(Key(.tab))
    hearing.listenToEnd()
    #expect(
      hearing.outcomes.suffix(2) == [
        "heard: Friday, 4 June 2027", "heard: Name, edit, blank, 2 of 2",
      ])
    #expect(hearing.failures.isEmpty)
  }

  @Test func `An arrow cuts what the one before has told`() throws {
    let hearing = try atDate()
    hearing.press(Key(.up))
    hearing.listen(forSeconds: 0.3)
    hearing.press(Key(.up))
    hearing.listenToEnd()
    #expect(hearing.records.suffix(2).map(\.outcome) == [.cut, .heard])
    #expect(hearing.records.last?.heardText == "Wednesday, 5 May")
  }
}
