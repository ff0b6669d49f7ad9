import Synchronization

/// How much was delivered and not yet consumed; the reader waits while it is too much.
final class Backlog: Sendable {
  /// Bytes of keys, pastes and lines.
  static let limit = 1 << 16

  private let count = Atomic<Int>(0)
  private let pipe: WakePipe

  init(waking pipe: WakePipe) { self.pipe = pipe }

  var isFull: Bool { count.load(ordering: .relaxed) > Self.limit }

  func add(_ bytes: Int) { count.add(bytes, ordering: .relaxed) }

  func remove(_ bytes: Int) {
    let (old, new) = count.subtract(bytes, ordering: .relaxed)
    if old > Self.limit, new <= Self.limit { pipe.wake() }
  }
}
