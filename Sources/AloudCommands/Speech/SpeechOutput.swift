import Aloud
import Foundation
import Synchronization

/// A speech queue and what it plays to, as the options ask for them.
struct SpeechOutput {
  let queue: SpeechQueue
  /// Whether anything is spoken.
  let speaks: Bool

  /// What a queue tells the program, on whatever thread found out.
  struct Reports: Sendable {
    var onOutcome: @Sendable (AnnouncementRecord) -> Void = { _ in }
    /// A part could not be spoken.
    var onFailedPart: @Sendable (AnnouncementPart) -> Void = { _ in }
    /// Nothing can be spoken or heard, with the reason and what was left unsaid.
    var onSilence: @Sendable (String, [Announcement]) -> Void = { _, _ in }
  }

  /// Opens the sink and starts the engine.
  ///
  /// - Parameters:
  ///   - isPerson: Whether someone listens as it goes: a file then has their silences too.
  ///   - start: The engine, where it was started ahead.
  /// - Throws: Where a file cannot be written. A missing device or engine is reported, and the
  ///   program goes on in print.
  init(
    _ options: SpeechOptions, profile: VoiceProfile, isPerson: Bool,
    start: EngineStart? = nil, failureNotice: Announcement? = nil, reports: Reports
  ) throws {
    var observer = SpeechQueue.Observer()
    observer.onOutcome = reports.onOutcome
    observer.onFailure = { part, _ in reports.onFailedPart(part) }
    observer.onUnavailable = reports.onSilence
    let engine = options.audio == .none ? nil : Self.engine(start ?? EngineStart(), reports)
    let sampleRate = engine?.sampleRate ?? 22_050
    var sink: any AudioSink = SilentSink(sampleRate: sampleRate)
    var speaks = engine != nil
    if engine != nil {
      switch options.audio {
      case .none: break
      case .file(let path):
        sink = try WAVSink(
          path: path, sampleRate: sampleRate, pacing: isPerson ? .realTime : .immediate,
          onFailure: { reports.onSilence("\($0)", []) })
      case .device:
        do {
          sink = try DeviceSink(
            sampleRate: sampleRate, onFailure: { reports.onSilence("\($0)", []) })
        } catch {
          speaks = false
          reports.onSilence("\(error)", [])
        }
      }
    }
    self.speaks = speaks
    queue = SpeechQueue(
      engine: speaks ? engine : nil, sink: sink, profile: profile, failureNotice: failureNotice,
      observer: observer)
  }

  private static func engine(_ start: EngineStart, _ reports: Reports) -> EspeakEngine? {
    do {
      return try start.engine.get()
    } catch {
      reports.onSilence("\(error)", [])
      return nil
    }
  }
}
