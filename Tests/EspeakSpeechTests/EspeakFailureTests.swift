import Dispatch
import SpeechCore
import Testing

@testable import EspeakSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct EspeakFailureTests {
  @Test(arguments: [SafeText(String(repeating: "a.", count: 100)), ")-नाम", "_-अअ"])
  func `A text that crashes the engine costs itself only`(crasher: SafeText) throws {
    let engine = try makeEngine()
    let before = try engine.listen(to: "hello")
    #expect(throws: SpeechFailure.engineStopped) { _ = try engine.listen(to: crasher) }
    #expect(try engine.listen(to: "hello") == before)
  }

  @Test func `A worker that was killed costs one utterance at most`() throws {
    let engine = try makeEngine()
    let whole = try engine.listen(to: "hello")
    let first = engine.workerProcessID
    Processes.send(SIGKILL, to: first)
    let again = try (try? engine.listen(to: "hello")) ?? engine.listen(to: "hello")
    #expect(again == whole)
    #expect(engine.workerProcessID != first)
  }

  @Test func `What is being said goes on when the worker is killed`() throws {
    let engine = try makeEngine()
    let whole = try engine.listen(to: "one two three")
    let stream = try engine.begin(Utterance("one two three"))
    var sample = [Int16](repeating: 0, count: 1)
    _ = try sample.withUnsafeMutableBufferPointer { try stream.read(into: $0) }
    Processes.send(SIGKILL, to: engine.workerProcessID)
    #expect(try sample + stream.readToEnd() == whole)
  }

  @Test func `A worker that is missing makes speech unavailable, and the reason names it`() {
    let engine = EspeakEngine(worker: "/nowhere/aloud-voice")
    let failure = #expect(throws: SpeechFailure.self) { try engine.begin(Utterance("hello")) }
    guard case .unavailable(let reason) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(reason.contains("/nowhere/aloud-voice"))
  }

  @Test(arguments: ["/bin/true", "/bin/cat", "/etc/passwd", "/"])
  func `A program that is no worker makes speech unavailable`(path: String) {
    let engine = EspeakEngine(worker: path)
    let failure = #expect(throws: SpeechFailure.self) { try engine.voices() }
    guard case .unavailable(let reason) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(reason.contains(path))
  }

  @Test func `A worker that was stopped times out, and is replaced`() throws {
    let engine = try makeEngine(silenceLimit: .milliseconds(100))
    try engine.start()
    let stopped = engine.workerProcessID
    Processes.send(SIGSTOP, to: stopped)
    let stream = try engine.begin(Utterance("hello"))
    #expect(throws: SpeechFailure.timedOut) { try stream.readToEnd() }
    #expect(throws: SpeechFailure.timedOut) { try stream.readToEnd() }
    #expect(engine.workerProcessID == nil)
    _ = try engine.begin(Utterance("hello"))
    #expect(engine.workerProcessID != stopped)
  }

  @Test func `Cancelling wakes a reader that waits`() async throws {
    let engine = try makeEngine()
    try engine.start()
    Processes.send(SIGSTOP, to: engine.workerProcessID)
    defer { Processes.send(SIGKILL, to: engine.workerProcessID) }
    let stream = try engine.begin(Utterance("hello"))
    let failure = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          returning: #expect(throws: SpeechFailure.self) { try stream.readToEnd() })
      }
      DispatchQueue.global().async { stream.cancel() }
    }
    #expect(failure == .cancelled)
  }

  @Test func `Reading after cancelling throws, as often as one reads`() throws {
    let stream = try makeEngine().begin(Utterance("hello"))
    stream.cancel()
    stream.cancel()
    #expect(throws: SpeechFailure.cancelled) { try stream.readToEnd() }
    #expect(throws: SpeechFailure.cancelled) { try stream.readToEnd() }
  }

  @Test func `Cancelling after the end changes nothing`() throws {
    let stream = try makeEngine().begin(Utterance("hello"))
    _ = try stream.readToEnd()
    stream.cancel()
    #expect(try stream.readToEnd().isEmpty)
  }

  @Test func `500 utterances begun and cancelled leave nothing behind`() throws {
    let sockets = Processes.openSockets()
    let engine = try makeEngine()
    for round in 0..<500 {
      let stream = try engine.begin(Utterance("A sentence that is never heard, number \(round)"))
      if round % 3 == 0 {
        var sample = [Int16](repeating: 0, count: 1)
        _ = try sample.withUnsafeMutableBufferPointer { try stream.read(into: $0) }
      }
      stream.cancel()
    }
    #expect(try !engine.listen(to: "hello").isEmpty)
    // Other tests open and close a few meanwhile.
    #expect(Processes.openSockets() < sockets + 100)
  }

  #if os(Linux)
    @Test func `The host keeps no dead children`() throws {
      for _ in 0..<30 { _ = try makeEngine().listen(to: "hello") }
      // Other tests have one for a moment.
      #expect(Processes.zombies() < 10)
    }
  #endif

  @Test func `Malformed requests are refused one by one`() throws {
    let path = try InstalledFiles().worker()
    let worker = try WorkerProcess(path: path)
    let malformed: [[UInt8]] = [
      [0, 0, 0, 0], [255, 255, 255, 255], [1, 0, 0, 0, 83],
      [14, 0, 0, 0] + Array(repeating: 255, count: 14),
    ]
    for bytes in malformed {
      let conversation = try worker.converse(bytes)
      #expect(try conversation.receiveFrame(limit: .seconds(20)).kind == .failed)
    }
    // The worker itself takes no bytes but those that bring a descriptor.
    try worker.sendStray(Array(repeating: 255, count: 100))
    let request = try Request.list()
    let conversation = try worker.converse(request.bytes)
    #expect(try conversation.receiveFrame(limit: .seconds(20)).kind == .voice)
    #expect(try !makeEngine().listen(to: "hello").isEmpty)
  }
}

extension WorkerProcess {
  fileprivate func converse(_ bytes: [UInt8]) throws -> Descriptor {
    let (ours, theirs) = try #require(Descriptor.socketPair())
    try pass(theirs, limit: .seconds(20))
    try ours.sendAll(bytes, limit: .seconds(20))
    return ours
  }
}
