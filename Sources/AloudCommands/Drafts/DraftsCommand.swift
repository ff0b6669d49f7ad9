import Aloud
import Foundation

/// `aloud drafts`: lists or deletes what was entered and not submitted.
struct DraftsCommand {
  static let syntax = CommandSyntax(
    name: "drafts", arguments: "[COMMAND]", summary: "Lists drafts, or deletes them.",
    options: [Option("--all", nil, "with delete: all of them")],
    notes: """
      aloud drafts list            tells when each was kept, its name, how much is in it, of what
      aloud drafts delete NAME…    deletes these; a name may be cut short
      """)

  static func run(_ options: ParsedOptions) throws -> ExitStatus {
    let store = DraftStore()
    let words = options.arguments
    switch words.first ?? "list" {
    case "list" where words.count <= 1 && !options.has("--all"):
      let drafts = store.all()
      if drafts.isEmpty { return sayThereAreNone() }
      drafts.forEach { print($0.line) }
    case "delete": return try delete(Array(words.dropFirst()), options.has("--all"), from: store)
    default:
      let words = (words + (options.has("--all") ? ["--all"] : [])).joined(separator: " ")
      throw UsageError("aloud drafts takes list, or delete with names or --all, not \(words)")
    }
    return .done
  }

  /// Deletes what was named, or everything where that was asked for; nothing where a name is wrong.
  private static func delete(
    _ names: [String], _ isAll: Bool, from store: DraftStore
  ) throws -> ExitStatus {
    guard names.isEmpty || !isAll else {
      throw UsageError("aloud drafts delete takes names or --all, not both; leave one out")
    }
    let drafts = store.all()
    if names.isEmpty, drafts.isEmpty { return sayThereAreNone() }
    guard !names.isEmpty || isAll else {
      let known = drafts.map(\.name).joined(separator: ", ")
      let are = drafts.count == 1 ? "is" : "are"
      throw UsageError(
        "aloud drafts delete takes names, or --all; there \(are) \(count(drafts.count)): \(known)")
    }
    let paths = isAll ? drafts.map(\.path) : try names.map { try store.entry(named: $0).path }
    let deleted = Set(paths).filter(store.delete)
    print("\(count(deleted.count)) deleted.")
    guard deleted.count == Set(paths).count else {
      printError("\(store.directory): not all of them could be deleted; check whose they are")
      return .failed
    }
    return .done
  }

  private static func count(_ count: Int) -> String {
    count == 1 ? "1 draft" : "\(count) drafts"
  }

  /// Standard output holds drafts only.
  private static func sayThereAreNone() -> ExitStatus {
    try? FileHandle.standardError.write(contentsOf: Data("No drafts.\n".utf8))
    return .done
  }
}

extension DraftStore {
  /// The one draft that a name, or its beginning, means.
  func entry(named name: String) throws(UsageError) -> Entry {
    let found = all(named: name)
    guard let entry = found.first else {
      throw UsageError("there is no draft \(name); aloud drafts lists them")
    }
    guard found.count == 1 else {
      let names = found.map(\.name).joined(separator: ", ")
      throw UsageError("\(name) could be the draft \(names); write more of its name")
    }
    return entry
  }
}

extension DraftStore.Entry {
  /// When, what it is called, how much, and of what.
  fileprivate var line: String {
    let time = draft.saved.formatted(.iso8601)
    let count = draft.answers.count == 1 ? "1 answer" : "\(draft.answers.count) answers"
    let what = "\(count.padding(to: 12))\(draft.form) (\(draft.source))"
    return SafeText("\(time)  \(name.padding(to: 10))\(what)").string
  }
}
