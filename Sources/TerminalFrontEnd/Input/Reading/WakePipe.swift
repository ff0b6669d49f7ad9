import Foundation

/// A pipe that wakes a reader thread: with a signal's number from a handler, with 0 from us.
final class WakePipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(errno: errno) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler must never wait for room, nor the reader for a byte.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  func wake() {
    var byte: UInt8 = 0
    // A full pipe wakes its reader as well.
    _ = write(writeEnd, &byte, 1)
  }

  /// What woke the reader: the numbers of signals, without the zeros.
  func drain() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(readEnd, &bytes, bytes.count)
    return bytes.prefix(max(count, 0)).filter { $0 != 0 }.map(Int32.init)
  }
}
