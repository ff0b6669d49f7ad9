import Aloud
import Synchronization

@testable import EspeakSpeech

/// Someone at a form, with the real engine and a clock that only the test moves.
@MainActor
final class Hearing {
  let engine: EspeakEngine
  let sink: VirtualSink
  let session: FormSession
  let queue: SpeechQueue
  private let speaker: FormSpeaker
  private let log = Log()

  private final class Log: Sendable {
    let records = Mutex<[AnnouncementRecord]>([])
    let failures = Mutex<[SpeechFailure]>([])
  }

  convenience init(_ page: String) throws {
    try self.init(source: HTMLPage(bytes: Array(page.utf8), file: "page.html").form())
  }

  init(source: any FormSource) throws {
    engine = EspeakEngine(worker: try InstalledFiles().worker(), silenceLimit: .seconds(20))
    sink = VirtualSink(sampleRate: engine.sampleRate)
    session = FormSession(source: source)
    var observer = SpeechQueue.Observer()
    observer.onOutcome = { [log] record in log.records.withLock { $0.append(record) } }
    observer.onFailure = { [log] _, failure in log.failures.withLock { $0.append(failure) } }
    let narrator = Narrator(vocabulary: try .english)
    queue = SpeechQueue(
      engine: engine, sink: sink,
      failureNotice: narrator.announcement("speechFailed", .speechFailed), observer: observer)
    speaker = FormSpeaker(narrator: narrator, queue: queue)
    session.onEvent = { [speaker] in speaker.tell($0, input: $1) }
    session.open()
  }

  /// Presses a key: whatever is being said is cut first, or waits.
  func press(_ key: Key) {
    speaker.makeWay(for: session.effectOnSpeech(of: key))
    session.handle(.key(key))
  }

  func listen(forSeconds seconds: Double) { sink.advance(bySeconds: seconds) }
  func listenToEnd() { sink.playOut() }

  var records: [AnnouncementRecord] { log.records.withLock { $0 } }
  var failures: [SpeechFailure] { log.failures.withLock { $0 } }
  /// What became of what: "heard: Name, edit".
  var outcomes: [String] { records.map { "\($0.outcome): \($0.heardText)" } }
}
