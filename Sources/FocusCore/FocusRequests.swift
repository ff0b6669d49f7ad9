import Synchronization

/// That a program wants the focus to move: what it wrote into a focus state.
struct FocusRequest: Sendable {
  var location: any AnyFocusLocation
  /// What is to have the focus; `nil` for nothing of that state's.
  nonisolated(unsafe) var value: AnyHashable?
}

/// The requests of focus states, in the order in which they were written.
///
/// Any thread may add one.
public final class FocusRequests: Sendable {
  private let waiting = Mutex<[FocusRequest]>([])
  private let onRequest: @Sendable () -> Void

  /// Creates a queue.
  ///
  /// - Parameter onRequest: Called after each request, from the thread that made it.
  public init(onRequest: @escaping @Sendable () -> Void = {}) { self.onRequest = onRequest }

  /// Whether there is none.
  public var isEmpty: Bool { waiting.withLock(\.isEmpty) }

  func append(_ request: FocusRequest) {
    waiting.withLock { $0.append(request) }
    onRequest()
  }

  func takeAll() -> [FocusRequest] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
