import Aloud

/// Something that a person changes at a key, and finds again in the next form.
///
/// A file calls it as the command line does.
enum KeptSetting: String, CaseIterable {
  case verbosity, echo, punctuation, capitals
  case rate, pitch, volume

  /// The option that decides it for one run.
  var option: String { "--\(rawValue)" }

  /// The numbers that it takes; `nil` where it takes a word.
  var numbers: ClosedRange<Int>? {
    switch self {
    case .verbosity, .echo, .punctuation, .capitals: nil
    case .rate: SpeechOptions.rates
    case .pitch: SpeechOptions.pitches
    case .volume: SpeechOptions.volumes
    }
  }

  /// The words that it takes, if it takes words.
  var words: [String] {
    switch self {
    case .verbosity: Verbosity.allCases.map(\.rawValue)
    case .echo: TypingEcho.allCases.map(\.rawValue)
    case .punctuation: PunctuationLevel.allCases.map(\.rawValue)
    case .capitals: CapitalIndication.allCases.map(\.rawValue)
    case .rate, .pitch, .volume: []
    }
  }

  /// What it is now, as the command line would have it.
  func value(_ settings: ReadingSettings, _ voice: Voice) -> String {
    switch self {
    case .verbosity: settings.verbosity.rawValue
    case .echo: settings.typingEcho.rawValue
    case .punctuation: settings.punctuation.rawValue
    case .capitals: settings.capitals.rawValue
    case .rate: "\(voice.rate)"
    case .pitch: "\(voice.pitch)"
    case .volume: "\(voice.volume)"
    }
  }

  /// Whether the command line decides it, so that no file does: a profile that is asked for by name
  /// brings its own numbers.
  func isDecided(by options: ParsedOptions) -> Bool {
    options.has(option) || (numbers != nil && options.has("--profile"))
  }
}
