import Aloud
import Foundation
import Synchronization
import Testing

@testable import EspeakSpeech
@testable import SpeechCore

/// Speech for a program of one's own.
@Suite struct SpeechLayerTests {
  private final class Log: Sendable {
    let outcomes = Mutex<[String]>([])
    var observer: SpeechQueue.Observer {
      var observer = SpeechQueue.Observer()
      observer.onOutcome = { [self] record in
        outcomes.withLock { $0.append("\(record.outcome): \(record.heardText)") }
      }
      return observer
    }
  }

  @Test func `Texts are said one after the other`() throws {
    let (sink, log) = (VirtualSink(sampleRate: 22_050), Log())
    let layer = try SpeechLayer(sink: sink, observer: log.observer)
    layer.say("One.")
    layer.say("Zwei.", language: "de")
    sink.playOut()
    #expect(log.outcomes.withLock { $0 } == ["heard: One.", "heard: Zwei."])
    #expect(sink.samples.contains { $0 != 0 })
  }

  @Test func `What is urgent cuts, and stop stops`() throws {
    let (sink, log) = (VirtualSink(sampleRate: 22_050), Log())
    let layer = try SpeechLayer(sink: sink, observer: log.observer)
    layer.say("one two three four five six")
    sink.advance(bySeconds: 0.8)
    layer.say("Stop!", priority: .now)
    sink.playOut()
    layer.say("Nobody hears this")
    layer.stop()
    sink.playOut()
    #expect(
      log.outcomes.withLock { $0 } == ["cut: one two three", "heard: Stop!", "dropped: "])
  }

  @Test func `A pause loses nothing, and stop ends it`() async throws {
    let (sink, log) = (VirtualSink(sampleRate: 22_050), Log())
    let layer = try SpeechLayer(sink: sink, observer: log.observer)
    layer.say("one two three four five six")
    sink.advance(bySeconds: 0.8)
    layer.pause()
    layer.say("seven", priority: .now)
    sink.advance(bySeconds: 2)
    #expect(log.outcomes.withLock { $0 } == [])
    layer.resume()
    sink.playOut()
    await layer.finish()
    #expect(
      log.outcomes.withLock { $0 } == ["heard: one two three four five six", "heard: seven"])
    layer.pause()
    layer.say("Nobody hears this")
    layer.stop()
    layer.say("eight")
    sink.playOut()
    #expect(log.outcomes.withLock { $0 }.suffix(2) == ["dropped: ", "heard: eight"])
  }

  @Test func `Finishing waits for the last word`() async throws {
    let log = Log()
    let layer = try SpeechLayer(sink: SilentSink(sampleRate: 22_050), observer: log.observer)
    layer.say("Done")
    await layer.finish()
    #expect(log.outcomes.withLock { $0 } == ["heard: Done"])
  }

  @Test func `A worker that is not where it should be is an error`() {
    let failure = #expect(throws: MissingFile.self) {
      try SpeechLayer(sink: VirtualSink(sampleRate: 22_050), worker: "/nowhere/aloud-voice")
    }
    #expect(failure?.places == ["/nowhere/aloud-voice"])
    #expect(throws: MissingFile.self, "a folder is no worker") {
      try SpeechLayer(sink: VirtualSink(sampleRate: 22_050), worker: "/")
    }
  }

  @Test func `A program that is no voice worker is told of, and nothing hangs`() async throws {
    let log = Log()
    let silence = Mutex("")
    var observer = log.observer
    observer.onUnavailable = { reason in silence.withLock { $0 = reason } }
    let sink = VirtualSink(sampleRate: 22_050)
    let layer = try SpeechLayer(sink: sink, worker: "/bin/true", observer: observer)
    layer.say("Hello")
    sink.playOut()
    await layer.finish()
    #expect(silence.withLock { $0 }.hasPrefix("/bin/true does not start"))
    #expect(log.outcomes.withLock { $0 } == ["heard: Hello"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `A layer that is let go leaves no sink, queue or worker behind`() async throws {
    let path = NSTemporaryDirectory() + "let-go-\(UUID().uuidString).wav"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let log = Log()
    weak var sink: WAVSink?
    weak var queue: SpeechQueue?
    var worker: Int32?
    do {
      // A file in real time has a thread, as a device has.
      let file = try WAVSink(path: path, sampleRate: 22_050, pacing: .realTime)
      let layer = try SpeechLayer(sink: file, observer: log.observer)
      sink = file
      queue = layer.queue
      let engine = layer.queue.engine as? EspeakEngine
      try engine?.start()
      worker = engine?.workerProcessID
      layer.say("This is never heard to its end.")
    }
    #expect(sink == nil)
    #expect(queue == nil)
    #expect(log.outcomes.withLock { $0.count } == 1)
    let identifier = try #require(worker)
    while isAlive(identifier), !Task.isCancelled { await Task.yield() }
  }

  /// Whether a process runs; one that ended may wait for the system to take note of it.
  private func isAlive(_ process: Int32) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return state?.contains(") Z ") != true
  }
}
