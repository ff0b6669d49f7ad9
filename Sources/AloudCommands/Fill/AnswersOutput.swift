import Aloud
import Foundation

/// Where the answers go.
struct AnswersOutput {
  /// How they are written.
  enum Format: String, CaseIterable {
    case json, urlencoded
  }

  /// A file; without one, standard output.
  var path: String?
  var format: Format

  /// Takes a place and a format.
  ///
  /// - Throws: `OutputError` where nothing can be written, before anybody fills a form in vain.
  init(path: String?, format: Format) throws {
    self.path = path
    self.format = format
    guard let path else { return }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard !(exists && isFolder.boolValue), access(folder, W_OK) == 0 else {
      throw OutputError(path: path)
    }
  }

  /// Whether protected answers are left out: a terminal must not show them.
  var withholdsSecrets: Bool { path == nil && isatty(STDOUT_FILENO) == 1 }

  /// Writes the answers.
  ///
  /// A terminal does not show what is protected: its place is left empty, and a line says so.
  ///
  /// - Throws: `OutputError`.
  func write(_ entries: EntryList, _ vocabulary: Vocabulary) throws {
    let hasSecrets = entries.entries.contains(where: \.isProtected)
    let withheld = hasSecrets && withholdsSecrets
    let text =
      switch format {
      case .json: entries.json(withheld: withheld)
      case .urlencoded: withheld ? entries.withoutSecrets.urlEncoded : entries.urlEncoded
      }
    let data = Data((text + "\n").utf8)
    do {
      if let path {
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
      } else {
        // Where nobody reads any more, the write fails: the signal would end the program, and with
        // it what is still to be said.
        signal(SIGPIPE, SIG_IGN)
        try FileHandle.standardOutput.write(contentsOf: data)
      }
    } catch {
      throw OutputError(path: path ?? "standard output")
    }
    if withheld {
      printError(vocabulary.words(.secretsLeftOut))
    }
  }
}

/// Answers that could not be written.
struct OutputError: Error {
  var path: String
  /// Whether what was entered can be come back to.
  var hasDraft = false

  var message: String {
    let mend =
      hasDraft
      ? "a draft is kept: go on with --resume, and name another place with --output"
      : "name another place"
    return "\(path): the answers cannot be written there; \(mend)"
  }
}
