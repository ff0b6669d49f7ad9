import Synchronization
import Testing

@testable import AudioSinks

@Suite struct VirtualSinkTests {
  let sink = VirtualSink(sampleRate: 1000)
  let source = ScriptedSource()

  @Test func timeStandsStillUntilItIsMoved() {
    sink.start(pulling: source)
    source.say(ramp(10), on: sink)
    #expect(sink.position == 0)
    #expect(source.now.rendered.isEmpty)
  }

  @Test(arguments: 0..<12) func pullsExactlyWhatTimePasses(count: Int) {
    sink.start(pulling: source)
    source.say(ramp(6), on: sink)
    sink.advance(byFrames: count)
    let silence = [Int16](repeating: 0, count: max(0, count - 6))
    #expect(sink.samples == ramp(min(6, count)) + silence)
    #expect(sink.position == Int64(count))
    #expect(source.now.waiting.count == max(0, 6 - count))
    #expect(source.now.heard == (count == 0 ? [] : [Int64(min(6, count))]))
  }

  @Test func secondsAreRoundedToTheNearestFrame() {
    sink.start(pulling: source)
    sink.advance(bySeconds: 0.0126)
    #expect(sink.position == 13)
    #expect(sink.seconds == 0.013)
  }

  @Test func longAdvancesArePulledInOrder() {
    sink.start(pulling: source)
    source.say(ramp(10_000), on: sink)
    sink.advance(byFrames: 20_000)
    #expect(Array(sink.samples.prefix(10_000)) == ramp(10_000))
    #expect(sink.samples.dropFirst(10_000).allSatisfy { $0 == 0 })
    #expect(sink.samples.count == 20_000)
    #expect(source.now.isHeardOut)
  }

  @Test func playingOutAddsNoSilence() {
    sink.start(pulling: source)
    source.say(ramp(5000), on: sink)
    sink.playOut()
    #expect(sink.samples == ramp(5000))
    #expect(source.now.heard.last == 5000)
  }

  @Test func whatTheSourceSaysOnBeingHeardFollowsWithoutAGap() {
    let sink = sink
    let source = ScriptedSource(whenHeard: { source in
      if source.now.heard == [4] { source.say([9, 9], on: sink) }
    })
    sink.start(pulling: source)
    source.say(ramp(4), on: sink)
    sink.advance(byFrames: 8)
    #expect(sink.samples == [1, 2, 3, 4, 9, 9, 0, 0])
  }

  @Test func flushTellsWhatWasHeard() {
    sink.start(pulling: source)
    source.say(ramp(10), on: sink)
    sink.advance(byFrames: 4)
    #expect(sink.flush() == 4)
    source.forget()
    source.say([9, 9], on: sink)
    sink.playOut()
    #expect(sink.samples == [1, 2, 3, 4, 9, 9])
  }

  @Test func flushDiscardsWhatIsBeingRendered() {
    let sink = sink
    let cut = Mutex<Int64?>(nil)
    let source = ScriptedSource(whileRendering: { source in
      guard source.now.rendered.count == 1 else { return }
      cut.withLock { $0 = $0 ?? sink.flush() }
    })
    sink.start(pulling: source)
    source.say(ramp(4), on: sink)
    sink.advance(byFrames: 6)
    #expect(cut.withLock { $0 } == 0)
    #expect(sink.samples == [0, 0, 0, 0, 0, 0])
    #expect(source.now.heard.isEmpty)
  }

  @Test func recordingKeepsTheFirstFrames() {
    let sink = VirtualSink(sampleRate: 1000, recordingLimit: 3)
    sink.start(pulling: source)
    source.say(ramp(5), on: sink)
    sink.advance(byFrames: 9)
    #expect(sink.samples == [1, 2, 3])
    #expect(sink.position == 9)
  }

  @Test func afterTheEndOnlySilenceIsHeard() {
    sink.start(pulling: source)
    source.say(ramp(5), on: sink)
    sink.finish()
    sink.playOut()
    sink.advance(byFrames: 2)
    #expect(sink.samples == [0, 0])
  }
}
