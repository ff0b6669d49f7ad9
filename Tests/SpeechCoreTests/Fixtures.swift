import AudioSinks
import SpeechCore
import Synchronization

/// Speaks every word as ten frames of the sample 1; a word that starts with "crash" stops it.
final class ScriptedEngine: SpeechEngine {
  let sampleRate = 1000
  let spoken = Mutex<[Utterance]>([])
  let isAvailable = Mutex(true)

  func begin(_ utterance: Utterance) throws(SpeechFailure) -> any SpeechStream {
    guard isAvailable.withLock({ $0 }) else { throw .unavailable(reason: "no worker") }
    if utterance.voice.language == "xx" { throw .noVoice("xx") }
    spoken.withLock { $0.append(utterance) }
    return ScriptedStream(utterance.text.string)
  }
}

final class ScriptedStream: SpeechStream {
  private let frames: Int
  private let marks: [SpokenWord]
  private let crashes: Bool
  private let position = Mutex(0)
  private let isCancelled = Mutex(false)

  init(_ text: String) {
    var marks: [SpokenWord] = []
    var offset = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      marks.append(SpokenWord(textOffset: offset, sampleOffset: marks.count * 10))
      offset += word.unicodeScalars.count + 1
    }
    self.marks = marks
    frames = marks.count * 10
    crashes = text.hasPrefix("crash")
  }

  var words: [SpokenWord] {
    let read = position.withLock { $0 }
    return marks.filter { $0.sampleOffset <= read }
  }

  func read(into buffer: UnsafeMutableBufferPointer<Int16>) throws(SpeechFailure) -> Int {
    if isCancelled.withLock({ $0 }) { throw .cancelled }
    if crashes { throw .engineStopped }
    let start = position.withLock { $0 }
    let count = min(buffer.count, frames - start)
    buffer[..<count].update(repeating: 1)
    position.withLock { $0 += count }
    return count
  }

  func cancel() { isCancelled.withLock { $0 = true } }
}

/// A listener at a clock that only the test moves: 1,000 frames are a second, a word takes ten.
final class Listener: Sendable {
  let engine = ScriptedEngine()
  let sink = VirtualSink(sampleRate: 1000)
  let queue: SpeechQueue
  private let log: Log
  /// Done once, when the next outcome is told.
  var whenTold: (@Sendable () -> Void)? {
    get { log.whenTold.withLock { $0 } }
    set { log.whenTold.withLock { $0 = newValue } }
  }

  final class Log: Sendable {
    let records = Mutex<[AnnouncementRecord]>([])
    let failures = Mutex<[String]>([])
    let whenTold = Mutex<(@Sendable () -> Void)?>(nil)

    func add(_ record: AnnouncementRecord) {
      records.withLock { $0.append(record) }
      let action = whenTold.withLock { action in
        defer { action = nil }
        return action
      }
      action?()
    }
  }

  /// - Parameter speaking: Who speaks instead of the engine of scripted texts.
  init(
    profile: VoiceProfile = VoiceProfile(pauseAfter: 0), speaking: (any SpeechEngine)? = nil
  ) {
    let log = Log()
    var observer = SpeechQueue.Observer()
    observer.onOutcome = { record in log.add(record) }
    observer.onFailure = { part, failure in
      log.failures.withLock { $0.append("\(part.text): \(failure)") }
    }
    observer.onUnavailable = { reason in log.failures.withLock { $0.append(reason) } }
    self.log = log
    let notice = Announcement(
      event: "speechFailed", parts: [AnnouncementPart(.message, "Speech failed")])
    queue = SpeechQueue(
      engine: speaking ?? engine, sink: sink, profile: profile, failureNotice: notice,
      observer: observer)
  }

  /// What became of what, in the order in which it was known: "heard: one two".
  var outcomes: [String] {
    log.records.withLock { $0.map { "\($0.outcome): \($0.heardText)" } }
  }
  var records: [AnnouncementRecord] { log.records.withLock { $0 } }
  var failures: [String] { log.failures.withLock { $0 } }

  func say(
    _ texts: String..., priority: Announcement.Priority = .next, topic: Announcement.Topic? = nil,
    subject: Announcement.Subject? = nil, isProtected: Bool = false, input: Int? = nil
  ) {
    queue.enqueue(
      Announcement(
        event: "test", priority: priority,
        parts: texts.map { AnnouncementPart(.message, SafeText($0)) }, topic: topic,
        subject: subject, isProtected: isProtected, input: input))
  }

  func wait(frames: Int) { sink.advance(byFrames: frames) }
  func hearEverything() { sink.playOut() }
}
