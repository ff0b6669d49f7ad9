import Aloud
import Foundation

extension App {
  /// Runs the program's form in the terminal, with all options of `aloud fill`, and ends the process
  /// with the exit status that `aloud fill` would have.
  public static func main() async {
    exit(await AppCommand.run(Self.self, Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}

/// A program of one form, written as views.
enum AppCommand {
  @MainActor
  static func run(_ app: (some App).Type, _ words: [String]) async -> ExitStatus {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
    let syntax = CommandSyntax(
      name: program, call: program, summary: "A form you can hear.",
      options: FormRunner.syntax + SpeechOptions.syntax, notes: FormRunner.notes)
    guard !words.contains("--help"), !words.contains("-h") else {
      print(syntax.help)
      return .done
    }
    do {
      let options = try ParsedOptions(words, for: syntax)
      let start = EngineStart(for: options)
      guard let form = app.init().body.form else {
        throw UsageError("\(program) has no form to show")
      }
      if let answers = options["--answers"] { try form.apply(Answers.read(path: answers)) }
      let origin = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
        .standardizedFileURL.path
      return try await FormRunner(form, from: origin, options, start: start).run()
    } catch {
      AloudCommand.tell(error)
      return .usage
    }
  }
}
