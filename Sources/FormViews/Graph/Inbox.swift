import FocusCore

/// The nodes that must be evaluated again, from whichever thread that was noticed.
final class Inbox: Sendable {
  private struct Content {
    var nodes: Set<Int> = []
    /// Whether something came in since somebody looked last.
    var hasNews = false
    /// Whether somebody will look without being called.
    var isWatched = false
    var wake: (@Sendable () -> Void)?
  }

  private let content = Guarded(Content())

  /// Sets what is called when something came in and nobody is looking.
  func onArrival(_ wake: @escaping @Sendable () -> Void) {
    content.withLock { $0.wake = wake }
  }

  /// Notes nodes that read what has changed.
  func invalidate(_ nodes: some Sequence<Int>) {
    arrive { $0.nodes.formUnion(nodes) }
  }

  /// Has somebody look, for what is kept elsewhere.
  func wake() { arrive { _ in } }

  private func arrive(_ change: (inout Content) -> Void) {
    let wake = content.withLock { content -> (@Sendable () -> Void)? in
      change(&content)
      content.hasNews = true
      guard !content.isWatched else { return nil }
      content.isWatched = true
      return content.wake
    }
    wake?()
  }

  /// Whether nobody needs to be called: somebody is about to look.
  func watch() { content.withLock { $0.isWatched = true } }

  /// Whoever looked goes away.
  ///
  /// - Returns: Whether nothing came in since they looked last; otherwise they must stay.
  func leave() -> Bool {
    content.withLock {
      guard !$0.hasNews else { return false }
      $0.isWatched = false
      return true
    }
  }

  func takeAll() -> Set<Int> {
    content.withLock { content in
      defer {
        content.nodes = []
        content.hasNews = false
      }
      return content.nodes
    }
  }
}
