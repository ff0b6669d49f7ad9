import Foundation

/// A program on a terminal of its own, and the person in front of it.
///
/// The program leads a new session whose controlling terminal is the pseudo-terminal, with default
/// signals. Its standard input and error are the terminal; its output too, unless captured. All
/// waiting is poll's, and ends at one deadline that only a failure meets.
final class PseudoTerminal {
  /// Where the program's standard output goes.
  enum StandardOutput {
    case terminal
    /// Into a pipe; see ``PseudoTerminal/output``.
    case captured
    /// Into a pipe that nobody reads any more.
    case unread
  }

  /// How the program ended.
  enum Exit: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  /// What was not to be.
  enum Failure: Error {
    case cannotStart(String, errno: Int32)
    case timedOut(waitingFor: String, screen: String)
    /// The program ended before the text appeared.
    case ended(waitingFor: String, screen: String)
  }

  /// Everything the terminal was sent, and not yet waited for.
  private(set) var screen: [UInt8] = []
  /// Everything the terminal was ever sent.
  private(set) var log: [UInt8] = []
  /// What was captured of the standard output.
  private(set) var output: [UInt8] = []
  /// The terminal's attributes before the program started.
  let attributesBefore: [UInt8]
  /// The program, and its session.
  let processID: pid_t

  private let person: Int32
  /// Kept open, so that the attributes can be read when the program is gone.
  private let program: Int32
  private var outputEnd: Int32 = -1
  private let ended: ProcessEnd
  private var exit: Exit?
  private let deadline: ContinuousClock.Instant

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: Its path.
  ///   - arguments: Those after its name.
  ///   - environment: The whole of it.
  ///   - columns: The terminal's width; 0 for one that does not know.
  init(
    _ executable: String, _ arguments: [String] = [],
    environment: [String: String] = ["TERM": "xterm-256color", "LANG": "C.UTF-8"],
    standardOutput: StandardOutput = .terminal, columns: UInt16 = 80,
    timeLimit: Duration = .seconds(20)
  ) throws {
    deadline = .now + timeLimit
    let descriptors = try PseudoTerminalDescriptors(columns: columns)
    person = descriptors.person
    program = descriptors.program
    attributesBefore = Self.attributes(of: descriptors.program)
    var captured: PipeEnds?
    if standardOutput != .terminal { captured = try PipeEnds() }
    defer { captured.map { _ = close($0.write) } }
    if case .captured = standardOutput {
      outputEnd = captured?.read ?? -1
    } else {
      captured.map { _ = close($0.read) }
    }
    let ended = ProcessEnd(try PipeEnds())
    self.ended = ended
    processID = try Spawn.onTerminal(
      executable, arguments, environment: environment, terminal: descriptors.path,
      output: captured?.write)
    Thread.detachNewThread { [processID] in ended.wait(for: processID) }
  }

  deinit {
    pump(for: 0)
    if exit == nil { kill(processID, SIGKILL) }
    for descriptor in [person, program, outputEnd] where descriptor >= 0 {
      close(descriptor)
    }
  }

  /// Types.
  func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends bytes as a terminal would for keys.
  func send(_ bytes: [UInt8]) {
    var left = bytes[...]
    while !left.isEmpty {
      let count = left.withUnsafeBytes { write(person, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      left = left.dropFirst(count)
    }
  }

  /// Sends a signal to the program from outside.
  func signal(_ number: Int32) { kill(processID, number) }

  /// Waits until a text appears that was not waited for before, and returns what came up to its end.
  @discardableResult
  func waitFor(_ text: String) throws -> String {
    let wanted = Array(text.utf8)
    while true {
      if let found = screen.firstRange(of: wanted) {
        defer { screen.removeSubrange(..<found.upperBound) }
        return String(decoding: screen[..<found.upperBound], as: UTF8.self)
      }
      if exit != nil, pump(for: 0) == false {
        throw Failure.ended(waitingFor: text, screen: String(decoding: log, as: UTF8.self))
      }
      try pumpOrFail(waitingFor: text)
    }
  }

  /// Waits for the program's end, and for all it printed.
  func waitForExit() throws -> Exit {
    while true {
      if let exit {
        while pump(for: 0) {}
        return exit
      }
      try pumpOrFail(waitingFor: "exit")
    }
  }

  /// The terminal's attributes now, every one, to be compared as a whole.
  var attributes: [UInt8] { Self.attributes(of: program) }

  /// Everything the terminal was ever sent, as text.
  var logText: String { String(decoding: log, as: UTF8.self) }

  private static func attributes(of terminal: Int32) -> [UInt8] {
    var attributes = termios()
    guard tcgetattr(terminal, &attributes) == 0 else { return [] }
    return withUnsafeBytes(of: attributes) { Array($0) }
  }

  private func pumpOrFail(waitingFor text: String) throws {
    let left = ContinuousClock.now.duration(to: deadline)
    let milliseconds =
      left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
    guard milliseconds > 0 else {
      throw Failure.timedOut(waitingFor: text, screen: logText)
    }
    pump(for: Int32(clamping: milliseconds))
  }

  /// Takes what there is, waiting for it at most so long; false if there was nothing.
  @discardableResult
  private func pump(for milliseconds: Int32) -> Bool {
    var polled = [person, outputEnd, exit == nil ? ended.pipe.read : -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&polled, 3, milliseconds) > 0 else { return false }
    if polled[0].revents != 0 {
      let bytes = Self.read(person)
      screen += bytes
      log += bytes
    }
    if polled[1].revents != 0 {
      let bytes = Self.read(outputEnd)
      output += bytes
      if bytes.isEmpty {
        close(outputEnd)
        outputEnd = -1
      }
    }
    if polled[2].revents != 0 {
      let status = Self.read(ended.pipe.read).reversed().reduce(Int32(0)) { $0 << 8 | Int32($1) }
      exit = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }
    return true
  }

  private static func read(_ descriptor: Int32) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    return bytes.prefix(max(count, 0))
  }
}
