import Foundation
import SpeechCore

/// The thread behind a device sink: pulls a period at a time and keeps just ahead of what is heard.
///
/// It is paced by the monotonic clock, not by the device, for not every device is paced. Where the
/// device fails the clock goes on, and frames are pulled and dropped as if they were heard.
final class DevicePlayer: Sendable {
  /// What the thread does next.
  private enum Step {
    case pull(from: any AudioSource, at: Int64, epoch: Int)
    case tell(any AudioSource, through: Int64)
    case report(FrameDeviceFailure)
    case close
  }

  private struct State {
    var device: (any FrameDevice)?
    var source: (any AudioSource)?
    var clock: FrameClock?
    var thread: Thread?

    /// Grows with every flush; frames pulled in an older epoch are discarded.
    var epoch = 0
    /// Where the frame after the last one handed over will be heard.
    var next: Int64 = 0
    /// Where the frames begin that were asked for and not yet handed over.
    var inFlight: Int64?
    /// What the source was told has been heard.
    var told: Int64 = 0
    /// Whether the source may have more.
    var asking = false
    /// Whether it said so since it was last asked.
    var woken = false

    var failure: FrameDeviceFailure?
    var finishing = false
    /// The last position, once closed.
    var closedAt: Int64?

    mutating func lose(_ failure: FrameDeviceFailure) {
      device?.close()
      device = nil
      self.failure = failure
    }
  }

  private let monitor: Monitor<State>
  private let sampleRate: Int
  private let now: FrameClock.Now
  private let onFailure: @Sendable (FrameDeviceFailure) -> Void
  private let period: Int
  /// How far ahead of what is heard we hand over: 20 ms, more only where the device's periods are
  /// so large that it would run dry.
  private let lead: Int64

  init(
    _ device: any FrameDevice, sampleRate: Int, now: @escaping FrameClock.Now,
    onFailure: @escaping @Sendable (FrameDeviceFailure) -> Void
  ) {
    self.sampleRate = sampleRate
    self.now = now
    self.onFailure = onFailure
    period = max(1, min(sampleRate / 200, device.capacity))
    lead = Int64(min(max(sampleRate / 50, 2 * device.period, period), device.capacity))
    monitor = Monitor(State(device: device))
  }

  var position: Int64 {
    monitor.withLock { $0.closedAt ?? $0.clock?.frames ?? 0 }
  }

  func start(pulling source: any AudioSource) {
    monitor.update { state in
      guard state.clock == nil, state.closedAt == nil else { return }
      state.source = source
      state.clock = FrameClock(sampleRate: sampleRate, now: now)
      state.thread = SinkThread.start("aloud device sink") { self.run() }
    }
  }

  func wake() {
    monitor.update { state in
      state.woken = true
      state.asking = true
    }
  }

  func flush() -> Int64 {
    monitor.update { state in
      guard let clock = state.clock, state.closedAt == nil else { return state.closedAt ?? 0 }
      state.epoch += 1
      do throws(FrameDeviceFailure) {
        try state.device?.drop()
      } catch {
        state.lose(error)
      }
      // Frames still in flight were due at a time that may have passed; they were not heard.
      let first = min(clock.frames, state.inFlight ?? .max)
      state.next = min(state.next, first)
      state.inFlight = nil
      state.woken = true
      state.asking = true
      return first
    }
  }

  /// Plays out and closes; waits for that unless the thread itself asks for it.
  func finish(waiting: Bool = true) {
    let thread: Thread? = monitor.update { state in
      state.finishing = true
      if state.clock == nil { close(&state, at: 0) }
      return state.thread
    }
    guard waiting, Thread.current !== thread else { return }
    monitor.wait { $0.closedAt == nil ? .wait : .go(()) }
  }

  private func close(_ state: inout State, at position: Int64) {
    guard state.closedAt == nil else { return }
    state.device?.close()
    state.device = nil
    state.source = nil
    state.thread = nil
    state.closedAt = position
  }

  private func run() {
    let buffer = UnsafeMutableBufferPointer<Int16>.allocate(capacity: period)
    defer { buffer.deallocate() }
    while true {
      switch monitor.wait(for: nextStep) {
      case .pull(let source, let position, let epoch):
        let count = source.render(into: buffer, at: position)
        handOver(UnsafeBufferPointer(rebasing: buffer[..<count]), at: position, epoch: epoch)
      case .tell(let source, let position):
        source.heard(through: position)
      case .report(let failure):
        onFailure(failure)
      case .close:
        monitor.update { close(&$0, at: $0.clock?.frames ?? 0) }
        return
      }
    }
  }

  private func nextStep(_ state: inout State) -> Monitor<State>.Decision<Step> {
    guard let clock = state.clock, let source = state.source else { return .go(.close) }
    if let failure = state.failure {
      state.failure = nil
      return .go(.report(failure))
    }
    let now = clock.frames
    if state.asking, !state.finishing, state.next - now <= lead - Int64(period) {
      let position = max(state.next, now)
      state.inFlight = position
      state.woken = false
      return .go(.pull(from: source, at: position, epoch: state.epoch))
    }
    let heard = min(now, state.next)
    if heard > state.told, heard == state.next || heard - state.told >= period {
      state.told = heard
      return .go(.tell(source, through: heard))
    }
    if state.finishing {
      // The device may be behind our clock, but it is not waited for longer than half a second.
      let behind = state.device.map { Int64($0.unheard()) } ?? 0
      let end = state.next + (behind > 0 ? Int64(sampleRate / 2) : 0)
      return now < end
        ? .waitAtMost(nanoseconds: clock.nanoseconds(min(Int64(period), end - now)))
        : .go(.close)
    }
    if state.asking {
      let room = state.next - (lead - Int64(period))
      return .waitAtMost(nanoseconds: clock.nanoseconds(room - now))
    }
    if state.next > now {
      return .waitAtMost(nanoseconds: clock.nanoseconds(min(Int64(period), state.next - now)))
    }
    return .wait
  }

  /// Gives pulled frames to the device, waiting for room, unless a flush comes first.
  private func handOver(_ frames: UnsafeBufferPointer<Int16>, at position: Int64, epoch: Int) {
    var done = 0
    var start = position
    var blockedSince: Int64?
    monitor.wait { state in
      guard state.epoch == epoch, let clock = state.clock else { return .go(()) }
      // Frames that come too late are heard when they come, and what follows them is later still.
      if done == 0 { start = max(position, clock.frames) }
      do throws(FrameDeviceFailure) {
        if let device = state.device {
          while done < frames.count {
            let taken = try device.write(UnsafeBufferPointer(rebasing: frames[done...]))
            if taken == 0 { break }
            done += taken
            blockedSince = nil
          }
          if done < frames.count {
            let since = blockedSince ?? clock.frames
            blockedSince = since
            if clock.frames - since > sampleRate {
              throw FrameDeviceFailure(reason: "it took no sound for a second")
            }
          } else if frames.count < period {
            device.play()
          }
        } else {
          done = frames.count
        }
      } catch {
        state.lose(error)
        // Nothing of them is heard, however late it is: nobody needs to wait for that.
        start = position
        done = frames.count
      }
      if done > 0 { state.next = start + Int64(done) }
      state.inFlight = done < frames.count ? start + Int64(done) : nil
      if done < frames.count { return .waitAtMost(nanoseconds: clock.nanoseconds(Int64(period))) }
      if frames.count < period { state.asking = state.woken }
      return .go(())
    }
  }
}
