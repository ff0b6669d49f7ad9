#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why bytes did not come or go.
enum TransferFailure: Error {
  /// The other end is gone.
  case hungUp
  /// Nothing moved for as long as the limit allows.
  case timedOut
}

extension Descriptor {
  #if os(Linux)
    static let noWaiting = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
  #else
    static let noWaiting = MSG_DONTWAIT  // SO_NOSIGPIPE is set on the socket
  #endif

  /// Copies what has come; waits only where nothing has.
  ///
  /// - Returns: At least 1, as long as the buffer is not empty.
  func receive(
    into buffer: UnsafeMutableRawBufferPointer, limit: Duration
  ) throws(TransferFailure) -> Int {
    while true {
      let count = recv(number, buffer.baseAddress, buffer.count, Self.noWaiting)
      if count > 0 { return count }
      if count == 0 { throw .hungUp }
      try waitOrGiveUp(for: Int16(POLLIN), limit: limit)
    }
  }

  func receiveExactly(
    into buffer: UnsafeMutableRawBufferPointer, limit: Duration
  ) throws(TransferFailure) {
    var rest = buffer
    while !rest.isEmpty {
      let count = try receive(into: rest, limit: limit)
      rest = UnsafeMutableRawBufferPointer(rebasing: rest[count...])
    }
  }

  func sendAll(_ bytes: [UInt8], limit: Duration) throws(TransferFailure) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        send(number, buffer.baseAddress.map { $0 + sent }, buffer.count - sent, Self.noWaiting)
      }
      if count > 0 {
        sent += count
      } else {
        try waitOrGiveUp(for: Int16(POLLOUT), limit: limit)
      }
    }
  }

  /// After a call that failed: waits where it would have blocked, throws where the end is gone.
  func waitOrGiveUp(for events: Int16, limit: Duration) throws(TransferFailure) {
    let reason = errno
    if reason == EINTR { return }
    guard reason == EAGAIN || reason == EWOULDBLOCK else { throw .hungUp }
    try wait(for: events, limit: limit)
  }

  private func wait(for events: Int16, limit: Duration) throws(TransferFailure) {
    let clock = ContinuousClock()
    let deadline = clock.now + limit
    var request = pollfd(fd: number, events: events, revents: 0)
    while true {
      let rest = deadline - clock.now
      guard rest > .zero else { throw .timedOut }
      let milliseconds = rest / .milliseconds(1)
      let ready = poll(&request, 1, Int32(milliseconds.rounded(.up)))
      if ready > 0 { return }
      if ready < 0 && errno != EINTR { throw .hungUp }
    }
  }
}
