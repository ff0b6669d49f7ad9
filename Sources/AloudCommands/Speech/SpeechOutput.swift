import Aloud
import Foundation
import Synchronization

/// A speech queue and what it plays to, as the options ask for them.
struct SpeechOutput {
  let queue: SpeechQueue
  /// Whether anything is spoken.
  let speaks: Bool
  /// Why nothing is, where something should be.
  let silence: String?
  /// Why the profile that was asked for is not used, a line each; nothing where it is.
  let problems: [String]

  /// What a queue tells the program, on whatever thread found out.
  struct Reports: Sendable {
    var onOutcome: @Sendable (AnnouncementRecord) -> Void = { _ in }
    /// A part could not be spoken.
    var onFailedPart: @Sendable (AnnouncementPart) -> Void = { _ in }
    /// Nothing can be spoken or heard any more, with the reason.
    var onSilence: @Sendable (String) -> Void = { _ in }
  }

  /// Opens the sink and starts the engine.
  ///
  /// - Parameters:
  ///   - isPerson: Whether someone listens as it goes: a file then has their silences too.
  ///   - start: The engine, where it was started ahead.
  /// - Throws: Where a file cannot be written, or nobody has the voice that was asked for. Without a
  ///   device or a worker the program goes on in print.
  init(
    _ options: SpeechOptions, profile chosen: ChosenProfile, isPerson: Bool,
    start: EngineStart? = nil, failureNotice: Announcement? = nil, reports: Reports
  ) throws {
    var observer = SpeechQueue.Observer()
    observer.onOutcome = reports.onOutcome
    observer.onFailure = { part, _ in reports.onFailedPart(part) }
    observer.onUnavailable = reports.onSilence
    var voice: (engine: EspeakEngine, sink: any AudioSink)?
    var silence: String?
    var chosen = chosen
    do {
      if options.audio != .none {
        let engine = try (start ?? EngineStart(isForFile: options.audio != .device)).engine.get()
        try chosen.settle(with: engine)
        voice = try Self.sink(options.audio, engine, isPerson: isPerson, reports).map {
          (engine, $0)
        }
      }
    } catch let missing as MissingFile {
      silence = missing.description
    } catch SpeechFailure.unavailable(let reason) {
      silence = reason
    } catch let error as AudioSinkError {
      guard case .cannotOpenDevice = error else { throw error }
      silence = error.description
    }
    self.silence = silence
    problems = chosen.problems
    speaks = voice != nil
    queue = SpeechQueue(
      engine: voice?.engine, sink: voice?.sink ?? SilentSink(sampleRate: 22_050),
      profile: chosen.profile, failureNotice: failureNotice, observer: observer)
  }

  private static func sink(
    _ audio: SpeechOptions.Audio, _ engine: EspeakEngine, isPerson: Bool, _ reports: Reports
  ) throws(AudioSinkError) -> (any AudioSink)? {
    switch audio {
    case .none: nil
    case .file(let path):
      try WAVSink(
        path: path, sampleRate: engine.sampleRate, pacing: isPerson ? .realTime : .immediate,
        onFailure: { reports.onSilence("\($0)") })
    case .device:
      try DeviceSink(sampleRate: engine.sampleRate, onFailure: { reports.onSilence("\($0)") })
    }
  }
}
