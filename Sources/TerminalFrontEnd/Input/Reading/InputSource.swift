import Foundation

/// A descriptor that is read without ever being waited for.
final class InputSource: Sendable {
  let descriptor: Int32
  private let isOurs: Bool

  /// Reads from a descriptor that stays the caller's.
  ///
  /// A terminal is opened anew, since `O_NONBLOCK` on the caller's would hold for every program
  /// that shares it. Without it a read that was begun in the background would, once continued,
  /// wait for a line from a terminal that nobody has put back into raw mode.
  init(_ descriptor: Int32) {
    var path = [CChar](repeating: 0, count: 1024)
    let opened =
      isatty(descriptor) == 1 && ttyname_r(descriptor, &path, path.count) == 0
      ? open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) : -1
    isOurs = opened >= 0
    self.descriptor = isOurs ? opened : descriptor
  }

  deinit {
    if isOurs { close(descriptor) }
  }

  /// What one read brings: nil at the end of input, empty if there is nothing yet.
  func read(into buffer: inout [UInt8]) -> ArraySlice<UInt8>? {
    switch Foundation.read(descriptor, &buffer, buffer.count) {
    case 0: nil
    case let count where count > 0: buffer[..<count]
    default: [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? [] : nil
    }
  }
}
