import FocusCore
import Observation

/// What one node is registered for with observable objects: what it read when it was evaluated
/// last, and nothing from before.
///
/// The library takes a registration back only when something in it changes. So each one also reads
/// a property of this object, and changing that ends it. Otherwise a view that reads an object that
/// never changes would leave a registration there each time it is evaluated for another reason.
final class Observing: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  /// Counts the registrations, and whether one stands.
  private let state = Guarded((generation: 0, isRegistered: false))

  /// Stands for the registration itself.
  private var registration: Void { () }

  /// Runs something, and calls once when what it read of observable objects changes.
  ///
  /// The call comes before the change. One made on another thread may therefore be followed too
  /// early, as the library has it: objects that other threads change must hop to the main actor.
  func track(_ body: () -> Void, onChange: @escaping @Sendable () -> Void) {
    let generation = state.withLock { state in
      state.isRegistered = true
      return state.generation
    }
    withObservationTracking {
      registrar.access(self, keyPath: \.registration)
      body()
    } onChange: { [weak self] in
      // What ends a registration is no change.
      if self?.state.withLock({ $0.generation == generation }) == true { onChange() }
    }
  }

  /// Takes back what was registered.
  func cancel() {
    let wasRegistered = state.withLock { state in
      defer { state.isRegistered = false }
      state.generation += 1
      return state.isRegistered
    }
    if wasRegistered { registrar.withMutation(of: self, keyPath: \.registration) {} }
  }
}
