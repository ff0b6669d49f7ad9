import Testing

@testable import AudioSinks

@Suite struct SilentSinkTests {
  @Test func timePassesAndNothingIsPulled() {
    let clock = ManualClock()
    let source = ScriptedSource()
    let sink = SilentSink(sampleRate: 22_050, now: clock.now)
    clock.advance(milliseconds: 70)
    #expect(sink.position == 0)
    sink.start(pulling: source)
    source.say(ramp(10), on: sink)
    clock.advance(milliseconds: 2000)
    #expect(sink.position == 44_100)
    #expect(sink.flush() == 44_100)
    sink.finish()
    clock.advance(milliseconds: 10)
    #expect(sink.position == 44_100)
    #expect(source.now.rendered.isEmpty && source.now.heard.isEmpty)
  }

  @Test func aYearDoesNotOverflow() {
    let clock = ManualClock()
    let sink = SilentSink(sampleRate: 48_000, now: clock.now)
    sink.start(pulling: ScriptedSource())
    clock.advance(milliseconds: 365 * 86_400_000)
    #expect(sink.position == 365 * 86_400 * 48_000)
  }
}
