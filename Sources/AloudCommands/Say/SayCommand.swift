import Aloud

/// `aloud say`: says a text.
struct SayCommand {
  static let syntax = CommandSyntax(
    name: "say", arguments: "TEXT", summary: "Says a text.", options: SpeechOptions.syntax)

  static func run(_ options: ParsedOptions) async throws -> ExitStatus {
    guard !options.arguments.isEmpty else {
      throw UsageError("aloud say needs a text: aloud say \"Hello\"")
    }
    let speech = try SpeechOptions(options)
    let failures = Failures()
    let output = try SpeechOutput(
      speech, profile: try speech.profile(forLanguage: nil), isPerson: false,
      reports: SpeechOutput.Reports(
        onFailedPart: { failures.report("speech failed for this text: \($0.text)") },
        onSilence: { failures.report("there is no speech: \($0)") }))
    output.problems.forEach(printError)
    if let silence = output.silence { failures.report("there is no speech: \(silence)") }
    let text = SafeText(options.arguments.joined(separator: " "))
    if speech.audio == .none { print(text) }
    output.queue.enqueue(Announcement(event: "say", parts: [AnnouncementPart(.message, text)]))
    await output.queue.waitUntilIdle()
    output.queue.sink.finish()
    return failures.isEmpty ? .done : .failed
  }
}
