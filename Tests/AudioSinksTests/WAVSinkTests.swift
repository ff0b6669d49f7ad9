import Foundation
import Synchronization
import SpeechCore
import Testing

@testable import AudioSinks
import SpeechCore

@Suite(.timeLimit(.minutes(1))) struct WAVSinkTests {
  let folder: ScratchFolder
  let path: String
  let source = ScriptedSource()
  let clock = ManualClock()

  init() throws {
    folder = try ScratchFolder()
    path = folder.file("a.wav")
  }

  private var samples: [Int16] {
    get throws { try WAVFile(path: path).samples }
  }

  @Test func immediateFileHoldsTheSourceAlone() throws {
    let sink = try WAVSink(path: path, sampleRate: 22_050, pacing: .immediate)
    sink.start(pulling: source)
    source.say(ramp(30_000), on: sink)
    source.say(ramp(7), on: sink)
    sink.finish()
    let file = try WAVFile(path: path)
    #expect(file == WAVFile(sampleRate: 22_050, samples: ramp(30_000) + ramp(7)))
    #expect(sink.position == 30_007)
    #expect(source.now.isHeardOut)
  }

  @Test func neverStartedFileIsEmptyAndWhole() throws {
    let sink = try WAVSink(path: path, sampleRate: 22_050, pacing: .realTime)
    sink.finish()
    sink.finish()
    #expect(try samples.isEmpty)
  }

  @Test func silencesOfThePersonAreRecorded() async throws {
    let sink = try WAVSink(path: path, sampleRate: 1000, pacing: .realTime, now: clock.now)
    sink.start(pulling: source)
    clock.advance(milliseconds: 50)
    #expect(sink.position == 50)
    source.say(ramp(100), on: sink)
    // Asked at once, though no time passes.
    await source.until { !$0.rendered.isEmpty }
    clock.advance(milliseconds: 150)
    await source.until { $0.isHeardOut }

    clock.advance(milliseconds: 800)
    source.say(ramp(10, from: 500), on: sink)
    await source.until { $0.waiting.count < 10 }
    clock.advance(milliseconds: 10)
    await source.until { $0.isHeardOut }
    clock.advance(milliseconds: 40)
    sink.finish()
    clock.advance(milliseconds: 40)

    #expect(sink.position == 1050)
    let heard = try samples
    #expect(heard.count == 1050)
    #expect(Array(heard[50..<150]) == ramp(100))
    #expect(Array(heard[1000..<1010]) == ramp(10, from: 500))
    #expect(heard.filter { $0 != 0 }.count == 110)
  }

  @Test func lengthIsThePositionInRealTimeToo() async throws {
    let sink = try WAVSink(path: path, sampleRate: 22_050, pacing: .realTime)
    sink.start(pulling: source)
    source.say(ramp(441), on: sink)
    await source.until { $0.isHeardOut }
    source.say(ramp(441, from: 5000), on: sink)
    await source.until { $0.isHeardOut }
    sink.finish()
    let heard = try samples
    #expect(Int64(heard.count) == sink.position)
    #expect(heard.filter { $0 != 0 } == ramp(441) + ramp(441, from: 5000))
  }

  @Test func whatIsRenderedDuringAFlushIsDiscarded() async throws {
    let sink = try WAVSink(path: path, sampleRate: 1000, pacing: .realTime, now: clock.now)
    let cut = Mutex<Int64?>(nil)
    let clock = clock
    let source = ScriptedSource(whileRendering: { source in
      let rendered = source.now.rendered
      guard rendered.last?.samples.first == 2, cut.withLock({ $0 == nil }) else { return }
      source.forget()
      clock.advance(milliseconds: 20)
      cut.withLock { $0 = sink.flush() }
      source.say([500], on: sink)
    })
    sink.start(pulling: source)
    source.say(ramp(100), on: sink)
    await source.until { !$0.rendered.isEmpty }
    clock.advance(milliseconds: 30)
    await source.until { $0.isHeardOut }
    sink.finish()
    #expect(cut.withLock { $0 } == 1)
    #expect(try samples == [1] + [Int16](repeating: 0, count: 49) + [500])
  }

  @Test func headerIsTrueWheneverTheSourceIsSilent() async throws {
    let sink = try WAVSink(path: path, sampleRate: 22_050, pacing: .immediate)
    sink.start(pulling: source)
    source.say(ramp(100), on: sink)
    await source.until { $0.isHeardOut }
    #expect(try samples == ramp(100))
    sink.finish()
  }

  @Test func aPipeTakesAStreamOfUnknownSize() async throws {
    try #require(mkfifo(path, 0o600) == 0)
    let read = Inbox<Result<WAVFile, WAVFileError>>()
    let path = path
    Thread.detachNewThread {
      read.put(Result { () throws(WAVFileError) in try WAVFile(path: path) })
    }
    let sink = try WAVSink(path: path, sampleRate: 22_050, pacing: .immediate)
    sink.start(pulling: source)
    source.say(ramp(100_000), on: sink)
    sink.finish()
    #expect(await read.first() == .success(WAVFile(sampleRate: 22_050, samples: ramp(100_000))))
  }

  @Test func aBrokenPipeIsToldOnceAndTimeGoesOn() async throws {
    try #require(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    let failures = Inbox<AudioSinkError>()
    let sink = try WAVSink(path: path, sampleRate: 22_050, pacing: .immediate) { failures.put($0) }
    close(reader)
    sink.start(pulling: source)
    source.say(ramp(100_000), on: sink)
    await source.until { $0.isHeardOut }
    source.say(ramp(100), on: sink)
    sink.finish()
    failures.close()
    var told: [AudioSinkError] = []
    for await failure in failures.values { told.append(failure) }
    #expect(told == [.cannotWriteFile(path: path, reason: "Broken pipe")])
    #expect(sink.position == 100_100)
  }

  @Test func aFileThatCannotBeMadeIsNamed() {
    #expect {
      try WAVSink(path: "/no/such/a.wav", sampleRate: 22_050, pacing: .immediate)
    } throws: { error in
      "\(error)" == "Cannot create the audio file “/no/such/a.wav”: No such file or directory. "
        + "Check that its folder exists and may be written to."
    }
  }

  @Test func aSinkThatIsLetGoClosesItsFile() async throws {
    do {
      let sink = try WAVSink(path: path, sampleRate: 22_050, pacing: .immediate)
      sink.start(pulling: source)
      source.say(ramp(100), on: sink)
    }
    await source.until { $0.isHeardOut }
    #expect(try samples == ramp(100))
  }
}
