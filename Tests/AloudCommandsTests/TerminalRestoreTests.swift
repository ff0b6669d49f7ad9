import Foundation
import Testing

/// The terminal is given back exactly as it was found, whatever the end.
@Suite(.enabled(if: TerminalFixture.path != nil, "needs a C compiler"))
struct TerminalRestoreTests {
  private static let pasteOff = "\u{1B}[?2004l"

  private func start(_ what: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(try #require(TerminalFixture.path), [what])
    try terminal.waitFor("raw\r\n")
    #expect(terminal.attributes != terminal.attributesBefore)
    return terminal
  }

  @Test(
    arguments: [
      ("exit", .status(0)), ("abort", .signal(SIGABRT)), ("fault", .signal(SIGSEGV)),
    ] as [(String, PseudoTerminal.Exit)])
  func atEveryEndOfItsOwn(_ what: String, _ exit: PseudoTerminal.Exit) throws {
    let terminal = try start(what)
    terminal.send("x")
    #expect(try terminal.waitForExit() == exit)
    #expect(terminal.attributes == terminal.attributesBefore)
    #expect(terminal.logText.hasSuffix(Self.pasteOff))
  }

  /// A trap, as a failed precondition is one: which signal depends on the processor.
  @Test func atATrap() throws {
    let terminal = try start("trap")
    terminal.send("x")
    #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(try terminal.waitForExit()))
    #expect(terminal.attributes == terminal.attributesBefore)
  }

  @Test(arguments: [SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP, SIGABRT])
  func atAFatalSignalFromOutside(_ number: Int32) throws {
    let terminal = try start("wait")
    terminal.signal(number)
    #expect(try terminal.waitForExit() == .signal(number))
    #expect(terminal.attributes == terminal.attributesBefore)
    #expect(terminal.logText.hasSuffix(Self.pasteOff))
  }

  /// These are told first; what the program does about them is its own affair.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func atASignalThatIsTold(_ number: Int32) throws {
    let terminal = try start("wait")
    terminal.send("x")
    terminal.signal(number)
    try terminal.waitFor("signal \(number)\r\n")
    #expect(terminal.attributes != terminal.attributesBefore)
    terminal.send("x")
    #expect(try terminal.waitForExit() == .signal(number))
    #expect(terminal.attributes == terminal.attributesBefore)
  }

  @Test func theEchoIsBackAfterASignal() throws {
    let terminal = try start("echo")
    terminal.signal(SIGSEGV)
    #expect(try terminal.waitForExit() == .signal(SIGSEGV))
    #expect(terminal.attributes == terminal.attributesBefore)
    #expect(!terminal.logText.contains(Self.pasteOff))
  }

  @Test func aForkedChildLeavesItsParentsTerminalAlone() throws {
    let terminal = try start("child")
    terminal.send("x")
    try terminal.waitFor("forked\r\n")
    #expect(terminal.attributes != terminal.attributesBefore)
  }

  /// Stopped, the shell has the terminal as it was; continued, the program has it raw again.
  @Test func acrossSuspension() throws {
    let terminal = try suspended(then: "fg")
    try terminal.waitFor("again\r\n")
    #expect(terminal.attributes != terminal.attributesBefore)
    try terminal.waitFor("signal \(SIGCONT)\r\n")
    terminal.send("x")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(terminal.attributes == terminal.attributesBefore)
  }

  @Test func inTheBackgroundItStaysTheShells() throws {
    let terminal = try suspended(then: "bg; wait")
    try terminal.waitFor("signal \(SIGCONT)\r\n")
    #expect(terminal.attributes == terminal.attributesBefore)
  }

  private func suspended(then command: String) throws -> PseudoTerminal {
    let program = try #require(TerminalFixture.path)
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "set -m; '\(program)' suspend; echo stopped; read line; \(command)"])
    try terminal.waitFor("raw\r\n")
    terminal.send("x")
    try terminal.waitFor("stopped\r\n")
    #expect(terminal.attributes == terminal.attributesBefore)
    terminal.send("\n")
    return terminal
  }
}
