import AudioSinks
import Foundation
import SpeechCore
import Synchronization
import Testing

@Suite("The speech queue")
struct SpeechQueueTests {
  let listener = Listener()

  @Test("Announcements are heard one after the other, their parts joined")
  func inOrder() {
    listener.say("one", "two")
    listener.say("three")
    listener.hearEverything()
    #expect(listener.outcomes == ["heard: one, two", "heard: three"])
    #expect(listener.records.map(\.time) == [0, 0.02])
    #expect(listener.records.map(\.duration) == [0.02, 0.01])
    #expect(listener.sink.samples == Array(repeating: 1, count: 30))
  }

  @Test("Parts before the last are spoken as if more followed")
  func continued() {
    listener.say("one", "two")
    listener.hearEverything()
    #expect(listener.engine.spoken.withLock { $0.map(\.isContinued) } == [true, false])
  }

  @Test("A pause stands between two announcements, and not before one that comes later")
  func pauses() {
    let listener = Listener(profile: VoiceProfile(pauseAfter: 0.005))
    listener.say("one")
    listener.say("two")
    listener.hearEverything()
    listener.wait(frames: 100)
    listener.say("three")
    listener.hearEverything()
    #expect(listener.records.map(\.time) == [0, 0.015, 0.125])
  }

  @Test("A key cuts what is being said, to the last whole word, and drops what waits")
  func interrupt() {
    listener.say("one two three")
    listener.say("four")
    listener.wait(frames: 25)
    listener.queue.interrupt()
    #expect(listener.outcomes == ["cut: one two", "dropped: "])
    #expect(listener.records.map(\.time) == [0, 0.025])
    #expect(listener.records.first?.duration == 0.025)
    listener.hearEverything()
    #expect(listener.sink.samples.count == 25, "nothing more is heard")
  }

  @Test("At every place of a cut, exactly the whole words before it were heard")
  func everyCut() {
    for frames in 0...41 {
      let listener = Listener()
      listener.say("one two", "three four")
      listener.wait(frames: frames)
      listener.queue.interrupt()
      let expected =
        switch frames {
        case 0: "dropped: "
        case 1..<10: "cut: "
        // Only what follows, or silence, shows that a part's last word was whole.
        case 10...20: "cut: one"
        case 21..<30: "cut: one two"
        case 30...40: "cut: one two, three"
        default: "heard: one two, three four"
        }
      #expect(listener.outcomes == [expected], "cut after \(frames) frames")
    }
  }

  @Test("A key when nothing is said changes nothing")
  func interruptInSilence() {
    listener.queue.interrupt()
    listener.say("one")
    listener.hearEverything()
    listener.queue.interrupt()
    #expect(listener.outcomes == ["heard: one"])
  }

