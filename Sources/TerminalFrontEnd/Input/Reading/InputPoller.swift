import Foundation
import Synchronization

/// What a reader thread waits for: bytes, signals, a pause, the order to stop.
struct InputPoller: Sendable {
  enum Happening {
    case bytes(ArraySlice<UInt8>)
    case signals([Int32])
    case pause
    /// Nothing more is there now, as somebody wanted to know.
    case caughtUp
    case endOfInput
    case stop
  }

  let source: InputSource
  let pipe: WakePipe
  let backlog: Backlog
  let isStopped: Flag
  /// Whether the terminal may be read: another program may have it.
  let gate: InputGate
  /// Whether somebody wants to know when there is nothing more to be read for now.
  let isAwaited: Flag
  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var hasEnded = false

  init(
    source: InputSource, pipe: WakePipe, backlog: Backlog, isStopped: Flag,
    gate: InputGate = InputGate(), isAwaited: Flag = Flag()
  ) {
    self.gate = gate
    self.source = source
    self.pipe = pipe
    self.backlog = backlog
    self.isStopped = isStopped
    self.isAwaited = isAwaited
  }

  /// Waits for the next thing; with a limit in milliseconds a pause is one.
  mutating func next(pauseAfter limit: Int32?) -> Happening {
    while true {
      // A negative descriptor is passed over by poll.
      let input = hasEnded || backlog.isFull || gate.isClosed ? -1 : source.descriptor
      var polled = [
        pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&polled, 2, isAwaited.isSet ? 0 : limit ?? -1)
      if isStopped.isSet { return .stop }
      if count == 0 { return isAwaited.clear() ? .caughtUp : .pause }
      if count < 0 { continue }
      if polled[0].revents != 0 {
        let signals = pipe.drain()
        if !signals.isEmpty { return .signals(signals) }
      }
      // Also a hang-up or an error, which the read then tells.
      guard polled[1].revents != 0 else { continue }
      guard let bytes = gate.pass({ source.read(into: &buffer) }) ?? [] else {
        hasEnded = true
        return .endOfInput
      }
      if !bytes.isEmpty { return .bytes(bytes) }
    }
  }
}

/// What another thread wants of a reader thread.
final class Flag: Sendable {
  private let flag = Atomic<Bool>(false)
  var isSet: Bool { flag.load(ordering: .acquiring) }

  /// Sets it; false if it was set before.
  func set() -> Bool { !flag.exchange(true, ordering: .acquiringAndReleasing) }

  /// Takes it back; false if it was not set.
  func clear() -> Bool { flag.exchange(false, ordering: .acquiringAndReleasing) }
}
