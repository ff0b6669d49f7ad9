import Aloud

/// `aloud voices`: lists the voices that espeak-ng has.
struct VoicesCommand {
  static let syntax = CommandSyntax(
    name: "voices", arguments: "", summary: "Lists the voices.",
    options: [Option("--language", "TAG", "only voices that speak it, such as de or en-GB")])

  static func run(_ options: ParsedOptions) throws -> ExitStatus {
    let engine = EspeakEngine(worker: try InstalledFiles().worker())
    let voices = try engine.voices()
    guard let tag = options["--language"]?.lowercased() else {
      voices.forEach { print($0.line) }
      return .done
    }
    let matching = voices.filter { voice in
      voice.languages.contains { $0 == tag || $0.hasPrefix(tag + "-") }
    }
    guard !matching.isEmpty else {
      printError("No voice speaks \(tag); aloud voices lists all of them.")
      return .failed
    }
    matching.forEach { print($0.line) }
    return .done
  }
}

extension EspeakVoice {
  /// Languages, name and what `--voice` takes, in columns.
  fileprivate var line: String {
    let tags = languages.joined(separator: " ")
    return SafeText(tags.padding(to: 24) + name.padding(to: 34) + identifier).string
  }
}
