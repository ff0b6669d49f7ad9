import Aloud
import Foundation

/// `aloud drafts`: lists or deletes what was entered and not submitted.
struct DraftsCommand {
  static let syntax = CommandSyntax(
    name: "drafts", arguments: "[COMMAND]", summary: "Lists drafts, or deletes them.", options: [])

  static func run(_ options: ParsedOptions) throws -> ExitStatus {
    let store = DraftStore()
    switch options.arguments {
    case [], ["list"]: store.all().forEach { print($0.draft.line) }
    case ["delete"]: store.all().forEach { store.delete($0.path) }
    default:
      let words = options.arguments.joined(separator: " ")
      throw UsageError("aloud drafts takes list or delete, not \(words)")
    }
    return .done
  }
}

extension Draft {
  /// When, how much, and of what.
  fileprivate var line: String {
    let time = saved.formatted(.iso8601)
    let count = answers.count == 1 ? "1 answer" : "\(answers.count) answers"
    return SafeText("\(time)  \(count.padding(to: 12))\(form) (\(source))").string
  }
}
