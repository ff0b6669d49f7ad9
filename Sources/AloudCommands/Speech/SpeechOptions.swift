import Aloud

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
    Option(
      "--profile", "NAME",
      "a voice profile, or its file (aloud voices --profiles lists them); default: the language's"),
    Option("--rate", "WPM", "words per minute, 80 to 900"),
    Option("--pitch", "0-100", "the pitch, 50 being the voice's own"),
    Option("--volume", "0-200", "the volume, 100 being the voice's own"),
    Option(
      "--language", "TAG", "the language of Aloud's own words, and of what names none, such as es"),
    Option("--audio", "WHERE", "device, none, or a file that ends in .wav"),
  ]

  static let rates = 80...900
  static let pitches = 0...100
  static let volumes = 0...200

  var audio: Audio
  /// The language that was asked for.
  var language: String?
  private let profiles: VoiceProfiles
  /// The profile that was asked for.
  private let wish: String?
  /// What was asked for beside a profile, and goes before what that says.
  private let changes: VoiceChange

  init(_ options: ParsedOptions) throws {
    audio = try Self.audio(options["--audio"] ?? "device")
    language = options["--language"]
    wish = options["--profile"]
    var changes = VoiceChange()
    changes.family = options["--voice"]
    changes.rate = try options.number("--rate", in: Self.rates).map { .absolute($0) }
    changes.pitch = try options.number("--pitch", in: Self.pitches).map { .absolute($0) }
    changes.volume = try options.number("--volume", in: Self.volumes).map { .absolute($0) }
    self.changes = changes
    profiles = try VoiceProfiles()
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

  /// The profile for texts whose language is known: what was asked for goes first.
  ///
  /// A voice that was asked for by name says what is in the form's language, whatever its own is; a
  /// voice that a profile names stays with the language that it is meant for, unless it is a
  /// variant, which goes with any. A profile that cannot be used is told of, and `default` speaks.
  ///
  /// - Throws: `VoiceProfileError` where the profile that comes with the program is broken itself.
  func profile(forLanguage tag: String?) throws(VoiceProfileError) -> ChosenProfile {
    let wish = wish ?? profiles.name(forLanguage: tag ?? language)
    var problems: [String] = []
    let loaded: LoadedProfile
    do throws(VoiceProfileError) {
      loaded = try profiles.load(wish)
    } catch {
      problems = error.problems
      loaded = try profiles.loadPackagedDefault()
    }
    let places = loaded.familyPlaces.filter { $0.key != nil || changes.family == nil }
    // Without names of voices, none of them can be unknown.
    let substitute = places.isEmpty ? loaded : try profiles.loadPackagedDefault()
    return ChosenProfile(
      profile: changed(loaded.profile, tag), untold: changed(loaded.profile, nil).voice,
      familyPlaces: places, substitute: changed(substitute.profile, tag), problems: problems)
  }

  private func changed(_ profile: VoiceProfile, _ tag: String?) -> VoiceProfile {
    var profile = profile
    profile.voice = changes.applied(to: profile.voice)
    if let language {
      profile.voice.language = language
    } else if let tag,
      profile.voice.family == nil || changes.family != nil || profile.voice.isVariantOnly
    {
      profile.voice.language = tag
    }
    return profile
  }
}

/// The profile that is to speak, and what is to speak where it cannot.
struct ChosenProfile: Hashable {
  var profile: VoiceProfile
  /// The voice where no voice speaks the form's language.
  var untold: Voice
  /// Where the profile asks for a voice by name.
  var familyPlaces: [AnnouncementPart.Kind?: String]
  /// The profile that speaks instead where there is not one of these voices.
  var substitute: VoiceProfile
  /// Why what was asked for is not used, a line each.
  var problems: [String]
}
