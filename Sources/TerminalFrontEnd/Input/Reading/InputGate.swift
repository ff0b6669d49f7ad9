import Synchronization

/// Whether the terminal may be read.
///
/// Once it is closed no read is under way any more: a key that is pressed then is another program's.
final class InputGate: Sendable {
  private let isOpen = Mutex(true)

  var isClosed: Bool { isOpen.withLock { !$0 } }

  func close() { isOpen.withLock { $0 = false } }

  func open() { isOpen.withLock { $0 = true } }

  /// Does something while the gate is open; `nil` where it is closed.
  func pass<Result>(_ action: () -> Result) -> Result? {
    isOpen.withLock { $0 ? action() : nil }
  }
}
