#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open descriptor.
///
/// It is closed when the last one who holds it lets go, so never twice and never under somebody who
/// still reads.
final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// Two connected stream sockets, both closed on exec and neither raising SIGPIPE.
  static func socketPair() -> (Descriptor, Descriptor)? {
    var numbers: [Int32] = [-1, -1]
    #if os(Linux)
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, type, 0, &numbers) == 0 else { return nil }
    let pair = (Descriptor(numbers[0]), Descriptor(numbers[1]))
    #if !os(Linux)
      for number in numbers {
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        var yes: Int32 = 1
        setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
      }
    #endif
    return pair
  }

  /// Ends both directions: whoever waits here or at the other end wakes at once.
  func hangUp() {
    shutdown(number, Int32(SHUT_RDWR))
  }
}
