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

/// A subcommand, or a program of one form: its name, what it takes, and what it is for.
struct CommandSyntax: Hashable {
  var name: String
  /// What is written to run it; `aloud` and the name, unless it is a program of its own.
  var call: String
  /// The arguments that are not options, as help writes them.
  var arguments: String
  var summary: String
  var options: [Option]
  /// What else there is to know, for help.
  var notes: String?

  init(
    name: String, call: String? = nil, arguments: String = "", summary: String,
    options: [Option], notes: String? = nil
  ) {
    self.name = name
    self.call = call ?? "aloud \(name)"
    self.arguments = arguments
    self.summary = summary
    self.options = options
    self.notes = notes
  }

  /// The text of `aloud NAME --help`.
  var help: String {
    let lines = options.map { option in
      ["  " + (option.value.map { "\(option.name) \($0)" } ?? option.name), option.help]
    }.columns
    let usage = "usage: \(call) \(arguments)".trimmingSuffix(" ") + " [options]"
    let end = notes.map { ["", $0] } ?? []
    return ([summary, "", usage, ""] + lines + end).joined(separator: "\n")
  }
}

extension [[String]] {
  /// Rows of cells as lines: each column is as wide as its widest cell, and two spaces.
  var columns: [String] {
    let count = map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      (compactMap { $0.indices.contains(column) ? $0[column].count : nil }.max() ?? 0) + 2
    }
    return map { row in
      zip(row, widths).dropLast().map { $0.padding(to: $1) }.joined() + (row.last ?? "")
    }
  }
}

extension String {
  /// The text as a cell of a column; one that is too long keeps its distance from the next.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 2))
  }

  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
