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
      list(voices)
      return .done
    }
    let matching = voices.filter { voice in
      voice.languages.contains { $0 == tag || $0.hasPrefix(tag + "-") }
    }
    guard !matching.isEmpty else {
      printError("No voice speaks \(tag); aloud voices lists all of them.")
      return .failed
    }
    list(matching)
    return .done
  }

  /// Languages, name and what `--voice` takes, in columns.
  private static func list(_ voices: [EspeakVoice]) {
    voices.map { [$0.languages.joined(separator: " "), $0.name, $0.identifier] }.columns
      .forEach { print(SafeText($0)) }
  }
}
