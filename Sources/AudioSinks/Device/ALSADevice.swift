#if canImport(CALSA)
  import CALSA

  /// An ALSA device, opened small and without waiting: mono, 16 bits.
  struct ALSADevice: FrameDevice, @unchecked Sendable {
    // Unchecked for this pointer alone: the player's lock is held whenever it is used.
    private let pcm: OpaquePointer
    let period: Int
    let capacity: Int

    /// Opens a device by its ALSA name.
    init(_ name: String, sampleRate: Int) throws(FrameDeviceFailure) {
      let restored = calsa_silence_messages()
      defer { snd_lib_error_set_local(restored) }
      var opened: OpaquePointer?
      try Self.check(snd_pcm_open(&opened, name, SND_PCM_STREAM_PLAYBACK, Int32(SND_PCM_NONBLOCK)))
      guard let pcm = opened else { throw FrameDeviceFailure(reason: "no device was opened") }
      do throws(FrameDeviceFailure) {
        (period, capacity) = try Self.configure(pcm, sampleRate: sampleRate)
      } catch {
        snd_pcm_close(pcm)
        throw error
      }
      self.pcm = pcm
    }

    /// Asks for periods of 5 ms and room for 40 ms, and returns what the device gave.
    private static func configure(
      _ pcm: OpaquePointer, sampleRate: Int
    ) throws(FrameDeviceFailure) -> (period: Int, capacity: Int) {
      var allocated: OpaquePointer?
      try check(snd_pcm_hw_params_malloc(&allocated))
      guard let hardware = allocated else { throw FrameDeviceFailure(reason: "no memory") }
      defer { snd_pcm_hw_params_free(hardware) }
      var period = snd_pcm_uframes_t(max(1, sampleRate / 200))
      var capacity = period * 8
      try check(snd_pcm_hw_params_any(pcm, hardware))
      try check(snd_pcm_hw_params_set_access(pcm, hardware, SND_PCM_ACCESS_RW_INTERLEAVED))
      #if _endian(little)
        try check(snd_pcm_hw_params_set_format(pcm, hardware, SND_PCM_FORMAT_S16_LE))
      #else
        try check(snd_pcm_hw_params_set_format(pcm, hardware, SND_PCM_FORMAT_S16_BE))
      #endif
      try check(snd_pcm_hw_params_set_channels(pcm, hardware, 1))
      try check(snd_pcm_hw_params_set_rate_resample(pcm, hardware, 1))
      try check(snd_pcm_hw_params_set_rate(pcm, hardware, UInt32(sampleRate), 0))
      try check(snd_pcm_hw_params_set_period_size_near(pcm, hardware, &period, nil))
      try check(snd_pcm_hw_params_set_buffer_size_near(pcm, hardware, &capacity))
      try check(snd_pcm_hw_params(pcm, hardware))
      try check(snd_pcm_get_params(pcm, &capacity, &period))

      try check(snd_pcm_sw_params_malloc(&allocated))
      guard let software = allocated else { throw FrameDeviceFailure(reason: "no memory") }
      defer { snd_pcm_sw_params_free(software) }
      var boundary: snd_pcm_uframes_t = 0
      try check(snd_pcm_sw_params_current(pcm, software))
      try check(snd_pcm_sw_params_get_boundary(software, &boundary))
      // ALSA waits for a full buffer by default: 40 ms of silence before every answer to a key.
      try check(snd_pcm_sw_params_set_start_threshold(pcm, software, period))
      // Behind our last frame stands silence: hardware plays its last period to the end, and would
      // repeat what was in the ring a turn ago.
      try check(snd_pcm_sw_params_set_silence_threshold(pcm, software, 0))
      try check(snd_pcm_sw_params_set_silence_size(pcm, software, boundary))
      try check(snd_pcm_sw_params(pcm, software))
      return (Int(period), Int(capacity))
    }

    func write(_ frames: UnsafeBufferPointer<Int16>) throws(FrameDeviceFailure) -> Int {
      let restored = calsa_silence_messages()
      defer { snd_lib_error_set_local(restored) }
      // Again after it ran dry (EPIPE) or slept (ESTRPIPE).
      for _ in 0..<3 {
        let written = snd_pcm_writei(pcm, frames.baseAddress, snd_pcm_uframes_t(frames.count))
        switch Int32(written) {
        case 0...: return written
        case -EAGAIN, -EINTR: return 0
        case -EPIPE, -ESTRPIPE: try Self.check(snd_pcm_prepare(pcm))
        default: throw FrameDeviceFailure(code: Int32(written))
        }
      }
      return 0
    }

    func play() {
      if snd_pcm_state(pcm) == SND_PCM_STATE_PREPARED { snd_pcm_start(pcm) }
    }

    func drop() throws(FrameDeviceFailure) {
      let restored = calsa_silence_messages()
      defer { snd_lib_error_set_local(restored) }
      try Self.check(snd_pcm_drop(pcm))
      try Self.check(snd_pcm_prepare(pcm))
    }

    func unheard() -> Int {
      var delay: snd_pcm_sframes_t = 0
      guard snd_pcm_state(pcm) == SND_PCM_STATE_RUNNING, snd_pcm_delay(pcm, &delay) == 0 else {
        return 0
      }
      return max(0, delay)
    }

    func close() {
      let restored = calsa_silence_messages()
      defer { snd_lib_error_set_local(restored) }
      snd_pcm_close(pcm)
    }

    private static func check(_ result: Int32) throws(FrameDeviceFailure) {
      if result < 0 { throw FrameDeviceFailure(code: result) }
    }
  }

  extension FrameDeviceFailure {
    fileprivate init(code: Int32) {
      reason = snd_strerror(code).map { String(cString: $0) } ?? "error \(-code)"
    }
  }
#endif
