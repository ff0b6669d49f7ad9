import AudioSinks
import FormCore
import FormFiles
import FormRuntime
import Narration
import SpeechCore
import Synchronization
import Testing

@testable import TerminalFrontEnd

extension TerminalOwnerTests {
  /// Control+O and Space at a terminal: what is being said stops, and goes on.
  @MainActor
  @Suite(.serialized, .timeLimit(.minutes(1))) struct PauseKeyTests {
    /// A person at a terminal, whose clock only the test moves.
    @MainActor final class Person {
      let sink = VirtualSink(sampleRate: 1000)
      let queue: SpeechQueue
      private let terminal: TerminalPair
      private let printout = Printout()
      private let focusMode: FocusMode
      private let events: AsyncStream<FormEvent>
      private let log = Log()
      private var ending: Task<FormSession.Outcome, Never>?

      final class Log: Sendable { let records = Mutex<[AnnouncementRecord]>([]) }

      init(_ page: String, speaks: Bool = true) throws {
        terminal = try TerminalPair()
        let input = try TerminalInput(input: terminal.program, output: terminal.program)
        var observer = SpeechQueue.Observer()
        observer.onOutcome = { [log] record in log.records.withLock { $0.append(record) } }
        queue = SpeechQueue(
          engine: speaks ? RampEngine() : nil, sink: sink,
          profile: VoiceProfile(pauseAfter: 0), observer: observer)
        let session = FormSession(
          source: try HTMLPage(bytes: Array(page.utf8), file: "a.html").form())
        let speaker = FormSpeaker(
          narrator: Narrator(
            settings: ReadingSettings(verbosity: .brief), vocabulary: try .english),
          queue: queue)
        let screen = Screen(descriptor: printout.descriptor)
        let printer = FormPrinter(
          screen: screen, session: session, speaker: speaker, hasNoSpeech: !speaks)
        let (events, told) = AsyncStream.makeStream(of: FormEvent.self)
        self.events = events
        session.onEvent = { event, input in
          printer.show(event, speaker.tell(event, input: input))
          told.yield(event)
        }
        focusMode = FocusMode(
          session: session, speaker: speaker, printer: printer, screen: screen, input: input)
      }

      func sitDown() async {
        ending = Task { [focusMode] in await focusMode.run() }
        await wait { if case .focused = $0 { true } else { false } }
      }

      /// Presses keys, and waits for what the last of them leads to.
      func press(_ keys: String, until isIt: (FormEvent) -> Bool) async {
        terminal.type(keys)
        await wait(isIt)
      }

      func pressPause() async { await press("\u{F} ") { $0 == .requested(.pause) } }

      /// Leaves, and waits until that is over.
      func leave() async -> FormSession.Outcome? {
        await press("\u{3}") { $0 == .left }
        sink.playOut()
        return await ending?.value
      }

      func printed() -> String { printout.take() }

      var outcomes: [String] {
        log.records.withLock { $0.map { "\($0.outcome): \($0.heardText)" } }
      }

      private func wait(_ isIt: (FormEvent) -> Bool) async {
        for await event in events where isIt(event) { return }
      }
    }

    private let page = """
      <form aria-label="One two three four five"><label>Name <input></label></form>
      """

    /// The name of the form, and how many fields it has; then the field.
    private let opening =
      RampEngine.samples("One two three four five") + RampEngine.samples("form, 1 field")
    private let field =
      RampEngine.samples("Name") + RampEngine.samples("edit")
      + RampEngine.samples("blank")

    private func silence(_ count: Int) -> [Int16] { Array(repeating: 0, count: count) }

    @Test func `A text is paused in the middle of a word, and goes on with that word`()
      async throws
    {
      let person = try Person(page)
      await person.sitDown()
      person.sink.advance(byFrames: 23)
      await person.pressPause()
      #expect(person.queue.isPaused)
      person.sink.advance(byFrames: 500)
      #expect(person.outcomes == [])
      await person.pressPause()
      person.sink.playOut()
      #expect(
        person.sink.samples == opening[..<23] + silence(500) + opening[20...] + field)
      #expect(
        person.outcomes == [
          "heard: One two three four five, form, 1 field", "heard: Name, edit, blank",
        ])
      #expect(await person.leave() == .left)
    }

    @Test func `After the prefix any other key cuts`() async throws {
      let person = try Person(page)
      await person.sitDown()
      person.sink.advance(byFrames: 23)
      await person.press("\u{F}r") { $0 == .requested(.repeatLast) }
      person.sink.playOut()
      #expect(person.sink.samples == opening[..<23] + opening + field)
      #expect(
        person.outcomes == [
          "cut: One two", "dropped: ", "heard: One two three four five, form, 1 field",
          "heard: Name, edit, blank",
        ])
      #expect(await person.leave() == .left)
    }

    @Test(arguments: ["x", "\u{1B}\u{1B}x", "\u{F}r", "\u{F}\u{F}"])
    func `Any other key cuts what is paused`(keys: String) async throws {
      let person = try Person(page)
      await person.sitDown()
      person.sink.advance(byFrames: 23)
      await person.pressPause()
      person.sink.advance(byFrames: 500)
      await person.press(keys) { event in
        switch event {
        case .typed, .refused, .requested(.repeatLast): true
        default: false
        }
      }
      #expect(!person.queue.isPaused)
      #expect(person.outcomes.prefix(2) == ["cut: One two", "dropped: "])
      person.sink.playOut()
      #expect(person.outcomes.last?.hasPrefix("heard: ") == true)
      #expect(await person.leave() == .left)
    }

    @Test func `Whoever leaves in a pause hears that they have left`() async throws {
      let person = try Person(page)
      await person.sitDown()
      person.sink.advance(byFrames: 23)
      await person.pressPause()
      #expect(await person.leave() == .left)
      #expect(
        person.outcomes == [
          "cut: One two", "dropped: ", "heard: Left without submitting: One two three four five",
        ])
    }

    @Test func `Where nothing is being said, a pause says so and stops nothing`() async throws {
      let person = try Person(page)
      await person.sitDown()
      person.sink.playOut()
      await person.pressPause()
      #expect(!person.queue.isPaused)
      person.sink.playOut()
      #expect(person.outcomes.last == "heard: nothing is being said")
      #expect(await person.leave() == .left)
    }

    @Test func `A pause prints nothing where it is heard, and an answer where all is printed`()
      async throws
    {
      let person = try Person(page)
      await person.sitDown()
      _ = person.printed()
      await person.pressPause()
      #expect(person.printed() == "")
      #expect(await person.leave() == .left)

      let reader = try Person(page, speaks: false)
      await reader.sitDown()
      _ = reader.printed()
      await reader.pressPause()
      #expect(reader.printed().contains("nothing is being said"))
      #expect(await reader.leave() == .left)
    }
  }
}
