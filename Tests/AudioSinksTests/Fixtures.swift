import Foundation
import Synchronization

/// A clock that stands until a test moves it.
final class ManualClock: Sendable {
  private let nanoseconds = Mutex(Int64(0))

  var now: @Sendable () -> Int64 {
    { self.nanoseconds.withLock { $0 } }
  }

  func advance(milliseconds: Int64) {
    nanoseconds.withLock { $0 += milliseconds * 1_000_000 }
  }
}

/// A folder that is removed with it.
final class ScratchFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("aloud-sinks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String { path + "/" + name }
}

/// Values that arrive from another thread, to be waited for.
final class Inbox<Value: Sendable>: Sendable {
  let values: AsyncStream<Value>
  private let continuation: AsyncStream<Value>.Continuation

  init() {
    (values, continuation) = AsyncStream.makeStream()
  }

  func put(_ value: Value) { continuation.yield(value) }
  func close() { continuation.finish() }

  func first() async -> Value? {
    for await value in values { return value }
    return nil
  }
}
