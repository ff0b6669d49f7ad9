import FocusCore

/// The nodes that have read a state, to be evaluated again when it changes.
final class Readers: FocusLocationObserver {
  private let inbox: Inbox
  private let nodes = Guarded<Set<Int>>([])

  init(inbox: Inbox) { self.inbox = inbox }

  /// The node that is being evaluated, if one is, will be told.
  func wasRead() {
    guard let reading = Reading.current else { return }
    if nodes.withLock({ $0.insert(reading.node).inserted }) { reading.add(self) }
  }

  /// Tells those that have read it.
  func changed() {
    let nodes = nodes.withLock { $0 }
    if !nodes.isEmpty { inbox.invalidate(nodes) }
  }

  func forget(_ node: Int) { nodes.withLock { _ = $0.remove(node) } }
}

/// What a node reads while it is evaluated.
final class Reading: Sendable {
  @TaskLocal static var current: Reading?

  let node: Int
  private let readers = Guarded<[Readers]>([])

  init(node: Int) { self.node = node }

  func add(_ reader: Readers) { readers.withLock { $0.append(reader) } }

  /// Takes back what was noted: the node is about to be evaluated anew, or is gone.
  func cancel() {
    readers.withLock { readers in
      defer { readers = [] }
      return readers
    }.forEach { $0.forget(node) }
  }
}
