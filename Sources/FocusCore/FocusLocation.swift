/// Where a focus state is kept, whatever its type is.
public protocol AnyFocusLocation: AnyObject, Sendable {
  /// Takes over what really has the focus, unless a newer request waits to be obeyed.
  ///
  /// - Parameter value: What is focused; `nil` for nothing.
  func mirror(_ value: AnyHashable?)

  /// Notes that a request was obeyed, or refused.
  func settle()
}

/// Where a focus state is kept: what it holds, and who wants to know.
///
/// Any thread may use it.
public final class FocusLocation<Value: Hashable>: AnyFocusLocation {
  /// What the state holds while nothing it knows has the focus.
  public nonisolated(unsafe) let resting: Value

  private let state: Guarded<Held>

  private struct Held {
    var value: Value
    /// How many requests were made and not settled.
    var waiting = 0
    var requests: FocusRequests?
    var observer: (any FocusLocationObserver)?
  }

  init(resting: Value) {
    self.resting = resting
    state = Guarded(Held(value: resting))
  }

  /// Sends the requests of this location to a queue, and tells an observer of reads and changes.
  public func connect(to requests: FocusRequests, observer: (any FocusLocationObserver)? = nil) {
    state.withLock {
      $0.requests = requests
      $0.observer = observer
    }
  }

  /// What the state holds: what was asked for last, until the focus was moved; then what has it.
  var value: Value {
    get {
      let held = state.withLock { $0 }
      held.observer?.wasRead()
      return held.value
    }
    set {
      let held = state.withLock {
        $0.value = newValue
        if $0.requests != nil { $0.waiting += 1 }
        return $0
      }
      held.observer?.changed()
      held.requests?.append(
        FocusRequest(location: self, value: newValue == resting ? nil : AnyHashable(newValue)))
    }
  }

  /// Takes over what really has the focus, unless a newer request waits to be obeyed.
  public func mirror(_ value: AnyHashable?) {
    let new = value.flatMap { $0.base as? Value } ?? resting
    let observer = state.withLock { held -> (any FocusLocationObserver)? in
      guard held.waiting == 0, held.value != new else { return nil }
      held.value = new
      return held.observer
    }
    observer?.changed()
  }

  /// Notes that a request was obeyed, or refused.
  public func settle() { state.withLock { $0.waiting -= 1 } }
}

/// What is told of reads and changes of a focus state.
///
/// Called from any thread.
public protocol FocusLocationObserver: Sendable {
  /// The value was read.
  func wasRead()
  /// The value became another.
  func changed()
}
