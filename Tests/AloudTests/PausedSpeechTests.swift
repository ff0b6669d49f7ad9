import Aloud
import Testing

/// A pause with the real engine: the same text gives the same samples, whenever it is asked for.
@MainActor
@Suite struct PausedSpeechTests {
  private let page = """
    <form aria-label="Join the Harbour Library"><label>Your full name <input></label></form>
    """

  /// What is heard without a pause, to compare.
  private func whole() throws -> [Int16] {
    let hearing = try Hearing(page)
    hearing.listenToEnd()
    return hearing.sink.samples
  }

  @Test(arguments: [0.3, 0.7, 1.1, 2.6])
  func `It goes on with the word in which it was stopped`(seconds: Double) throws {
    let whole = try whole()
    let hearing = try Hearing(page)
    hearing.listen(forSeconds: seconds)
    let stop = hearing.sink.samples.count
    #expect(hearing.sink.samples == Array(whole[..<stop]))
    hearing.queue.pause()
    hearing.listen(forSeconds: 1)
    let silent = hearing.sink.samples.count
    #expect(hearing.sink.samples[stop...].allSatisfy { $0 == 0 })
    hearing.queue.resume()
    hearing.listenToEnd()
    let rest = hearing.sink.samples[silent...]
    #expect(rest.elementsEqual(whole.suffix(rest.count)))
    // At most a word is heard again.
    let again = rest.count - (whole.count - stop)
    #expect((0..<hearing.engine.sampleRate).contains(again))
    #expect(hearing.outcomes.allSatisfy { $0.hasPrefix("heard: ") })
  }

  @Test func `The pause key is a key of every front end`() throws {
    let hearing = try Hearing(page)
    let keys = [hearing.session.keymap.prefix, Key(.character(" "))]
    hearing.listen(forSeconds: 0.7)
    keys.forEach(hearing.press)
    #expect(hearing.queue.isPaused)
    hearing.listen(forSeconds: 1)
    keys.forEach(hearing.press)
    #expect(!hearing.queue.isPaused)
    hearing.listenToEnd()
    #expect(
      hearing.outcomes == [
        "heard: Join the Harbour Library, form, 1 field, F1 for help",
        "heard: Your full name, edit, blank, 1 of 1, Return: submit",
      ])
  }
}
