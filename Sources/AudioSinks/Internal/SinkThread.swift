import Foundation

/// A thread of a sink's own; a shared pool may be busy just when the sound runs out.
enum SinkThread {
  /// Runs `body` on a new thread.
  static func start(_ name: String, _ body: @escaping @Sendable () -> Void) -> Thread {
    let thread = Thread {
      // Signals are for the program's own threads. SIGPIPE among them: to write where nobody
      // reads any more is an error to report here, not the end of the program.
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      body()
    }
    thread.name = name
    thread.start()
    return thread
  }
}
