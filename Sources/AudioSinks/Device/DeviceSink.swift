#if canImport(CALSA)
  import SpeechCore

  /// Plays to an ALSA device, at most about 20 ms ahead of what is heard.
  ///
  /// Positions are of the monotonic clock. A device that vanishes does not stop it: the sink goes
  /// on as a silent clock. The source is called from a thread of the sink's own.
  public final class DeviceSink: AudioSink {
    /// Frames per second; ALSA resamples where the device has another rate.
    public let sampleRate: Int
    private let player: DevicePlayer

    /// Opens a device.
    ///
    /// - Parameters:
    ///   - device: ALSA's name for it; `default` reaches PipeWire and PulseAudio where they run.
    ///   - onFailure: Called at most once, from the sink's thread, when the device stops.
    /// - Throws: `AudioSinkError.cannotOpenDevice`.
    public convenience init(
      device: String = "default", sampleRate: Int,
      onFailure: (@Sendable (AudioSinkError) -> Void)? = nil
    ) throws(AudioSinkError) {
      try self.init(
        device: device, sampleRate: sampleRate, now: FrameClock.monotonic, onFailure: onFailure)
    }

    init(
      device: String, sampleRate: Int, now: @escaping FrameClock.Now,
      onFailure: (@Sendable (AudioSinkError) -> Void)?
    ) throws(AudioSinkError) {
      self.sampleRate = sampleRate
      do throws(FrameDeviceFailure) {
        let opened = try ALSADevice(device, sampleRate: sampleRate)
        player = DevicePlayer(opened, sampleRate: sampleRate, now: now) { failure in
          onFailure?(.deviceLost(device: device, reason: failure.reason))
        }
      } catch {
        throw .cannotOpenDevice(device: device, reason: error.reason)
      }
    }

    deinit {
      player.finish(waiting: false)
    }

    /// The frames that have passed since the start, silence included.
    public var position: Int64 { player.position }

    /// Begins to pull, as soon as the source says that it has something.
    public func start(pulling source: any AudioSource) { player.start(pulling: source) }

    /// Has the source asked at once.
    public func wake() { player.wake() }

    /// Drops what the device holds, and what the source is rendering just now.
    public func flush() -> Int64 { player.flush() }

    /// Waits until what was handed over has been heard, and closes the device.
    ///
    /// Called by the source while it is pulled, it does not wait.
    public func finish() { player.finish() }
  }
#endif
