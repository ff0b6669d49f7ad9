import Aloud

/// Keeps the draft of one session: written whenever the focus moves and when the session ends, so
/// that not even a crash loses more than the field that was being filled.
@MainActor
final class DraftKeeper {
  private let store: DraftStore
  private let source: String
  private let path: String
  private var answers = DraftAnswers()
  /// The field that has the focus: nothing else changes until the focus moves.
  private var current: ElementID?
  /// Whether what was taken down last stands in the file.
  private var isWritten = true
  /// Whether there is a draft to come back to.
  private(set) var hasDraft = false

  /// - Parameter entry: The draft that the session goes on with, if there is one.
  init(store: DraftStore, source: String, resuming entry: DraftStore.Entry?) {
    self.store = store
    self.source = source
    path = entry?.path ?? store.newPath()
  }

  /// Follows what happens in the form.
  func follow(_ event: FormEvent, in tree: FormTree) {
    switch event {
    case .focused(let report, _): moved(to: report.element.id, in: tree)
    case .submitFailed(let failure): moved(to: failure.focused?.element.id ?? current, in: tree)
    case .wasReset, .submitted, .left: keep(tree)
    default: break
    }
  }

  /// Deletes the draft: the answers are safe elsewhere.
  func discard() {
    store.delete(path)
    hasDraft = false
  }

  /// Takes down everything, and writes the draft if anything changed.
  func keep(_ tree: FormTree) {
    if answers.readAll(tree) { isWritten = false }
    write(tree)
  }

  /// Looks again only at the field that was left, however large the form is.
  private func moved(to id: ElementID?, in tree: FormTree) {
    guard let left = current else {
      current = id
      return keep(tree)
    }
    current = id
    if answers.read(left, in: tree) { isWritten = false }
    write(tree)
  }

  /// Writes what was taken down; of a form that was emptied again no draft is left.
  ///
  /// A full disk costs the draft, never the session.
  private func write(_ tree: FormTree) {
    guard !isWritten else { return }
    if answers.isEmpty {
      if hasDraft { discard() }
      isWritten = true
    } else if (try? store.save(Draft(answers, of: tree, source: source), at: path)) != nil {
      hasDraft = true
      isWritten = true
    }
  }
}
