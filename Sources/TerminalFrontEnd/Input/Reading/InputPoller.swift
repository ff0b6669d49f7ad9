import Foundation
import Synchronization

/// What a reader thread waits for: bytes, signals, a pause, the order to stop.
struct InputPoller: Sendable {
  enum Happening {
    case bytes(ArraySlice<UInt8>)
    case signals([Int32])
    case pause
    case endOfInput
    case stop
  }

  let source: InputSource
  let pipe: WakePipe
  let backlog: Backlog
  let isStopped: StopFlag
  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var hasEnded = false

  init(source: InputSource, pipe: WakePipe, backlog: Backlog, isStopped: StopFlag) {
    self.source = source
    self.pipe = pipe
    self.backlog = backlog
    self.isStopped = isStopped
  }

  /// Waits for the next thing; with a limit in milliseconds a pause is one.
  mutating func next(pauseAfter limit: Int32?) -> Happening {
    while true {
      // A negative descriptor is passed over by poll.
      let input = hasEnded || backlog.isFull ? -1 : source.descriptor
      var polled = [
        pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&polled, 2, limit ?? -1)
      if isStopped.isSet { return .stop }
      if count == 0 { return .pause }
      if count < 0 { continue }
      if polled[0].revents != 0 {
        let signals = pipe.drain()
        if !signals.isEmpty { return .signals(signals) }
      }
      // Also a hang-up or an error, which the read then tells.
      guard polled[1].revents != 0 else { continue }
      guard let bytes = source.read(into: &buffer) else {
        hasEnded = true
        return .endOfInput
      }
      if !bytes.isEmpty { return .bytes(bytes) }
    }
  }
}

/// Whether a reader thread is to stop.
final class StopFlag: Sendable {
  private let flag = Atomic<Bool>(false)
  var isSet: Bool { flag.load(ordering: .acquiring) }

  /// Sets it; false if it was set before.
  func set() -> Bool { !flag.exchange(true, ordering: .acquiringAndReleasing) }
}
