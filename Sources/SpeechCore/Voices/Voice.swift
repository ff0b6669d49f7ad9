/// How something is said: CSS Speech's properties in the units of the command line.
public struct Voice: Hashable, Sendable {
  /// The BCP 47 language tag; it chooses the voice where no family does.
  public var language: String
  /// The engine's name of a voice, such as `en-us+f3` (CSS `voice-family`).
  ///
  /// One that begins with `+` is a variant of the voice that speaks the language.
  public var family: String?
  /// Words per minute, 80 to 900 (CSS `voice-rate`).
  public var rate: Int
  /// 0 to 100, 50 being the voice's own (CSS `voice-pitch`).
  public var pitch: Int
  /// 0 (monotone) to 100, 50 being the voice's own (CSS `voice-range`).
  public var range: Int
  /// 0 to 200, 100 being the voice's own (CSS `voice-volume`).
  public var volume: Int
  /// Whether punctuation is named (CSS `speak-as: literal-punctuation`).
  public var namesPunctuation: Bool

  static let rates = 80...900
  static let pitches = 0...100
  static let ranges = 0...100
  static let volumes = 0...200

  /// Creates a voice; numbers outside their range are brought inside it.
  public init(
    language: String = "en", family: String? = nil, rate: Int = 175, pitch: Int = 50,
    range: Int = 50, volume: Int = 100, namesPunctuation: Bool = false
  ) {
    self.language = language
    self.family = family
    self.rate = rate.clamped(to: Self.rates)
    self.pitch = pitch.clamped(to: Self.pitches)
    self.range = range.clamped(to: Self.ranges)
    self.volume = volume.clamped(to: Self.volumes)
    self.namesPunctuation = namesPunctuation
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
