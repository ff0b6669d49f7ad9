import Aloud

/// Stops speech at ALSA's `null` device, and notes how much the device had been given ahead.
@MainActor
struct StopBench {
  /// How far ahead of what is heard a device is kept, in milliseconds.
  static let lead = 20.0
  /// What is heard before each stop, in seconds.
  private static let patience = 0.08

  private let engine: EspeakEngine
  private let ahead: AheadProbe
  private let probe: ProbeSink
  private let queue: SpeechQueue

  init() throws {
    engine = EspeakEngine(worker: try InstalledFiles().worker())
    ahead = AheadProbe(try DeviceSink(device: "null", sampleRate: engine.sampleRate))
    probe = ProbeSink(ahead)
    queue = SpeechQueue(engine: engine, sink: probe)
  }

  /// - Returns: Milliseconds that were taken back at each stop.
  func run(stops: Int) async -> [Double] {
    let text = AnnouncementPart(.message, SafeText(BenchPage.opening))
    var result: [Double] = []
    for _ in 0..<stops {
      probe.expect()
      queue.enqueue(Announcement(event: "bench", parts: [text]))
      let frames = Int(Self.patience * Double(probe.sampleRate))
      guard await probe.samples(frames, of: queue) != nil else { continue }
      queue.interrupt()
      result.append(Double(ahead.takenBack) * 1000 / Double(probe.sampleRate))
    }
    queue.sink.finish()
    return result
  }
}
