import Aloud
import Foundation

/// `aloud validate`: judges the answers to a form as a browser would, without asking anybody.
struct ValidateCommand {
  static let syntax = CommandSyntax(
    name: "validate", arguments: "FORM.html",
    summary: "Judges answers as a browser would.",
    options: [
      Option(
        "--answers", "FILE", "the answers, as one JSON object; without it, the page as it stands"),
      Option("--form", "ID", "the form's id, name or number, where the page has several"),
    ],
    notes: """
      Each invalid control is one JSON object on a line of its own:
        name, id   its attributes, null where it has none; of a group of radio buttons, the first's
        label      what it is called
        validity   HTML's flags, of which those are there that are true, such as {"tooShort":true}
        message    what is wrong, and how to mend it: in the form's language, else in yours, where
                   there are words in it, else in English

      Every control is judged that HTML judges, whether or not a browser would show it, and also
      where the form says novalidate. Answers count as typed: they may be too short or too long.

      Exit status: 0 all is valid, 1 something is invalid, 2 the page or the answers cannot be read.
      """)

  @MainActor
  static func run(_ options: ParsedOptions) throws -> ExitStatus {
    guard let path = options.arguments.first, options.arguments.count == 1 else {
      throw UsageError("aloud validate takes one file: aloud validate FORM.html")
    }
    let form = try HTMLPage.read(path: path).form(options["--form"])
    let tree = try options["--answers"].map { try form.tree.filled(with: .read(path: $0)) }
    let vocabulary = try LanguageFiles().vocabulary(
      for: LanguageChoice(form: form.tree.language).wishes)
    let report = ValidityReport(of: tree ?? form.tree, vocabulary)
    for line in report.lines { print(line) }
    return report.lines.isEmpty ? .done : .failed
  }
}
