import Aloud
import FormCheck
import FormFiles
import PlainJSON

/// `aloud check`: tells what a listener would stumble over in forms.
struct CheckCommand {
  static let syntax = CommandSyntax(
    name: "check", arguments: "FORM.html…", summary: "Tells what a listener would stumble over.",
    options: [
      Option("--json", nil, "a JSON object a line for each finding"),
      Option("--names", nil, "how the controls of a page are called, a JSON object a line"),
    ],
    notes: """
      A finding is one line: file, line, column, level, rule, what is wrong and how to mend it.
      --json has them as file, line, column, level, rule, message, mend and element, which is the
      id or the name of the element, or null. --names has id, role, name and description, null
      where there is none. The exit status is 1 where a finding is an error.
      """)

  static func run(_ options: ParsedOptions) throws -> ExitStatus {
    let paths = options.arguments
    guard !paths.isEmpty else {
      throw UsageError("aloud check takes files: aloud check FORM.html")
    }
    if options.has("--names") { return try printNames(paths) }
    let checker = FormChecker(speaks: SpokenLanguages.test())
    var findings: [Finding] = []
    var unreadable = 0
    for path in paths {
      do {
        let found = try checker.findings(inFile: path)
        for finding in found { print(options.has("--json") ? finding.json : finding.text) }
        findings += found
      } catch {
        AloudCommand.tell(error)
        unreadable += 1
      }
    }
    if !options.has("--json"), unreadable < paths.count {
      print(summary(of: findings, files: paths.count - unreadable))
    }
    if unreadable > 0 { return .usage }
    return findings.contains { $0.level == .error } ? .failed : .done
  }

  private static func printNames(_ paths: [String]) throws -> ExitStatus {
    guard let path = paths.first, paths.count == 1 else {
      throw UsageError("aloud check --names takes one file: aloud check --names FORM.html")
    }
    for control in try PageElements.read(path: path).controlNames { print(control.json) }
    return .done
  }

  private static func summary(of findings: [Finding], files: Int) -> String {
    let errors = findings.count { $0.level == .error }
    let counts = [(errors, "error"), (findings.count - errors, "warning")]
      .filter { $0.0 > 0 }.map { count($0.0, $0.1) }
    let found = counts.isEmpty ? "Nothing found" : counts.joined(separator: " and ")
    return "\(found) in \(count(files, "file"))."
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

extension Finding {
  /// One line for people and editors, made safe.
  fileprivate var text: String { SafeText(description).string }

  /// One line for programs.
  fileprivate var json: String {
    JSONText.object([
      ("file", JSONText.quoted(file)),
      ("line", "\(line)"),
      ("column", "\(column)"),
      ("level", JSONText.quoted(level.rawValue)),
      ("rule", JSONText.quoted(rule)),
      ("message", JSONText.quoted(message)),
      ("mend", JSONText.quoted(mend)),
      ("element", element.map(JSONText.quoted)),
    ])
  }
}

extension ControlName {
  /// One line for programs.
  fileprivate var json: String {
    JSONText.object([
      ("id", id.map(JSONText.quoted)),
      ("role", JSONText.quoted(role)),
      ("name", JSONText.quoted(name)),
      ("description", description.map(JSONText.quoted)),
    ])
  }
}
