import Synchronization

/// Failures as they are printed, from any thread; it remembers whether there were any.
final class Failures: Sendable {
  private let count = Mutex(0)

  var isEmpty: Bool { count.withLock { $0 == 0 } }

  func report(_ message: String) {
    count.withLock { $0 += 1 }
    printError(message)
  }
}
