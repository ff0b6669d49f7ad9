import Aloud
import Foundation

/// How speech is to sound, and where: the options that every speaking command has.
struct SpeechOptions: Hashable {
  /// Where speech goes.
  enum Audio: Hashable {
    case device
    case none
    case file(String)
  }

  static let syntax = [
    Option("--voice", "NAME", "an espeak-ng voice, such as en-us+f3 (aloud voices lists them)"),
    Option("--profile", "FILE", "a voice profile, instead of the one that comes with Aloud"),
    Option("--rate", "WPM", "words per minute, 80 to 900"),
    Option("--pitch", "0-100", "the pitch, 50 being the voice's own"),
    Option("--volume", "0-200", "the volume, 100 being the voice's own"),
    Option(
      "--language", "TAG", "the language of Aloud's own words, and of what names none, such as es"),
    Option("--audio", "WHERE", "device, none, or a file that ends in .wav"),
  ]

  var audio: Audio
  var profile: VoiceProfile
  /// The language that was asked for.
  var language: String?
  /// Whether a voice was asked for by its name.
  private let namesVoice: Bool

  init(_ options: ParsedOptions) throws {
    audio = try Self.audio(options["--audio"] ?? "device")
    profile = try Self.profile(options["--profile"])
    language = options["--language"]
    namesVoice = options["--voice"] != nil
    let voice = profile.voice
    profile.voice = Voice(
      language: language ?? voice.language,
      family: options["--voice"] ?? voice.family,
      rate: try options.number("--rate", in: 80...900) ?? voice.rate,
      pitch: try options.number("--pitch", in: 0...100) ?? voice.pitch,
      range: voice.range,
      volume: try options.number("--volume", in: 0...200) ?? voice.volume,
      namesPunctuation: voice.namesPunctuation)
  }

  private static func audio(_ text: String) throws(UsageError) -> Audio {
    switch text {
    case "device": return .device
    case "none": return .none
    default:
      guard text.lowercased().hasSuffix(".wav") else {
        throw UsageError(
          "--audio takes device, none, or a file that ends in .wav, not \(text)")
      }
      return .file(text)
    }
  }

  private static func profile(_ path: String?) throws -> VoiceProfile {
    if let path { return try VoiceProfile(contentsOf: path) }
    return try VoiceProfile(contentsOf: InstalledFiles().voices() + "/default.json")
  }

  /// The profile for a form whose language is known: what was asked for goes first.
  ///
  /// A voice that was asked for by name says what is in the form's language, whatever its own is; a
  /// voice that a profile names stays with the language that it is meant for.
  func profile(forLanguage tag: String?) -> VoiceProfile {
    var profile = profile
    guard language == nil, let tag, profile.voice.family == nil || namesVoice else {
      return profile
    }
    profile.voice.language = tag
    return profile
  }
}
