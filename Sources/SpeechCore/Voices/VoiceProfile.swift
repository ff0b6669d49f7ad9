import Foundation

/// How each kind of part is said: one voice, and what differs from it by kind.
///
/// A profile is a JSON file with CSS Speech's property names, and values in the units of `Voice`
/// instead of CSS's keywords. A number stands for itself; a string with a sign (`"-6"`) changes what
/// the voice has.
public struct VoiceProfile: Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// The voice that says everything not told otherwise.
  public var voice: Voice
  /// What differs for each kind of part.
  public var parts: [AnnouncementPart.Kind: VoiceChange]
  /// Seconds of silence after an announcement that another follows (CSS `pause-after`).
  public var pauseAfter: Double

  /// Creates a profile.
  public init(
    name: String = "plain", voice: Voice = Voice(),
    parts: [AnnouncementPart.Kind: VoiceChange] = [:], pauseAfter: Double = 0.1
  ) {
    self.name = name
    self.voice = voice
    self.parts = parts
    self.pauseAfter = pauseAfter
  }

  /// The voice for one part.
  ///
  /// What differs for its kind comes first, then what differs for the part alone. A part in another
  /// language gets a voice of that language; a part that differs only by region
  /// keeps the voice that was asked for.
  public func voice(for part: AnnouncementPart) -> Voice {
    var voice = parts[part.kind]?.applied(to: self.voice) ?? self.voice
    if let change = part.voiceChange { voice = change.applied(to: voice) }
    if let language = part.language, language.primaryLanguage != voice.language.primaryLanguage {
      voice.language = language
      voice.family = nil  // a family speaks one language
    }
    return voice
  }
}

extension String {
  /// The primary subtag of a BCP 47 tag.
  fileprivate var primaryLanguage: String {
    prefix { $0 != "-" && $0 != "_" }.lowercased()
  }
}

/// What differs from a voice.
public struct VoiceChange: Hashable, Sendable {
  /// A number instead of the voice's own, or added to it.
  public enum Amount: Hashable, Sendable {
    case absolute(Int)
    case relative(Int)

    /// The number that results.
    public func applied(to number: Int) -> Int {
      switch self {
      case .absolute(let own): own
      case .relative(let change): number + change
      }
    }
  }

  /// Another voice.
  public var family: String?
  /// Another rate, in words per minute.
  public var rate: Amount?
  /// Another pitch.
  public var pitch: Amount?
  /// Another range of pitch.
  public var range: Amount?
  /// Another volume.
  public var volume: Amount?
  /// Whether punctuation is named.
  public var namesPunctuation: Bool?

  /// Creates a change that changes nothing.
  public init() {}

  /// The voice with the change; numbers are kept inside their range.
  public func applied(to voice: Voice) -> Voice {
    Voice(
      language: voice.language,
      family: family ?? voice.family,
      rate: rate?.applied(to: voice.rate) ?? voice.rate,
      pitch: pitch?.applied(to: voice.pitch) ?? voice.pitch,
      range: range?.applied(to: voice.range) ?? voice.range,
      volume: volume?.applied(to: voice.volume) ?? voice.volume,
      namesPunctuation: namesPunctuation ?? voice.namesPunctuation)
  }
}
