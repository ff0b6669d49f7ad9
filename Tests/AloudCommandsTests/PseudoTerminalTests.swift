import Foundation
import Testing

@Suite struct PseudoTerminalTests {
  @Test func whatIsTypedComesBack() throws {
    let terminal = try PseudoTerminal("/bin/cat")
    terminal.send("hello\n")
    #expect(try terminal.waitFor("hello\r\n") == "hello\r\n")  // the echo
    #expect(try terminal.waitFor("hello\r\n") == "hello\r\n")  // cat
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(terminal.attributes == terminal.attributesBefore)
  }

  @Test func outputIsCapturedAndErrorsAreShown() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "echo answers; echo shown >&2; test -t 0 && tty >&2; exit 3"],
      standardOutput: .captured)
    #expect(try terminal.waitForExit() == .status(3))
    #expect(String(decoding: terminal.output, as: UTF8.self) == "answers\n")
    #expect(terminal.logText.hasPrefix("shown\r\n/dev/"))
  }

  @Test func theTerminalIsTheControllingOne() throws {
    let terminal = try PseudoTerminal("/bin/sh", ["-c", "echo ready > /dev/tty; exec cat"])
    try terminal.waitFor("ready")
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .signal(SIGINT))
  }

  @Test func attributesThatWereChangedAreNoticed() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "stty -echo; echo off; read line; stty echo"],
      environment: ["PATH": "/usr/bin:/bin"])
    try terminal.waitFor("off")
    #expect(terminal.attributes != terminal.attributesBefore)
    terminal.send("\n")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(terminal.attributes == terminal.attributesBefore)
  }

  @Test func anEarlyEndIsAFailureWithTheScreen() throws {
    let terminal = try PseudoTerminal("/bin/sh", ["-c", "echo something else"])
    let failure = #expect(throws: PseudoTerminal.Failure.self) { try terminal.waitFor("answer") }
    guard case .ended(_, let screen) = failure else {
      Issue.record("not told as an end")
      return
    }
    #expect(screen == "something else\r\n")
  }
}
