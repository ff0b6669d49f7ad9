import CTerminal
import Foundation

/// Lines from a terminal that edits them itself, or from a pipe or a file.
///
/// One thread reads, at most 64 KiB ahead of what is consumed. Create one for standard input and
/// keep it: what it has read ahead is lost with it. Signals arrive as events, so that a protected
/// answer's missing echo is put right on every way out.
public final class LineReader: Sendable {
  /// The longest line, in bytes.
  public static let lineLimit = 1 << 20

  /// Everything that happens, for one consumer; it ends with ``restore()``, and with this object.
  public let events: EventStream<LineEvent>

  private let isTerminal: Bool
  private let mode: TerminalMode?
  private let pipe: WakePipe
  private let stopFlag = Flag()
  private let awaited = Flag()
  private let feed: EventFeed<LineEvent>

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - input: A terminal, a pipe or a file.
  ///   - output: Where the terminal shows things.
  ///   - handlesSignals: Whether signals become events, and an echo can be turned off.
  /// - Throws: ``TerminalError/busy`` if signals or a terminal are handled already.
  public init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDERR_FILENO, handlesSignals: Bool = true
  ) throws(TerminalError) {
    isTerminal = isatty(input) == 1
    pipe = try WakePipe()
    mode =
      handlesSignals ? try TerminalMode(input: input, output: output, pipe: pipe) : nil
    let backlog = Backlog(waking: pipe)
    let (stream, feed) = EventFeed<LineEvent>.make(backlog)
    events = stream
    self.feed = feed
    let poller = InputPoller(
      source: InputSource(input), pipe: pipe, backlog: backlog, isStopped: stopFlag,
      isAwaited: awaited)
    Thread.detachNewThread { [mode] in Self.read(poller, mode: mode, feed: feed) }
  }

  deinit { restore() }

  /// Has the terminal show what is typed, or nothing but the line breaks; where nothing is shown
  /// anyway, does nothing.
  ///
  /// - Throws: If the terminal refuses: a protected answer must not be asked for then.
  public func setEcho(_ isOn: Bool) throws(TerminalError) {
    guard isTerminal, let mode else { return }
    try mode.enter(isOn ? TERMINAL_AS_FOUND : TERMINAL_WITHOUT_ECHO)
  }

  /// Stops the program as Control-Z does, and returns once it is continued.
  ///
  /// A missing echo is put right in between.
  public func suspend() { mode?.suspend() }

  /// Has whoever waits for a line look after what has happened otherwise.
  public func wake() { feed.deliver(.woken) }

  /// Has ``LineEvent/caughtUp`` delivered once all is that can be read without waiting.
  public func catchUp() {
    _ = awaited.set()
    pipe.wake()
  }

  /// Gives the terminal and the signals back, and ends the events.
  ///
  /// Safe to call twice.
  public func restore() {
    guard stopFlag.set() else { return }
    mode?.close()
    pipe.wake()
  }

  private static func read(
    _ poller: InputPoller, mode: TerminalMode?, feed: EventFeed<LineEvent>
  ) {
    var poller = poller
    var collector = LineCollector(limit: lineLimit)
    func deliver(_ events: [LineEvent]) {
      for event in events { feed.deliver(event, bytes: event.bytes) }
    }
    while true {
      switch poller.next(pauseAfter: nil) {
      case .bytes(let bytes): deliver(collector.take(bytes))
      case .pause: break
      case .caughtUp: deliver([.caughtUp])
      case .signals(let numbers):
        if numbers.contains(SIGCONT) { mode?.resume() }
        deliver(numbers.map { .signal(SignalEvent(number: $0)) })
      case .endOfInput: deliver(collector.finish() + [.endOfInput])
      case .stop: return feed.finish()
      }
    }
  }
}

extension LineEvent {
  /// What it counts for among what waits to be consumed.
  fileprivate var bytes: Int {
    if case .line(let text) = self { text.utf8.count + 1 } else { 1 }
  }
}
