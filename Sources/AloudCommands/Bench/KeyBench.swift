import Aloud
import TerminalFrontEnd

/// Presses keys in a form, and notes how long its speech takes to stop and to start.
@MainActor
struct KeyBench {
  /// What was measured, in milliseconds.
  struct Result {
    /// From each key to the first samples of what it has said.
    var toFirstSamples: [Double] = []
    /// From each key that cut something to the certainty that no more of that is heard.
    var toLastOldSample: [Double] = []
    /// The text each key has said first, for espeak-ng alone to say.
    var texts: [String] = []
  }

  /// What is heard of an announcement before the next key cuts it, in seconds.
  private static let patience = 0.08
  /// A pause in which everything comes to rest, as between a slow typist's keys.
  private static let silence = Duration.milliseconds(40)

  private let session: FormSession
  private let queue: SpeechQueue
  private let probe: ProbeSink
  private let told = Told()

  /// The announcements of the last key.
  private final class Told { var last: [Announcement] = [] }

  /// Opens the form on ALSA's `null` device, which takes samples as a sound card does.
  init() throws {
    let files = try InstalledFiles()
    let engine = EspeakEngine(worker: try files.worker())
    engine.prepare()
    probe = ProbeSink(try DeviceSink(device: "null", sampleRate: engine.sampleRate))
    queue = SpeechQueue(
      engine: engine, sink: probe,
      profile: try VoiceProfiles(packaged: files.voices()).loadPackagedDefault().profile)
    let page = try HTMLPage(bytes: Array(BenchPage.html.utf8), file: "bench.html")
    session = FormSession(source: try page.form())
    let speaker = FormSpeaker(narrator: Narrator(vocabulary: try .english), queue: queue)
    session.onEvent = { [told] event, input in told.last += speaker.tell(event, input: input) }
  }

  func run(keys count: Int) async -> Result {
    var result = Result()
    var decoder = KeyDecoder()
    session.open()
    _ = await probe.samples(of: queue)
    for index in 0..<count {
      if index.isMultiple(of: 2) {
        _ = await probe.samples(Int(Self.patience * Double(probe.sampleRate)), of: queue)
      } else {
        queue.interrupt()
        try? await Task.sleep(for: Self.silence)
      }
      let bytes = BenchPage.keys[index % BenchPage.keys.count]
      await press(bytes, &decoder, into: &result)
    }
    queue.interrupt()
    queue.sink.finish()
    return result
  }

  private func press(
    _ bytes: [UInt8], _ decoder: inout KeyDecoder, into result: inout Result
  ) async {
    told.last = []
    let cuts = !queue.isIdle
    let pressed = BenchClock.now
    for case .key(let key) in decoder.decode(bytes) {
      queue.interrupt()
      let stopped = BenchClock.now
      probe.expect()
      session.handle(.key(key))
      if cuts { result.toLastOldSample.append(stopped - pressed) }
    }
    guard let first = await probe.samples(of: queue) else { return }
    result.toFirstSamples.append(first - pressed)
    if let text = told.last.first?.parts.first?.text.string { result.texts.append(text) }
  }
}
