import AudioSinks
import EspeakSpeech
import SpeechCore

/// Speech for a program of your own: says texts one after the other, and stops at once.
///
/// Any thread may use it; nothing but `finish()` waits for the speech. A worker or a device that is
/// missing is an error of the initialiser; where one is lost later, nothing more is heard, the
/// observer is told and the program goes on. A layer that is let go falls silent at once, and takes
/// its thread, its sink and its worker with it.
public final class SpeechLayer: Sendable {
  /// Where announcements are said, for whoever wants more than texts; it is of use as long as the
  /// layer is there.
  public let queue: SpeechQueue

  /// Creates a layer that speaks through espeak-ng.
  ///
  /// - Parameters:
  ///   - voice: How things are said.
  ///   - sink: Where they are heard, at 22,050 frames a second, mono; without one, the system's
  ///     default device. The layer finishes it when it goes.
  ///   - worker: The path of the program `aloud-voice`; without one, it is looked for beside the
  ///     file that holds this code, where the package manager builds it.
  ///   - observer: What is told of what was heard. Called from any thread.
  /// - Throws: `MissingFile` where there is no worker, `AudioSinkError` where there is no device.
  public init(
    voice: Voice = Voice(), sink: (any AudioSink)? = nil, worker: String? = nil,
    observer: SpeechQueue.Observer = SpeechQueue.Observer()
  ) throws {
    let engine = EspeakEngine(
      worker: try worker.map(InstalledFiles.worker(at:)) ?? InstalledFiles().worker())
    engine.prepare()
    let sink = try sink ?? SpeechLayer.defaultSink(engine.sampleRate, observer)
    // A silent sink never pulls: with an engine, nothing would ever count as heard.
    queue = SpeechQueue(
      engine: sink is SilentSink ? nil : engine, sink: sink,
      profile: VoiceProfile(voice: voice), observer: observer)
  }

  // A sink that runs and its source, the queue, hold each other.
  deinit {
    queue.interrupt()
    queue.sink.finish()
  }

  private static func defaultSink(
    _ sampleRate: Int, _ observer: SpeechQueue.Observer
  ) throws -> any AudioSink {
    #if canImport(CALSA)
      return try DeviceSink(sampleRate: sampleRate) { observer.onUnavailable($0.description) }
    #else
      return SilentSink(sampleRate: sampleRate)
    #endif
  }

  /// Says a text.
  ///
  /// - Parameters:
  ///   - text: Any text; what a voice or a terminal would obey is left out.
  ///   - priority: Whether it cuts what is being said, follows it, or waits for everything else.
  ///   - language: The BCP 47 tag of the text; `nil` is the voice's own language.
  public func say(
    _ text: String, priority: Announcement.Priority = .next, language: String? = nil
  ) {
    queue.enqueue(
      Announcement(
        event: "say", priority: priority,
        parts: [AnnouncementPart(.message, SafeText(text), language: language)]))
  }

  /// Stops speech and drops what waits to be said.
  public func stop() { queue.interrupt() }

  /// Falls silent at once, to go on from the beginning of the word it stopped in; what is said
  /// meanwhile waits, and `stop()` ends the pause.
  public func pause() { queue.pause() }

  /// Goes on after a pause.
  public func resume() { queue.resume() }

  /// Waits until everything was heard; while something is paused, that is not the case.
  public func finish() async { await queue.waitUntilIdle() }
}
