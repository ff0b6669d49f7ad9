/// How parts of one kind are told apart: by their voice, the silence around them, and a cue.
public struct PartStyle: Hashable, Sendable {
  /// What differs from the voice that says everything else.
  public var voice: VoiceChange
  /// Seconds of silence before such a part that follows another (CSS `pause-before`).
  public var pauseBefore: Double?
  /// Seconds of silence after it where another follows (CSS `pause-after`).
  public var pauseAfter: Double?
  /// The sound that it begins with, unless it has a cue of its own (CSS `cue-before`).
  public var cueBefore: CueSound?

  /// Creates a style.
  public init(
    voice: VoiceChange = VoiceChange(), pauseBefore: Double? = nil, pauseAfter: Double? = nil,
    cueBefore: CueSound? = nil
  ) {
    self.voice = voice
    self.pauseBefore = pauseBefore
    self.pauseAfter = pauseAfter
    self.cueBefore = cueBefore
  }
}
