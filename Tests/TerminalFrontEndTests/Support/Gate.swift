/// Something that a view of a test waits for.
@MainActor final class Gate {
  private let (stream, continuation) = AsyncStream.makeStream(of: Void.self)

  func open() { continuation.yield() }
  func pass() async { for await _ in stream { return } }
}
