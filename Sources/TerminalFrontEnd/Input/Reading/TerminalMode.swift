import CTerminal
import Foundation
import Synchronization

/// The mode of the one terminal and the signals of the process, for as long as this lives.
///
/// The lock puts the threads that ask in order, as the C side wants it. Handlers do not take it.
final class TerminalMode: Sendable {
  private let lock = Mutex<Bool>(true)  // whether it is open

  /// Opens the terminal, if there is one, and has signals told to a pipe.
  ///
  /// - Throws: ``TerminalError/busy`` while another one lives.
  init(input: Int32, output: Int32, pipe: WakePipe) throws(TerminalError) {
    if isatty(input) == 1 {
      guard terminal_open(input, output) == 0 else { throw Self.lastError }
    }
    guard terminal_signals_start(pipe.writeEnd) == 0 else {
      let error = Self.lastError
      if isatty(input) == 1 { terminal_close() }
      throw error
    }
  }

  deinit { close() }

  func enter(_ mode: terminal_mode) throws(TerminalError) {
    let error: TerminalError? = lock.withLock { isOpen in
      isOpen && terminal_set_mode(mode) < 0 ? Self.lastError : nil
    }
    if let error { throw error }
  }

  func resume() { lock.withLock { if $0 { terminal_resume() } } }

  func discardInput() { lock.withLock { if $0 { terminal_discard_input() } } }

  func suspend() { lock.withLock { if $0 { terminal_suspend() } } }

  func close() {
    lock.withLock { isOpen in
      guard isOpen else { return }
      isOpen = false
      terminal_signals_stop()
      terminal_close()
    }
  }

  private static var lastError: TerminalError {
    errno == EBUSY ? .busy : .system(errno: errno)
  }
}
