import Synchronization

/// A state of any type that one thread at a time may touch.
///
/// `Mutex` alone takes only what can be sent to another thread; the types that programs choose for
/// their states often cannot be, though a lock makes them safe.
package final class Guarded<State>: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var state: State

  package init(_ state: State) { self.state = state }

  package func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    lock.withLock { _ in Unchecked(body(&state)) }.value
  }

  private struct Unchecked<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
}
