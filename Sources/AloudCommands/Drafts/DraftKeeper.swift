import Aloud

/// Keeps the draft of one session: written whenever the focus moves and when the session ends, so
/// that not even a crash loses more than the field that was being filled.
@MainActor
final class DraftKeeper {
  private let store: DraftStore
  private let source: String
  private var path: String
  /// What stands in the file, so that it is written only when something changed.
  private var kept: [Draft.Answer] = []

  /// - Parameter entry: The draft that the session goes on with, if there is one.
  init(store: DraftStore, source: String, resuming entry: DraftStore.Entry?) {
    self.store = store
    self.source = source
    path = entry?.path ?? store.newPath()
  }

  /// Whether there is a draft to come back to.
  var hasDraft: Bool { !kept.isEmpty }

  /// Follows what happens in the form.
  func follow(_ event: FormEvent, in tree: FormTree) {
    switch event {
    case .focused, .submitFailed, .submitted, .left: keep(tree)
    default: break
    }
  }

  /// Deletes the draft: the answers are safe elsewhere.
  func discard() {
    store.delete(path)
    kept = []
  }

  /// Writes the draft, if anything changed.
  ///
  /// A full disk costs the draft, never the session.
  func keep(_ tree: FormTree) {
    let draft = Draft(of: tree, source: source)
    guard draft.answers != kept else { return }
    guard (try? store.save(draft, at: path)) != nil else { return }
    kept = draft.answers
  }
}
