/// How the texts of something are spoken: SwiftUI's speech modifiers.
public struct SpeechAttributes: Hashable, Sendable {
  /// Whether they are spelt, character by character.
  public var spellsOutCharacters = false
  /// Whether the digits of what is answered are said one by one (CSS `speak-as: digits`): a code is
  /// no number.
  public var separatesDigits = false
  /// Whether punctuation marks are read by name.
  public var includesPunctuation = false
  /// How much higher or lower the voice is, from -1 to 1; 0 is its own pitch.
  public var pitchAdjustment = 0.0
  /// Whether they wait for what is being said.
  public var queuesAnnouncements = false

  /// Creates attributes that change nothing.
  public init() {}
}
