/// Which cues are heard, with which sounds, and how loud.
public struct CueSounds: Hashable, Sendable {
  /// The sounds; a cue without one is not heard.
  public var sounds: [Cue: CueSound]
  /// 0 to 200, 100 being the sounds' own; the voice's volume counts too, as in CSS Speech.
  public var volume: Int

  static let volumes = 0...200

  /// Creates a choice of cues.
  public init(sounds: [Cue: CueSound] = [:], volume: Int = 100) {
    self.sounds = sounds
    self.volume = volume
  }
}
