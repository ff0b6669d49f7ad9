import Aloud

/// Someone at a form whose clock moves by single frames, and who knows where each part ended.
@MainActor
struct FrameListener {
  private let engine: MeasuredEngine
  private let sink: VirtualSink
  private let queue: SpeechQueue
  private let session: FormSession
  private let told = Told()

  /// The announcements of the last key.
  private final class Told { var last: [Announcement] = [] }

  init(_ verbosity: Verbosity) throws {
    let files = try InstalledFiles()
    engine = MeasuredEngine(EspeakEngine(worker: try files.worker()))
    // Nobody listens to it, so nothing need be kept.
    sink = VirtualSink(sampleRate: engine.sampleRate, recordingLimit: 0)
    queue = SpeechQueue(
      engine: engine, sink: sink,
      profile: try VoiceProfiles(packaged: files.voices()).loadPackagedDefault().profile)
    let page = try HTMLPage(bytes: Array(BenchPage.html.utf8), file: "bench.html")
    session = FormSession(source: try page.form())
    let speaker = FormSpeaker(
      narrator: Narrator(
        settings: ReadingSettings(verbosity: verbosity), vocabulary: try .english),
      queue: queue)
    session.onEvent = { [told] event, input in told.last += speaker.tell(event, input: input) }
    session.open()
  }

  func milliseconds(_ frames: Int) -> Double {
    Double(frames) * 1000 / Double(engine.sampleRate)
  }

  /// Comes by Tab to a required field that a submit has found invalid, and hears it to its end.
  ///
  /// - Returns: What was said, and how many frames had been heard when each of its parts was over.
  func arriveAtInvalidField() throws -> (Announcement, ends: [Int]) {
    session.handle(.command(.submit))
    queue.interrupt()
    told.last = []
    engine.forget()
    session.handle(.key(Key(.tab)))
    let start = sink.position
    var ends: [Int] = []
    while !queue.isIdle {
      let before = sink.position
      sink.advance(byFrames: 1)
      // The end of a text is found when the next frame is asked for.
      while ends.count < engine.endCount { ends.append(Int(before - start)) }
    }
    guard let announcement = told.last.first, told.last.count == 1,
      announcement.parts.count == ends.count
    else { throw BenchError("the field was not told in one announcement") }
    return (announcement, ends)
  }

  /// The same words as one text in the plain voice, as whoever calls espeak-ng has them said.
  func soundAlone(of announcement: Announcement) throws -> SoundAlone {
    try SoundAlone(announcement, engine)
  }

  /// How many samples are heard after a key that comes in the middle of a word.
  ///
  /// - Parameter stops: Whether the key stops speech; else it is what would be heard without it.
  func samplesAfterKey(stops: Bool) throws -> Int {
    sink.advance(bySeconds: 0.5)
    guard !queue.isIdle else { throw BenchError("nothing was said") }
    engine.forget()
    let position = sink.position
    if stops { queue.interrupt() }
    sink.playOut()
    return Int(sink.position - position) + (stops ? engine.sampleCount : 0)
  }
}

/// The words of an announcement said as one text.
struct SoundAlone {
  private let parts: [AnnouncementPart]
  private let words: [SpokenWord]
  private let count: Int

  init(_ announcement: Announcement, _ engine: some SpeechEngine) throws(SpeechFailure) {
    parts = announcement.parts
    let stream = try engine.begin(Utterance(SafeText(announcement.text)))
    var buffer = [Int16](repeating: 0, count: 4096)
    var total = 0
    while case let count = try stream.read(&buffer), count > 0 { total += count }
    words = stream.words
    count = total
  }

  /// How many frames are heard until a part is over: where the next one's first word begins.
  func end(ofPart index: Int) -> Int {
    let told = Array(parts[...index]).joinedText.unicodeScalars.count
    return words.first { $0.textOffset >= told }?.sampleOffset ?? count
  }
}

extension SpeechStream {
  fileprivate func read(_ buffer: inout [Int16]) throws(SpeechFailure) -> Int {
    let result = buffer.withUnsafeMutableBufferPointer { room in
      Result { () throws(SpeechFailure) in try read(into: room) }
    }
    return try result.get()
  }
}
