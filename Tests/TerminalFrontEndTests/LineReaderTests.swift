import Foundation
import Testing

@testable import TerminalFrontEnd

@Suite(.timeLimit(.minutes(1))) struct LineReaderTests {
  /// What a reader makes of a pipe that held these bytes.
  private func read(_ bytes: [UInt8]) async throws -> [LineEvent] {
    let pipe = Pipe()
    let reader = try LineReader(
      input: pipe.fileHandleForReading.fileDescriptor, handlesSignals: false)
    defer { reader.restore() }
    Thread.detachNewThread {
      try? pipe.fileHandleForWriting.write(contentsOf: bytes)
      try? pipe.fileHandleForWriting.close()
    }
    var events: [LineEvent] = []
    for await event in reader.events {
      events.append(event)
      if event == .endOfInput { break }
    }
    return events
  }

  @Test(
    arguments: [
      ("", []), ("one\n", ["one"]), ("one\ntwo", ["one", "two"]), ("\n\n", ["", ""]),
      ("dos\r\nunix\n", ["dos", "unix"]), ("a\rb\n", ["a\rb"]), ("Größe\n", ["Größe"]),
    ] as [(String, [String])])
  func linesWithTheirEndsTakenOff(_ text: String, _ lines: [String]) async throws {
    #expect(try await read(Array(text.utf8)) == lines.map { .line($0) } + [.endOfInput])
  }

  @Test func invalidBytesAreRepaired() async throws {
    #expect(try await read([0x61, 0xFF, 0x0A]) == [.line("a\u{FFFD}"), .endOfInput])
  }

  @Test func theLimitIsExact() async throws {
    let longest = [UInt8](repeating: 0x61, count: LineReader.lineLimit)
    let events = try await read(
      longest + [0x0D, 0x0A] + longest + [0x61, 0x0A] + longest + longest + Array("\nb\n".utf8))
    #expect(
      events == [
        .line(String(decoding: longest, as: UTF8.self)), .lineTooLong, .lineTooLong, .line("b"),
        .endOfInput,
      ])
  }

  @Test func whoeverCatchesUpIsToldOfAllThatIsThere() async throws {
    let pipe = Pipe()
    let reader = try LineReader(
      input: pipe.fileHandleForReading.fileDescriptor, handlesSignals: false)
    defer { reader.restore() }
    let lines = (0..<5_000).map { "line \($0)" }
    try pipe.fileHandleForWriting.write(
      contentsOf: Data((lines.joined(separator: "\n") + "\nnot yet a line").utf8))
    reader.catchUp()
    var events: [LineEvent] = []
    for await event in reader.events {
      events.append(event)
      if event == .caughtUp { break }
    }
    #expect(events == lines.map { .line($0) } + [.caughtUp])
    reader.catchUp()
    try pipe.fileHandleForWriting.close()
    var rest = reader.events.makeAsyncIterator()
    let next = [await rest.next(), await rest.next(), await rest.next()]
    #expect(Set(next) == [.line("not yet a line"), .endOfInput, .caughtUp])
  }

  @Test func splitPointsChangeNothing() {
    let bytes = Array("é\r\n\nb".utf8)
    for split in bytes.indices {
      var collector = LineCollector(limit: 10)
      let events = collector.take(bytes[..<split]) + collector.take(bytes[split...])
      #expect(events + collector.finish() == [.line("é"), .line(""), .line("b")])
    }
  }

  @Test func manyLinesWaitForTheirConsumer() async throws {
    let lines = (0..<50_000).map { "line \($0)" }
    let events = try await read(Array(lines.joined(separator: "\n").utf8))
    #expect(events == lines.map { .line($0) } + [.endOfInput])
  }

  /// A file is no terminal and no pipe, and reads all the same; so does nothing at all.
  @Test func filesAndTheNullDeviceEnd() async throws {
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(null) }
    let reader = try LineReader(input: null, handlesSignals: false)
    defer { reader.restore() }
    #expect(await reader.events.prefix(1).collected() == [.endOfInput])
  }

  @Test func withoutATerminalThereIsNoEchoToTurnOff() throws {
    let reader = try LineReader(
      input: Pipe().fileHandleForReading.fileDescriptor, handlesSignals: false)
    #expect(throws: Never.self) { try reader.setEcho(false) }
  }
}
