import FormCore
import SpeechCore

/// What the person changes of the speech, at any key.
extension FormSpeaker {
  /// Does what a request asks of the speech, and tells of it at once in the new one.
  ///
  /// - Returns: What was said; `nil` where the event asks for nothing of the kind.
  func change(by event: FormEvent, input: Int) -> [Announcement]? {
    guard case .requested(let request) = event else { return nil }
    switch request {
    case .voice(let setting, let isRaised):
      return [tell(change(setting, isRaised: isRaised), input: input)]
    case .pause:
      if queue.togglePause() { return [] }
      return [tell([narrator.part(.message, .pauseNothing)], input: input)]
    case .mute: return [toggleSpeech(input: input)]
    default: return nil
    }
  }

  private func change(_ setting: VoiceSetting, isRaised: Bool) -> [AnnouncementPart] {
    let change = setting.change(isRaised: isRaised)
    let voice = queue.profile.voice.changed(by: change)
    queue.profile.voice = voice
    return narrator.parts(
      voice: setting, number: voice[keyPath: setting.number], isRaised: isRaised,
      isLimit: voice.changed(by: change) == voice)
  }

  /// Turns speech off once that was said, or on before it is said.
  private func toggleSpeech(input: Int) -> Announcement {
    guard queue.speaks else { return tell([narrator.part(.message, .speechAbsent)], input: input) }
    if isMuted {
      isMuted = false
      return tell([narrator.part(.message, .speechOn)], input: input)
    }
    defer { isMuted = true }
    return tell([narrator.part(.message, .speechOff)], input: input)
  }

  private func tell(_ parts: [AnnouncementPart], input: Int) -> Announcement {
    let announcement = Announcement(event: "setting", parts: parts, input: input)
    enqueue(announcement)
    return announcement
  }
}

extension VoiceSetting {
  /// How much one key changes: 20 words a minute, a tenth of the voice's own volume, a tenth of the
  /// pitches there are above or below the voice's own.
  fileprivate func change(isRaised: Bool) -> VoiceChange {
    var change = VoiceChange()
    switch self {
    case .rate: change.rate = .relative(isRaised ? 20 : -20)
    case .volume: change.volume = .relative(isRaised ? 10 : -10)
    case .pitch: change.pitch = .relative(isRaised ? 5 : -5)
    }
    return change
  }

  fileprivate var number: KeyPath<Voice, Int> {
    switch self {
    case .rate: \.rate
    case .volume: \.volume
    case .pitch: \.pitch
    }
  }
}

extension Voice {
  /// The voice with the change, still to be heard: silence is asked for by a key of its own.
  fileprivate func changed(by change: VoiceChange) -> Voice {
    let voice = change.applied(to: self)
    return voice.volume == 0 ? self : voice
  }
}
