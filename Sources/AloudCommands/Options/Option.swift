/// An option of the command line.
struct Option: Hashable {
  /// What is written, such as `--voice`.
  var name: String
  /// What stands for its value in help; `nil` for a switch.
  var value: String?
  /// What it does, in a few words.
  var help: String

  init(_ name: String, _ value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}

/// A subcommand: its name, what it takes, and what it is for.
struct CommandSyntax: Hashable {
  var name: String
  /// The arguments that are not options, as help writes them.
  var arguments: String
  var summary: String
  var options: [Option]
  /// What else there is to know, for help.
  var notes: String?

  /// The text of `aloud NAME --help`.
  var help: String {
    let rows = options.map { option in
      (option.value.map { "\(option.name) \($0)" } ?? option.name, option.help)
    }
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    let lines = rows.map { "  " + $0.padding(to: width) + $1 }
    let usage = "usage: aloud \(name) \(arguments)".trimmingSuffix(" ") + " [options]"
    let end = notes.map { ["", $0] } ?? []
    return ([summary, "", usage, ""] + lines + end).joined(separator: "\n")
  }
}

extension String {
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }

  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
