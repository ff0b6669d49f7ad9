import Aloud
import Foundation

/// `aloud fill`: fills a form of an HTML page by ear.
struct FillCommand {
  static let syntax = CommandSyntax(
    name: "fill", arguments: "FORM.html", summary: "Fills a form by ear.",
    options: [Option("--form", "ID", "the form's id, name or number, where the page has several")]
      + FormRunner.syntax + SpeechOptions.syntax,
    notes: FormRunner.notes)

  @MainActor
  static func run(_ options: ParsedOptions) async throws -> ExitStatus {
    guard let path = options.arguments.first, options.arguments.count == 1 else {
      throw UsageError("aloud fill takes one file: aloud fill FORM.html")
    }
    // Its 10 ms pass while the page is read.
    let start = EngineStart(for: options)
    let form = try HTMLPage.read(path: path).form(options["--form"])
    if let answers = options["--answers"] { try form.apply(Answers.read(path: answers)) }
    let origin = URL(fileURLWithPath: path).standardizedFileURL.path
    let name = options["--form"].map { "#\($0)" } ?? ""
    return try await FormRunner(form, from: origin + name, options, start: start).run()
  }
}
