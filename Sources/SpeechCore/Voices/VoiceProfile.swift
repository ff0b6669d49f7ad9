/// How each kind of part is said: one voice, and what differs from it by kind.
///
/// A profile is a JSON file with CSS Speech's property names, and values in the units of `Voice`
/// instead of CSS's keywords; <doc:Voices> tells what may stand in it.
public struct VoiceProfile: Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// The voice that says everything not told otherwise.
  public var voice: Voice
  /// What differs for each kind of part.
  public var parts: [AnnouncementPart.Kind: PartStyle]
  /// Seconds of silence after an announcement that another follows (CSS `pause-after`).
  public var pauseAfter: Double
  /// Which cues are heard.
  public var cues: CueSounds

  /// Creates a profile.
  public init(
    name: String = "plain", voice: Voice = Voice(),
    parts: [AnnouncementPart.Kind: PartStyle] = [:], pauseAfter: Double = 0.1,
    cues: CueSounds = CueSounds()
  ) {
    self.name = name
    self.voice = voice
    self.parts = parts
    self.pauseAfter = pauseAfter
    self.cues = cues
  }

  /// The voice for one part.
  ///
  /// What differs for its kind comes first, then what differs for the part alone. A part in another
  /// language gets a voice of that language, and keeps a variant that goes with any; a part that
  /// differs only by region keeps the voice that was asked for.
  public func voice(for part: AnnouncementPart) -> Voice {
    var voice = voice
    var changes = [parts[part.kind]?.voice, part.voiceChange].compactMap(\.self)
    if let language = part.language, language.primaryLanguage != voice.language.primaryLanguage {
      voice.language = language
      // A family speaks one language, a variant any.
      if !voice.isVariantOnly { voice.family = nil }
      for index in changes.indices where changes[index].family?.hasPrefix("+") == false {
        changes[index].family = nil
      }
    }
    return changes.reduce(voice) { $1.applied(to: $0) }
  }
}

// MARK: Pauses

extension VoiceProfile {
  /// Seconds of silence between two parts, or after the last one of an announcement.
  ///
  /// Where two pauses meet, the longer one is heard, as in CSS Speech. Within a sentence, where only
  /// the language changes, there is none.
  func pause(after part: AnnouncementPart?, before next: AnnouncementPart?) -> Double {
    let after = part.flatMap { parts[$0.kind]?.pauseAfter } ?? 0
    guard let next else { return max(after, pauseAfter) }
    return next.joint == .comma ? max(after, pause(before: next)) : 0
  }

  /// Seconds of silence that a part asks for before it.
  func pause(before part: AnnouncementPart) -> Double { parts[part.kind]?.pauseBefore ?? 0 }
}

// MARK: Cues

extension VoiceProfile {
  /// The sound that a part begins with: that of its own cue, else that of its kind.
  func cue(for part: AnnouncementPart) -> CueSound? {
    if let sound = part.cue.flatMap({ cues.sounds[$0] }) { return sound }
    // What goes on in another language is no new part to whoever listens.
    return part.joint == .comma ? parts[part.kind]?.cueBefore : nil
  }

  /// How loud cues are, of a hundred.
  var cueVolume: Int { voice.volume * cues.volume / 100 }
}

extension String {
  /// The primary subtag of a BCP 47 tag.
  fileprivate var primaryLanguage: String {
    prefix { $0 != "-" && $0 != "_" }.lowercased()
  }
}
