import Synchronization
import SpeechCore
import Testing

@testable import AudioSinks

/// Says any text as a ramp of a hundred frames with a word at each tenth.
private struct RampEngine: SpeechEngine {
  let sampleRate = 1000

  func begin(_ utterance: Utterance) throws(SpeechFailure) -> any SpeechStream { RampStream() }
}

private final class RampStream: SpeechStream {
  private let position = Mutex(0)

  var words: [SpokenWord] {
    let read = position.withLock { $0 }
    return (0..<10).map { SpokenWord(textOffset: 2 * $0, sampleOffset: 10 * $0) }
      .filter { $0.sampleOffset <= read }
  }

  func read(into buffer: UnsafeMutableBufferPointer<Int16>) throws(SpeechFailure) -> Int {
    position.withLock { position in
      let count = buffer.update(fromContentsOf: ramp(100)[position...].prefix(buffer.count))
      position += count
      return count
    }
  }

  func cancel() {}
}

/// What a person's pause leaves in a file, and on the clock: time goes on, as at a device.
@Suite(.timeLimit(.minutes(1))) struct PausedSinkTests {
  private let folder: ScratchFolder
  private let path: String
  private let clock = ManualClock()
  private let records = Inbox<AnnouncementRecord>()
  private let text = Announcement(
    event: "test", parts: [AnnouncementPart(.message, "a b c d e f g h i j")])

  init() throws {
    folder = try ScratchFolder()
    path = folder.file("a.wav")
  }

  private func queue(_ pacing: WAVSink.Pacing) throws -> SpeechQueue {
    var observer = SpeechQueue.Observer()
    observer.onOutcome = { [records] in records.put($0) }
    return SpeechQueue(
      engine: RampEngine(),
      sink: try WAVSink(path: path, sampleRate: 1000, pacing: pacing, now: clock.now),
      observer: observer)
  }

  /// Waits until the file holds so many frames.
  private func reach(_ position: Int64, _ queue: SpeechQueue) async {
    while queue.sink.position < position { await Task.yield() }
  }

  /// Says the text, and pauses it in its third word.
  private func pauseAfter25Frames(_ queue: SpeechQueue) async {
    queue.enqueue(text)
    await reach(1, queue)
    clock.advance(milliseconds: 25)
    await reach(25, queue)
    queue.pause()
  }

  @Test func aFileInRealTimeHoldsThePauseToo() async throws {
    let queue = try queue(.realTime)
    await pauseAfter25Frames(queue)
    clock.advance(milliseconds: 50)
    // While the sink asks whether there is more, its clock stands.
    await reach(75, queue)
    #expect(queue.sink.position == 75)
    queue.resume()
    await reach(76, queue)
    clock.advance(milliseconds: 100)
    let record = try #require(await records.first())
    queue.sink.finish()
    #expect(record.outcome == .heard)
    #expect((record.time, record.duration) == (0, 0.155))
    let silence = [Int16](repeating: 0, count: 50)
    #expect(
      try WAVFile(path: path).samples == ramp(25) + silence + ramp(80, from: 21)
        + silence.prefix(20))
  }

  @Test func aFileWithoutTimeOfItsOwnHoldsNoPause() async throws {
    let queue = try queue(.immediate)
    queue.hold()
    queue.enqueue(text)
    queue.enqueue(text)
    queue.resume()
    await queue.waitUntilIdle()
    queue.hold()
    queue.enqueue(text)
    queue.resume()
    await queue.waitUntilIdle()
    queue.sink.finish()
    // Whether one was there before the last had been heard makes no difference.
    let pause = [Int16](repeating: 0, count: 100)
    #expect(
      try WAVFile(path: path).samples == ramp(100) + pause + ramp(100) + pause + ramp(100))
  }

  @Test func whatIsPausedWhenAFileEndsIsNotInIt() async throws {
    let queue = try queue(.realTime)
    await pauseAfter25Frames(queue)
    clock.advance(milliseconds: 5)
    queue.interrupt()
    await queue.waitUntilIdle()
    queue.sink.finish()
    let record = try #require(await records.first())
    #expect((record.outcome, record.heardText) == (.cut, "a b"))
    #expect(
      try WAVFile(path: path).samples == ramp(25) + [Int16](repeating: 0, count: 5))
  }
}
