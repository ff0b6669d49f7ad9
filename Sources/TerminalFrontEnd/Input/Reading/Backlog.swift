import Synchronization

/// How much was delivered and not yet consumed; the reader waits while it is too much.
final class Backlog: Sendable {
  /// Bytes of keys, pastes and lines.
  static let limit = 1 << 16

  private let bytes = Atomic<Int>(0)
  private let pipe: WakePipe

  init(waking pipe: WakePipe) { self.pipe = pipe }

  var count: Int { bytes.load(ordering: .relaxed) }
  var isFull: Bool { count > Self.limit }

  func add(_ more: Int) { bytes.add(more, ordering: .relaxed) }

  func remove(_ consumed: Int) {
    let (old, new) = bytes.subtract(consumed, ordering: .relaxed)
    if old > Self.limit, new <= Self.limit { pipe.wake() }
  }
}
