import Aloud

/// `aloud voices`: lists the voices that espeak-ng has, or the profiles that speak with them.
struct VoicesCommand {
  static let syntax = CommandSyntax(
    name: "voices", arguments: "", summary: "Lists the voices, or the voice profiles.",
    options: [
      Option("--language", "TAG", "only voices that speak it, such as de or en-GB"),
      Option("--profiles", nil, "the voice profiles, your own too"),
    ])

  static func run(_ options: ParsedOptions) throws -> ExitStatus {
    if options.has("--profiles") { return listProfiles(try VoiceProfiles()) }
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

  /// Names, whose they are and what they are for, in columns; what is wrong with those that cannot
  /// be used goes to standard error.
  private static func listProfiles(_ profiles: VoiceProfiles) -> ExitStatus {
    var problems: [String] = []
    let rows = profiles.names.map { name in
      let owner = profiles.isOwn(name) ? "yours" : ""
      do throws(VoiceProfileError) {
        return [name, owner, try profiles.load(name).description ?? ""]
      } catch {
        problems += error.problems
        return [name, owner, "cannot be used"]
      }
    }
    rows.columns.forEach { print(SafeText($0)) }
    problems.forEach(printError)
    return problems.isEmpty ? .done : .failed
  }
}
