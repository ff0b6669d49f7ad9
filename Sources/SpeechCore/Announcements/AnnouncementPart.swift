/// One piece of an announcement: what it is, its words, and their language.
public struct AnnouncementPart: Hashable, Sendable {
  /// What a part tells of.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// The accessible name.
    case name
    /// The WAI-ARIA role, in words.
    case role
    /// The value, or "blank".
    case value
    /// A state: required, invalid entry, checked, …
    case state
    /// What is wrong, and how to mend it.
    case error
    /// The accessible description.
    case description
    /// The place among the form's fields.
    case position
    /// The place of an option among its options.
    case setPosition
    /// What Return does.
    case submitLabel
    /// The name of the group that was entered.
    case group
    /// How many there are of what.
    case summary
    /// A character or word that was typed, deleted or passed.
    case echo
    /// Text between the fields.
    case text
    /// What the program itself has to say.
    case message
  }

  /// How the words of a part follow those of the part before it.
  public enum Joint: String, Hashable, Sendable, CaseIterable, Codable {
    /// As something new: after a comma, or after punctuation of their own.
    case comma
    /// As more of the same, in another language: after a space.
    case space
    /// In one word with them.
    case word
  }

  /// What the part tells of.
  public var kind: Kind
  /// Its words, as they are printed and recorded.
  public var text: SafeText
  /// What a voice is given instead of `text`, where the two differ: signs by their names.
  public var spoken: SpokenText?
  /// The BCP 47 tag of the words; `nil` is the profile's own language.
  public var language: String?
  /// What differs from the voice of its kind, for this part alone.
  public var voiceChange: VoiceChange?
  /// How its words follow those of the part before it.
  public var joint: Joint
  /// The sound that it begins with, where the profile lets it be heard.
  public var cue: Cue?

  /// Creates a part.
  public init(
    _ kind: Kind, _ text: SafeText, language: String? = nil, voiceChange: VoiceChange? = nil,
    joint: Joint = .comma, cue: Cue? = nil, spoken: SpokenText? = nil
  ) {
    self.kind = kind
    self.text = text
    self.language = language
    self.voiceChange = voiceChange
    self.joint = joint
    self.cue = cue
    self.spoken = spoken
  }
}
