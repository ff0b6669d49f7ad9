import CTerminal
import Foundation

/// The keyboard of a terminal, key by key.
///
/// One thread waits for the terminal and for signals; the main thread never does. While this lives
/// the terminal is in raw mode: Control-C and Control-Z arrive as keys, and the signals of their
/// names only from outside. On every way out (``restore()``, `exit`, a fatal signal, suspension)
/// the terminal is as it was found.
///
/// There can be one at a time, and none beside a ``LineReader`` of a terminal.
public final class TerminalInput: Sendable {
  /// Everything that happens, for one consumer; it ends with ``restore()``, and with this object.
  public let events: EventStream<TerminalEvent>

  /// How long a lone ESC may still become a sequence, in milliseconds.
  static let escapePause: Int32 = 50

  private let input: Int32
  private let output: Int32
  private let gate = InputGate()
  private let mode: TerminalMode
  private let pipe: WakePipe
  private let stopFlag = Flag()

  /// Puts the terminal into raw mode and begins to read it.
  ///
  /// - Parameters:
  ///   - input: The terminal to read.
  ///   - output: The terminal that is written to: told to mark pastes, and asked for its size.
  /// - Throws: ``TerminalError`` if `input` is no terminal, or one is being read already.
  public init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDERR_FILENO
  ) throws(TerminalError) {
    guard isatty(input) == 1 else { throw .notATerminal(descriptor: input) }
    self.input = input
    self.output = output
    pipe = try WakePipe()
    mode = try TerminalMode(input: input, output: output, pipe: pipe)
    let backlog = Backlog(waking: pipe)
    let (stream, feed) = EventFeed<TerminalEvent>.make(backlog)
    events = stream
    let decoder = KeyDecoder(eraseCharacter: UInt8(exactly: terminal_erase_character()))
    let poller = InputPoller(
      source: InputSource(input), pipe: pipe, backlog: backlog, isStopped: stopFlag,
      gate: gate)
    try mode.enter(TERMINAL_RAW)
    Thread.detachNewThread { [mode] in
      Self.read(poller, decoder: decoder, mode: mode, feed: feed)
    }
  }

  deinit { restore() }

  /// The terminal's width in cells; 80 if it does not know.
  public var columns: Int {
    let columns = Int(terminal_columns(output))
    return columns > 0 ? columns : 80
  }

  /// Stops the program as Control-Z does, and returns once it is continued.
  ///
  /// The terminal is as it was found in between, and in raw mode again once the program is in the
  /// foreground. ``SignalEvent/resumed`` follows; print the row that is being edited anew then.
  /// Without job control nothing happens.
  public func suspend() { mode.suspend() }

  /// Lets another program have the terminal, as it was found, and returns once it has ended.
  ///
  /// Its keys are its own, Control-C among them; what suspends it suspends this program too.
  ///
  /// - Parameter arguments: The path of the program, and what it is told.
  /// - Returns: Its exit status, or 128 and the number of the signal that ended it.
  /// - Throws: ``TerminalError`` if it cannot be run.
  public func lend(to arguments: [String]) throws(TerminalError) -> Int32 {
    gate.close()
    defer {
      gate.open()
      pipe.wake()
    }
    try mode.enter(TERMINAL_AS_FOUND)
    let status = Self.run(arguments, input, output)
    let number = errno
    try mode.enter(TERMINAL_RAW)
    guard status >= 0 else { throw .system(errno: number) }
    return status
  }

  private static func run(_ arguments: [String], _ input: Int32, _ output: Int32) -> Int32 {
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    return terminal_run(&words, input, output)
  }

  /// Gives the terminal and the signals back, and ends the events.
  ///
  /// Keys that were pressed and not read are forgotten: they were meant for the form, and must not
  /// become commands of the shell.
  ///
  /// Safe to call twice.
  public func restore() {
    guard stopFlag.set() else { return }
    mode.discardInput()
    mode.close()
    pipe.wake()
  }

  private static func read(
    _ poller: InputPoller, decoder: KeyDecoder, mode: TerminalMode,
    feed: EventFeed<TerminalEvent>
  ) {
    var (poller, decoder) = (poller, decoder)
    func deliver(_ events: [TerminalEvent]) {
      for event in events { feed.deliver(event, bytes: event.bytes) }
    }
    while true {
      switch poller.next(pauseAfter: decoder.isPending ? escapePause : nil) {
      case .bytes(let bytes): deliver(decoder.decode(bytes))
      case .pause: deliver(decoder.timeOut())
      case .caughtUp: break
      case .signals(let numbers):
        // Before anyone hears of it: the shell has its own mode while it has the terminal.
        if numbers.contains(SIGCONT) { mode.resume() }
        deliver(numbers.map { .signal(SignalEvent(number: $0)) })
      case .endOfInput: deliver([.endOfInput])
      case .stop: return feed.finish()
      }
    }
  }
}

extension TerminalEvent {
  /// What it counts for among what waits to be consumed.
  fileprivate var bytes: Int {
    if case .paste(let text) = self { text.utf8.count } else { 1 }
  }
}
