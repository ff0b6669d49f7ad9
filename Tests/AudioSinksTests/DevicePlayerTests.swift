import Synchronization
import Testing

@testable import AudioSinks

/// A device that holds as much as it is told to, and can vanish.
private final class FakeDevice: FrameDevice {
  struct State {
    var taken: [Int16] = []
    var drops = 0
    var room = Int.max
    var failure: String?
    var isClosed = false
  }

  let period = 5
  let capacity = 40
  let state = Mutex(State())

  func write(_ frames: UnsafeBufferPointer<Int16>) throws(FrameDeviceFailure) -> Int {
    let (count, failure) = state.withLock { state in
      let count = min(state.room, frames.count)
      if state.failure == nil { state.taken += frames.prefix(count) }
      if state.room != .max { state.room -= count }
      return (count, state.failure)
    }
    if let failure { throw FrameDeviceFailure(reason: failure) }
    return count
  }

  func play() {}
  func drop() throws(FrameDeviceFailure) { state.withLock { $0.drops += 1 } }
  func unheard() -> Int { 0 }
  func close() { state.withLock { $0.isClosed = true } }
}

/// At 1000 frames a second: a period is 5 frames, the lead 20.
@Suite(.timeLimit(.minutes(1))) struct DevicePlayerTests {
  private let device = FakeDevice()
  private let clock = ManualClock()
  private let source = ScriptedSource()
  private let failures = Inbox<String>()

  private func player() -> DevicePlayer {
    let failures = failures
    return DevicePlayer(device, sampleRate: 1000, now: clock.now) { failures.put($0.reason) }
  }

  private func say(_ samples: [Int16], on player: DevicePlayer) {
    source.add(samples)
    player.wake()
  }

  @Test func handsOverTheLeadAndNoMore() async {
    let player = player()
    player.start(pulling: source)
    say(ramp(100), on: player)
    await source.until { $0.rendered.count == 4 }
    #expect(source.now.rendered.map(\.position) == [0, 5, 10, 15])
    clock.advance(milliseconds: 5)
    await source.until { $0.rendered.count == 5 }
    await source.until { $0.heard == [5] }
    #expect(player.position == 5)
    player.finish(waiting: false)
    clock.advance(milliseconds: 20)
    player.finish()
    #expect(device.state.withLock { $0.taken } == ramp(25))
    #expect(device.state.withLock { $0.isClosed })
    #expect(source.now.heard.last == 25)
  }

  /// Plays a long text, and drops it in its beginning.
  private func flushAfter3Frames(_ player: DevicePlayer) async {
    player.start(pulling: source)
    say(ramp(100), on: player)
    await source.until { $0.rendered.count == 4 }
    clock.advance(milliseconds: 3)
    source.forget()
    #expect(player.flush() == 3)
  }

  @Test func flushReturnsWhatWasNotHeard() async {
    let player = player()
    await flushAfter3Frames(player)
    #expect(device.state.withLock { $0.drops } == 1)
    say(ramp(10, from: 500), on: player)
    await source.until { $0.waiting.isEmpty }
    #expect(source.now.rendered.suffix(2).map(\.position) == [3, 8])
    player.finish(waiting: false)
    clock.advance(milliseconds: 20)
    player.finish()
  }

  @Test func aSourceThatIsSilentAfterAFlushIsAskedAgainWhenItIsWoken() async {
    let player = player()
    await flushAfter3Frames(player)
    // A pause: time goes on in silence.
    clock.advance(milliseconds: 500)
    #expect(player.position == 503)
    say(ramp(10), on: player)
    await source.until { $0.waiting.isEmpty }
    #expect(source.now.rendered.suffix(2).map(\.position) == [503, 508])
    player.finish(waiting: false)
    clock.advance(milliseconds: 20)
    player.finish()
  }

  @Test func framesRenderedDuringAFlushAreDiscarded() async {
    let player = player()
    let cut = Mutex<Int64?>(nil)
    let clock = clock
    let source = ScriptedSource(whileRendering: { source in
      guard cut.withLock({ $0 == nil }), !source.now.rendered.isEmpty else { return }
      source.forget()
      // Due at 0, and 4 ms pass while it is rendered: not one of its frames was heard.
      clock.advance(milliseconds: 4)
      cut.withLock { $0 = player.flush() }
      source.add([500])
    })
    player.start(pulling: source)
    source.add(ramp(100))
    player.wake()
    await source.until { $0.rendered.last?.samples == [500] }
    player.finish(waiting: false)
    clock.advance(milliseconds: 20)
    player.finish()
    #expect(cut.withLock { $0 } == 0)
    #expect(device.state.withLock { $0.taken } == [500])
    #expect(source.now.rendered.last?.position == 4)
  }

  @Test func whatFollowsALateRenderStandsBehindIt() async {
    let player = player()
    let clock = clock
    let source = ScriptedSource(whileRendering: { source in
      if source.now.rendered.count == 1 { clock.advance(milliseconds: 30) }
    })
    player.start(pulling: source)
    source.add(ramp(20))
    player.wake()
    await source.until { $0.rendered.count == 4 }
    // Asked for at 0 and there at 30: its five frames are heard until 35.
    #expect(source.now.rendered.map(\.position) == [0, 35, 40, 45])
    player.finish(waiting: false)
    clock.advance(milliseconds: 20)
    player.finish()
    #expect(source.now.heard.last == 50)
  }

  @Test func aFullDeviceIsWaitedFor() async {
    device.state.withLock { $0.room = 7 }
    let player = player()
    player.start(pulling: source)
    say(ramp(12), on: player)
    await source.until { $0.rendered.count == 2 }
    device.state.withLock { $0.room = .max }
    await source.until { $0.waiting.isEmpty }
    clock.advance(milliseconds: 12)
    await source.until { $0.isHeardOut }
    player.finish()
    #expect(device.state.withLock { $0.taken } == ramp(12))
  }

  @Test func aDeviceThatVanishesIsToldOnceAndTimeGoesOn() async {
    let player = player()
    player.start(pulling: source)
    say(ramp(100), on: player)
    await source.until { $0.rendered.count == 4 }
    device.state.withLock { $0.failure = "No such device" }
    let clock = clock
    while !source.now.isHeardOut {
      let heard = source.now.heard.count
      clock.advance(milliseconds: 10)
      await source.until { $0.heard.count > heard || $0.isHeardOut }
    }
    #expect(source.now.heard.last == 100)
    player.finish()
    failures.close()
    var told: [String] = []
    for await failure in failures.values { told.append(failure) }
    #expect(told == ["No such device"])
    #expect(device.state.withLock { $0.taken } == ramp(20))
    #expect(device.state.withLock { $0.isClosed })
  }

  @Test func aDeviceThatStallsIsGivenUp() async {
    device.state.withLock { $0.room = 0 }
    let player = player()
    player.start(pulling: source)
    say(ramp(5), on: player)
    await source.until { $0.rendered.count == 1 }
    // The second is counted from the first refusal, which may come after the first move.
    let moving = Task { [clock] in
      while !Task.isCancelled {
        clock.advance(milliseconds: 100)
        await Task.yield()
      }
    }
    #expect(await failures.first() == "it took no sound for a second")
    moving.cancel()
    player.finish()
  }

  @Test func theSourceMayFinishTheSink() async {
    let player = player()
    let source = ScriptedSource(whileRendering: { _ in player.finish() })
    player.start(pulling: source)
    source.add([1])
    player.wake()
    await source.until { !$0.rendered.isEmpty }
    clock.advance(milliseconds: 20)
    player.finish()
    #expect(device.state.withLock { $0.taken } == [1])
  }

  @Test func theSourceIsLetGoInTheEnd() {
    let player = player()
    weak var remembered: ScriptedSource?
    do {
      let source = ScriptedSource()
      remembered = source
      player.start(pulling: source)
      player.finish()
    }
    #expect(remembered == nil)
  }
}
