import Foundation

/// A pipe that a process's wait status comes through, so that its end can be polled for.
///
/// Shared by the thread that waits and the test that polls: it stays open until both are done, as a
/// test may leave while its process still dies.
final class ProcessEnd: Sendable {
  let pipe: PipeEnds

  init(_ pipe: PipeEnds) { self.pipe = pipe }

  deinit {
    close(pipe.read)
    close(pipe.write)
  }

  /// Waits for a child, as nothing else may.
  func wait(for processID: pid_t) {
    var status: Int32 = 0
    while waitpid(processID, &status, 0) < 0, errno == EINTR {}
    withUnsafeBytes(of: status) { _ = write(pipe.write, $0.baseAddress, $0.count) }
  }
}