  @Test("What is said now cuts; next waits; polite waits longest")
  func priorities() {
    listener.say("current one")
    listener.wait(frames: 10)
    listener.say("polite", priority: .polite)
    listener.say("next")
    listener.say("now", priority: .now)
    listener.hearEverything()
    #expect(
      listener.outcomes == ["cut: current", "heard: now", "heard: next", "heard: polite"])
  }

  @Test("What is protected is cut by nothing but the person")
  func protected() {
    listener.say("two problems", isProtected: true)
    listener.wait(frames: 5)
    listener.say("later")
    listener.say("urgent", priority: .now)
    listener.hearEverything()
    #expect(listener.outcomes == ["heard: two problems", "heard: urgent", "heard: later"])

    listener.say("three problems", isProtected: true)
    listener.wait(frames: 15)
    listener.queue.interrupt()
    #expect(listener.outcomes.last == "cut: three")
  }

  @Test("What is protected and begins just when something urgent comes is not cut")
  func protectedMeanwhile() {
    listener.say("current")
    listener.wait(frames: 5)
    listener.say("old field", topic: .focus)
    listener.say("two problems", isProtected: true)
    // Told that the old field is dropped, the listener goes on listening.
    listener.whenTold = { [listener] in listener.wait(frames: 15) }
    listener.say("new field", priority: .now, topic: .focus)
    listener.hearEverything()
    #expect(
      listener.outcomes
        == ["dropped: ", "cut: ", "heard: new field", "heard: two problems"])
  }

  @Test("Speech that ends for good just when something urgent comes leaves nothing behind")
  func unavailableMeanwhile() async {
    listener.say("one", "two")
    listener.wait(frames: 5)
    listener.say("old field", topic: .focus)
    listener.whenTold = { [listener] in
      listener.engine.isAvailable.withLock { $0 = false }
      listener.wait(frames: 15)
    }
    listener.say("new field", priority: .now, topic: .focus)
    listener.hearEverything()
    #expect(listener.outcomes == ["dropped: ", "heard: new field", "cut: "])
    await listener.queue.waitUntilIdle()
  }

  @Test("A newer focus makes an older one stale, whether it waits or is being said")
  func topics() {
    listener.say("message")
    listener.say("first field", topic: .focus)
    listener.say("second field", topic: .focus)
    #expect(listener.outcomes == ["dropped: "])
    listener.wait(frames: 25)
    listener.say("third field", topic: .focus)
    listener.hearEverything()
    #expect(
      listener.outcomes
        == ["dropped: ", "heard: message", "cut: second", "heard: third field"])
  }

  @Test("Equal announcements of one input are merged, and nothing else is")
  func merging() {
    listener.say("valid", input: 1)
    listener.say("valid", input: 1)
    listener.say("valid", input: 2)
    listener.say("valid")
    listener.say("valid")
    listener.hearEverything()
    #expect(listener.outcomes == Array(repeating: "heard: valid", count: 4))
  }

  @Test("A text that stops the engine costs that text, which is said, and nothing more")
  func crash() {
    listener.say("name", "crash here", "crash again", "role")
    listener.say("next")
    listener.say("crash alone")
    listener.hearEverything()
    #expect(
      listener.outcomes == [
        "cut: name, role", "heard: Speech failed", "heard: next", "dropped: ",
        "heard: Speech failed",
      ])
    #expect(
      listener.failures == [
        "crash here: engineStopped", "crash again: engineStopped", "crash alone: engineStopped",
      ])
  }

  @Test("Without an engine everything counts as heard, for print, and the reason is told once")
  func unavailable() {
    listener.engine.isAvailable.withLock { $0 = false }
    listener.say("one")
    listener.say("two")
    listener.hearEverything()
    #expect(listener.failures == ["no worker"])
    listener.say("three")
    #expect(listener.outcomes == ["heard: one", "heard: two", "heard: three"])
    #expect(listener.queue.isIdle)
  }

  @Test("Waiting until everything was heard ends then, and at once in silence")
  func waiting() async {
    await listener.queue.waitUntilIdle()
    listener.say("one two")
    async let idle: Void = listener.queue.waitUntilIdle()
    listener.hearEverything()
    await idle
    #expect(listener.outcomes == ["heard: one two"])
  }

  @Test("A language that no voice speaks is said by the voice that says everything else")
  func noVoiceForLanguage() {
    listener.queue.enqueue(
      Announcement(
        event: "test",
        parts: [
          AnnouncementPart(.name, "nuqneH", language: "xx"), AnnouncementPart(.role, "edit"),
        ]))
    listener.hearEverything()
    #expect(listener.outcomes == ["heard: nuqneH, edit"])
    #expect(listener.engine.spoken.withLock { $0.map(\.voice.language) } == ["en", "en"])
    #expect(listener.failures.isEmpty)
  }

  @Test("Where nothing at all can be spoken, that is noticed once for each text, and ends")
  func noticeThatFails() {
    listener.queue.profile.voice.language = "xx"
    listener.say("one")
    listener.say("two")
    listener.hearEverything()
    #expect(listener.queue.isIdle)
    #expect(
      listener.failures == [
        "one: noVoice(\"xx\")", "Speech failed: noVoice(\"xx\")", "two: noVoice(\"xx\")",
        "Speech failed: noVoice(\"xx\")",
      ])
  }

  @Test("An announcement without parts is none")
  func empty() {
    listener.say()
    #expect(listener.queue.isIdle)
  }
}

@Suite("The speech queue at a file's sink")
struct SpeechQueueAtFileTests {
  @Test("Texts that all fail, with no frame to be heard, end all the same")
  func onlyFailures() async throws {
    let path = NSTemporaryDirectory() + "failures-\(UUID().uuidString).wav"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let outcomes = Mutex<[String]>([])
    var observer = SpeechQueue.Observer()
    observer.onOutcome = { record in
      outcomes.withLock { $0.append("\(record.outcome): \(record.heardText)") }
    }
    let queue = SpeechQueue(
      engine: ScriptedEngine(),
      sink: try WAVSink(path: path, sampleRate: 1000, pacing: .immediate), observer: observer)
    for texts in [["crash"], ["one"], ["crash", "crash again"]] {
      queue.enqueue(
        Announcement(
          event: "test", parts: texts.map { AnnouncementPart(.message, SafeText($0)) }))
      await queue.waitUntilIdle()
    }
    queue.sink.finish()
    #expect(outcomes.withLock { $0 } == ["dropped: ", "heard: one", "dropped: "])
  }
}

