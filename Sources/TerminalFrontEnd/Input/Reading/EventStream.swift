/// Events as a reader thread delivers them, for one consumer.
///
/// What an `AsyncStream` does, and one thing more: while more than 64 KiB waits to be consumed, the
/// thread leaves what comes next in the terminal or pipe.
public struct EventStream<Element: Sendable>: AsyncSequence, Sendable {
  typealias Weighed = (element: Element, bytes: Int)

  let stream: AsyncStream<Weighed>
  let backlog: Backlog

  /// Takes the events one by one.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: AsyncStream<Weighed>.AsyncIterator
    let backlog: Backlog

    /// The next event; nil once the reader was restored, or the task was cancelled.
    public mutating func next() async -> Element? {
      await next(isolation: nil)
    }

    /// The next event, taken without leaving the caller's actor.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      guard let next = await base.next(isolation: actor) else { return nil }
      backlog.remove(next.bytes)
      return next.element
    }
  }

  /// Begins to take events.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: stream.makeAsyncIterator(), backlog: backlog)
  }
}

/// The reader thread's end of an event stream.
struct EventFeed<Element: Sendable>: Sendable {
  let continuation: AsyncStream<EventStream<Element>.Weighed>.Continuation
  let backlog: Backlog

  func deliver(_ element: Element, bytes: Int = 1) {
    backlog.add(bytes)
    continuation.yield((element, bytes))
  }

  func finish() { continuation.finish() }

  static func make(_ backlog: Backlog) -> (stream: EventStream<Element>, feed: EventFeed) {
    let (stream, continuation) = AsyncStream<EventStream<Element>.Weighed>.makeStream()
    return (
      EventStream(stream: stream, backlog: backlog),
      EventFeed(continuation: continuation, backlog: backlog)
    )
  }
}
