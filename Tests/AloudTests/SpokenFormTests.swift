import Aloud
import Testing

@testable import EspeakSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A form from its page to what is heard of it, with the real engine.
@MainActor
@Suite struct SpokenFormTests {
  private let page = """
    <form aria-label="Sign up"><label>Name <input required></label>
    <label>City <input></label><button>Send</button></form>
    """

  @Test func `What is let finish is heard whole, what a key cuts up to the last word`() throws {
    let hearing = try Hearing(page)
    hearing.listenToEnd()
    #expect(
      hearing.outcomes == [
        "heard: Sign up, form, 2 fields, F1 for help",
        "heard: Name, edit, blank, required, 1 of 2, Return: next",
      ])
    hearing.press(Key(.tab))
    hearing.listen(forSeconds: 1)
    hearing.press(Key(.tab))
    hearing.listenToEnd()
    #expect(hearing.outcomes.suffix(2) == ["cut: City, edit", "heard: Send, button"])
    #expect(hearing.sink.samples.contains { $0 != 0 })
  }

  @Test func `What was never begun is dropped`() throws {
    let hearing = try Hearing(page)
    hearing.listen(forSeconds: 0.5)
    hearing.press(Key(.tab))
    hearing.listenToEnd()
    #expect(hearing.records.map(\.outcome) == [.cut, .dropped, .heard])
    #expect(hearing.records.last?.heardText == "City, edit, blank, 2 of 2")
  }

  @Test func `The same keys at the same times give the same samples and records`() throws {
    func run() throws -> Hearing {
      let hearing = try Hearing(page)
      hearing.listen(forSeconds: 1.25)
      hearing.press(Key(.tab))
      hearing.listen(forSeconds: 0.4)
      hearing.press(Key(.tab))
      hearing.press(Key(.return))
      hearing.listenToEnd()
      return hearing
    }
    let (first, second) = (try run(), try run())
    #expect(first.sink.samples == second.sink.samples)
    #expect(first.records == second.records)
    #expect(
      first.outcomes.last == "heard: 1 problem, focus moved to: Name, edit, required, "
        + "invalid entry, Error 1 of 1: Fill in this field. blank")
  }

  @Test func `A name that crashes the engine costs only itself, and that is said`() throws {
    let name = String(repeating: "a.", count: 100)
    let hearing = try Hearing(
      "<form aria-label=Test><label>\(name) <input></label><button>Send</button></form>")
    hearing.listenToEnd()
    #expect(hearing.failures == [.engineStopped])
    #expect(
      hearing.outcomes == [
        "heard: Test, form, 1 field, F1 for help", "cut: edit, blank, 1 of 1, Return: next",
        "heard: Speech failed for this text",
      ])
    hearing.press(Key(.tab))
    hearing.listenToEnd()
    #expect(hearing.outcomes.last == "heard: Send, button")
  }

  @Test func `A value that is hard to say ends, spoken or not`() throws {
    let hearing = try Hearing(
      "<form aria-label=Test><label>A <input value=\"\(String(repeating: "s'", count: 120))\">"
        + "</label><button>Send</button></form>")
    hearing.listenToEnd()
    hearing.press(Key(.tab))
    hearing.listenToEnd()
    #expect(hearing.outcomes.last == "heard: Send, button")
  }

  @Test func `A worker that is killed costs one utterance at most`() throws {
    let hearing = try Hearing(page)
    hearing.listen(forSeconds: 1)
    let worker = try #require(hearing.engine.workerProcessID)
    #expect(kill(worker, SIGKILL) == 0)
    hearing.listenToEnd()
    #expect(hearing.failures.count <= 1)
    hearing.press(Key(.tab))
    hearing.listenToEnd()
    #expect(hearing.outcomes.last == "heard: City, edit, blank, 2 of 2")
    #expect(hearing.engine.workerProcessID != worker)
  }
}