/// Takes frames ahead of what is heard, as a device does, and tells of nothing by itself.
private final class AheadSink: AudioSink {
  let sampleRate = 1000
  private let now = Mutex<Int64>(5)
  private let source = Mutex<(any AudioSource)?>(nil)

  var position: Int64 {
    get { now.withLock { $0 } }
    set { now.withLock { $0 = newValue } }
  }

  func start(pulling source: any AudioSource) { self.source.withLock { $0 = source } }
  func wake() {}
  func flush() -> Int64 { position }
  func finish() {}

  func pull(_ frames: Int, at position: Int64) {
    var buffer = [Int16](repeating: 0, count: frames)
    let source = source.withLock { $0 }
    _ = buffer.withUnsafeMutableBufferPointer { source?.render(into: $0, at: position) }
  }
}

@Suite("The speech queue at a sink that takes frames ahead")
struct SpeechQueueAheadTests {
  private let sink = AheadSink()
  private let records = Records()
  private let queue: SpeechQueue

  private final class Records: Sendable {
    let all = Mutex<[AnnouncementRecord]>([])
  }

  init() {
    var observer = SpeechQueue.Observer()
    observer.onOutcome = { [records] record in records.all.withLock { $0.append(record) } }
    queue = SpeechQueue(
      engine: ScriptedEngine(), sink: sink, profile: VoiceProfile(pauseAfter: 0),
      observer: observer)
  }

  private func say(
    _ text: SafeText, priority: Announcement.Priority = .next, isProtected: Bool = false
  ) {
    queue.enqueue(
      Announcement(
        event: "test", priority: priority, parts: [AnnouncementPart(.message, text)],
        isProtected: isProtected))
  }

  private var outcomes: [String] {
    records.all.withLock { $0.map { "\($0.outcome): \($0.heardText)" } }
  }

  @Test("The end of what is protected is not cut, though the next has begun to be rendered")
  func protectedEnd() {
    say("two problems", isProtected: true)
    say("later")
    sink.pull(25, at: 0)
    say("urgent", priority: .now)
    sink.pull(20, at: 25)
    queue.heard(through: 40)
    #expect(outcomes == ["heard: two problems", "heard: later", "heard: urgent"])
  }

  @Test(
    "After a gap, words count as heard when they are",
    arguments: [
      (9, "cut: "), (10, "cut: one"), (15, "cut: one"), (104, "cut: one"), (105, "cut: one two"),
    ])
  func gap(position: Int64, outcome: String) {
    say("one two three")
    sink.pull(15, at: 0)
    // The sink runs dry in the middle of "two".
    sink.pull(10, at: 100)
    sink.position = position
    queue.interrupt()
    #expect(outcomes == [outcome])
  }

  @Test("A gap behind the last word does not make an announcement longer")
  func gapAtTheEnd() {
    say("one")
    say("two")
    sink.pull(10, at: 0)
    sink.pull(10, at: 100)
    sink.pull(10, at: 110)
    queue.heard(through: 110)
    #expect(records.all.withLock { $0.map(\.time) } == [0, 0.1])
    #expect(records.all.withLock { $0.map(\.duration) } == [0.01, 0.01])
  }

  @Test("A pause puts back what the sink was given ahead, to be heard in its order")
  func pauseAhead() {
    say("one")
    say("two three")
    say("polite", priority: .polite)
    say("last")
    sink.pull(50, at: 0)
    sink.position = 15
    queue.pause()
    #expect(outcomes == ["heard: one"])
    sink.pull(10, at: 15)
    sink.position = 100
    queue.resume()
    sink.pull(60, at: 100)
    queue.heard(through: 160)
    #expect(outcomes == ["heard: one", "heard: two three", "heard: last", "heard: polite"])
    #expect(records.all.withLock { $0.map(\.time) } == [0, 0.01, 0.12, 0.13])
    #expect(records.all.withLock { $0.map(\.duration) } == [0.01, 0.11, 0.01, 0.01])
  }

  @Test("A failure that the sink was to come to is over with the pause")
  func failureAhead() {
    say("one")
    say("crash")
    sink.pull(20, at: 0)
    sink.position = 10
    queue.pause()
    #expect(outcomes == ["heard: one", "dropped: "])
    #expect(queue.isIdle)
  }

  @Test("A text that fails after a cut ends all the same")
  func failureAfterCut() {
    say("one two")
    sink.pull(15, at: 0)
    queue.interrupt()
    say("crash")
    sink.pull(5, at: 5)
    #expect(queue.isIdle)
  }
}
