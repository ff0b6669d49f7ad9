import SpeechCore

/// Writes a mono 16-bit WAV file that holds exactly what a device would have played.
///
/// The source is called from a thread of the sink's own. A disk that is full does not stop it: the
/// sink goes on as a silent clock, and the file holds what was heard until then.
public final class WAVSink: AudioSink {
  /// What makes the file's time pass.
  public enum Pacing: Hashable, Sendable {
    /// Real time, in which the person's silences are recorded too.
    case realTime
    /// The source alone: it is pulled as fast as it renders, and no silence is added.
    case immediate
  }

  /// Frames per second.
  public let sampleRate: Int
  private let recorder: WAVRecorder

  /// Creates the file, or opens a FIFO once it has a reader.
  ///
  /// - Parameters:
  ///   - path: A file, which is replaced, or a pipe, whose header says that the size is unknown.
  ///   - onFailure: Called at most once, from the sink's thread, when the file takes no more.
  /// - Throws: `AudioSinkError.cannotCreateFile`.
  public convenience init(
    path: String, sampleRate: Int, pacing: Pacing,
    onFailure: (@Sendable (AudioSinkError) -> Void)? = nil
  ) throws(AudioSinkError) {
    try self.init(
      path: path, sampleRate: sampleRate, pacing: pacing, now: FrameClock.monotonic,
      onFailure: onFailure)
  }

  init(
    path: String, sampleRate: Int, pacing: Pacing, now: @escaping FrameClock.Now,
    onFailure: (@Sendable (AudioSinkError) -> Void)? = nil
  ) throws(AudioSinkError) {
    self.sampleRate = sampleRate
    do throws(SystemError) {
      let writer = try WAVWriter(path: path, sampleRate: sampleRate)
      recorder = WAVRecorder(writer, sampleRate: sampleRate, pacing: pacing, now: now) { error in
        onFailure?(.cannotWriteFile(path: path, reason: error.reason))
      }
    } catch {
      throw .cannotCreateFile(path: path, reason: error.reason)
    }
  }

  deinit {
    recorder.finish(waiting: false)
  }

  /// The frames of the file, silence included; those not written yet are in it too.
  public var position: Int64 { recorder.position }

  /// Begins to pull, as soon as the source says that it has something.
  public func start(pulling source: any AudioSource) { recorder.start(pulling: source) }

  /// Has the source asked at once.
  public func wake() { recorder.wake() }

  /// Discards what the source is rendering just now; what it rendered before has been heard.
  public func flush() -> Int64 { recorder.flush() }

  /// Waits until the file holds everything up to now, and closes it.
  ///
  /// At immediate pace a source that was not asked to its end is. Called by the source while it
  /// is pulled, it does not wait.
  public func finish() { recorder.finish() }
}
