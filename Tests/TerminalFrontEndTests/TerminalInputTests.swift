import FormRuntime
import Foundation
import Testing

@testable import TerminalFrontEnd

/// In turn: a process has one terminal and one set of signals.
@Suite(.serialized, .timeLimit(.minutes(1))) struct TerminalOwnerTests {
  @Suite(.serialized) struct TerminalInputTests {
    @Test func keysArriveAndTheTerminalIsGivenBack() async throws {
      let terminal = try TerminalPair()
      let before = terminal.attributes
      let input = try TerminalInput(input: terminal.program, output: terminal.program)
      defer { input.restore() }
      #expect(terminal.attributes != before)
      #expect(terminal.shown() == "\u{1B}[?2004h")

      terminal.type("a\u{3}\u{1B}[1;5C\u{1B}[200~x\ry\u{1B}[201~")
      let events = await input.events.prefix(4).collected()
      #expect(
        events == [
          .key(Key(.character("a"))), .key(.control("c")), .key(Key(.right, .control)),
          .paste("x\ny"),
        ])

      input.restore()
      #expect(terminal.attributes == before)
      #expect(terminal.shown() == "\u{1B}[?2004l")
      input.restore()
      #expect(await input.events.collected() == [])
    }

    @Test func loneEscapeArrives() async throws {
      let terminal = try TerminalPair()
      let input = try TerminalInput(input: terminal.program, output: terminal.program)
      defer { input.restore() }
      terminal.type("\u{1B}")
      #expect(await input.events.prefix(1).collected() == [.key(Key(.escape))])
    }

    @Test func signalsArrive() async throws {
      let terminal = try TerminalPair()
      let input = try TerminalInput(input: terminal.program, output: terminal.program)
      defer { input.restore() }
      var events = input.events.makeAsyncIterator()
      for (number, event) in [
        (SIGWINCH, .resized), (SIGINT, .interrupted), (SIGTERM, .terminated(signal: SIGTERM)),
        (SIGHUP, .terminated(signal: SIGHUP)), (SIGQUIT, .terminated(signal: SIGQUIT)),
        (SIGTSTP, .suspendRequested), (SIGCONT, .resumed),
      ] as [(Int32, SignalEvent)] {
        // Not raise: the threads of tasks keep signals for themselves, blocked.
        kill(getpid(), number)
        #expect(await events.next() == .signal(event))
      }
    }

    @Test func hangUpEndsTheInput() async throws {
      let terminal = try TerminalPair()
      let input = try TerminalInput(input: terminal.program, output: terminal.program)
      defer { input.restore() }
      terminal.hangUp()
      #expect(await input.events.prefix(1).collected() == [.endOfInput])
    }

    @Test func thereIsOneAtATime() throws {
      let terminal = try TerminalPair()
      let input = try TerminalInput(input: terminal.program, output: terminal.program)
      defer { input.restore() }
      #expect(throws: TerminalError.busy) {
        try TerminalInput(input: terminal.program, output: terminal.program)
      }
      input.restore()
      try TerminalInput(input: terminal.program, output: terminal.program).restore()
    }

    @Test func onlyATerminalWillDo() {
      let null = open("/dev/null", O_RDWR | O_CLOEXEC)
      defer { close(null) }
      #expect(throws: TerminalError.notATerminal(descriptor: null)) {
        try TerminalInput(input: null)
      }
    }

    @Test func widthIsAskedFor() throws {
      let terminal = try TerminalPair()
      let input = try TerminalInput(input: terminal.program, output: terminal.program)
      defer { input.restore() }
      #expect(input.columns == 80)
      var size = winsize(ws_row: 10, ws_col: 33, ws_xpixel: 0, ws_ypixel: 0)
      #expect(ioctl(terminal.person, UInt(TIOCSWINSZ), &size) == 0)
      #expect(input.columns == 33)
    }

    /// A quarter of a megabyte of keys, more than may wait: none is lost, and none comes twice.
    @Test func whatIsNotConsumedWaitsInTheTerminal() async throws {
      let terminal = try TerminalPair()
      let input = try TerminalInput(input: terminal.program, output: terminal.program)
      defer { input.restore() }
      let count = 1 << 18
      Thread.detachNewThread { [person = terminal.person] in
        let bytes = (0..<count).map { UInt8(ascii: "a") + UInt8($0 % 26) }
        var left = bytes[...]
        while !left.isEmpty {
          left = left.dropFirst(left.withUnsafeBytes { write(person, $0.baseAddress, $0.count) })
        }
      }
      var index = 0
      for await event in input.events {
        let expected = Unicode.Scalar(UInt8(ascii: "a") + UInt8(index % 26))
        guard event == .key(Key(.character(expected))) else {
          Issue.record("key \(index) is \(event)")
          break
        }
        #expect(input.events.backlog.count <= Backlog.limit + 4096)
        index += 1
        if index == count { break }
      }
    }
  }

  @Suite(.serialized) struct ProtectedLineTests {
    @Test func nothingIsShownWithoutEcho() async throws {
      let terminal = try TerminalPair()
      let before = terminal.attributes
      let reader = try LineReader(input: terminal.program, output: terminal.program)
      defer { reader.restore() }
      var events = reader.events.makeAsyncIterator()
      try reader.setEcho(false)
      terminal.type("secret\n")
      #expect(await events.next() == .line("secret"))
      #expect(terminal.shown() == "\r\n")

      try reader.setEcho(true)
      #expect(terminal.attributes == before)
      terminal.type("open\n")
      #expect(await events.next() == .line("open"))
      #expect(terminal.shown() == "open\r\n")
    }

    @Test func echoIsBackAfterARestore() throws {
      let terminal = try TerminalPair()
      let before = terminal.attributes
      let reader = try LineReader(input: terminal.program, output: terminal.program)
      defer { reader.restore() }
      try reader.setEcho(false)
      #expect(terminal.attributes != before)
      reader.restore()
      #expect(terminal.attributes == before)
    }

    @Test func controlDEndsTheInput() async throws {
      let terminal = try TerminalPair()
      let reader = try LineReader(input: terminal.program, output: terminal.program)
      defer { reader.restore() }
      terminal.type("last\n\u{4}")
      #expect(await reader.events.prefix(2).collected() == [.line("last"), .endOfInput])
    }
  }
}

extension AsyncSequence where Failure == Never {
  /// All elements there are.
  func collected() async -> [Element] {
    var elements: [Element] = []
    for await element in self { elements.append(element) }
    return elements
  }
}
