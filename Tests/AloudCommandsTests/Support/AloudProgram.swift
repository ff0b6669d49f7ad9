import AudioSinks
import Foundation
import SpeechCore
import Testing

/// The built program, and what it leaves behind.
struct AloudProgram {
  /// Where the program lies: beside the tests, unless it was copied.
  let path: String
  /// A folder of this run's own, removed with it.
  let folder: TemporaryFolder

  /// - Parameter name: Which program; a sample that is written as views has one of its own.
  init(_ name: String = "aloud") throws {
    folder = try TemporaryFolder()
    path = try InstalledFiles().directory + "/" + name
  }

  /// The program in a folder of its own, beside where it was built, without a voice worker or with a copy of it.
  init(copiedWithWorker hasWorker: Bool) throws {
    let built = try InstalledFiles()
    folder = try TemporaryFolder(in: built.directory)
    let worker = hasWorker ? ["aloud-voice"] : []
    let data = [try built.voices(), try built.languages()].map {
      URL(filePath: $0).deletingLastPathComponent().lastPathComponent
    }
    for name in ["aloud"] + data + worker {
      // A copy of a program would be open for writing in any child that is born meanwhile, and could
      // not be run; a link is the same file. Folders cannot be linked.
      let (from, to) = ("\(built.directory)/\(name)", folder.path(name))
      if link(from, to) != 0 { try FileManager.default.copyItem(atPath: from, toPath: to) }
    }
    path = folder.path("aloud")
  }

  /// A page of Samples.
  static func sample(_ name: String) -> String {
    URL(filePath: #filePath).appending(path: "../../../../Samples/\(name)").standardized.path()
  }

  /// How a run through pipes ended.
  struct Run {
    var status: PseudoTerminal.Exit
    var output: String
    var errors: String
  }

  /// Runs the program to its end, with lines on its standard input.
  func run(_ arguments: String..., input: String = "") throws -> Run {
    try run(arguments, input: input)
  }

  /// Runs the program to its end, with lines on its standard input.
  ///
  /// - Parameter environment: What it has besides: of the person's own it has nothing.
  func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws
    -> Run
  {
    let (inputEnds, output, error) = (try PipeEnds(), try PipeEnds(), try PipeEnds())
    let ended = ProcessEnd(try PipeEnds())
    defer { for end in [output.read, error.read] { close(end) } }
    let process: pid_t
    do {
      defer { for end in [inputEnds.read, output.write, error.write] { close(end) } }
      process = try Spawn.onPipes(
        path, arguments,
        environment: [
          "LANG": "C.UTF-8", "XDG_STATE_HOME": folder.path("state"),
          "XDG_CONFIG_HOME": folder.path("config"),
        ].merging(environment) { _, own in own },
        input: inputEnds.read,
        output: output.write, error: error.write)
    }
    Thread.detachNewThread { ended.wait(for: process) }
    // It fits into the pipe, whether anybody reads it or not.
    let bytes = Array(input.utf8)
    precondition(bytes.count < 1 << 14)
    _ = bytes.withUnsafeBytes { write(inputEnds.write, $0.baseAddress, $0.count) }
    close(inputEnds.write)

    let deadline = ContinuousClock.now + .seconds(20)
    var texts: [Int32: [UInt8]] = [:]
    var open = [output.read, error.read, ended.pipe.read]
    while !open.isEmpty {
      var polled = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let left = ContinuousClock.now.duration(to: deadline) / Duration.milliseconds(1)
      guard left > 0, poll(&polled, nfds_t(polled.count), Int32(left)) > 0 else {
        kill(process, SIGKILL)
        throw PseudoTerminal.Failure.timedOut(
          waitingFor: "exit", screen: String(decoding: texts[error.read] ?? [], as: UTF8.self))
      }
      for end in polled where end.revents != 0 {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(end.fd, &buffer, buffer.count)
        texts[end.fd, default: []] += buffer.prefix(max(count, 0))
        if count <= 0 || end.fd == ended.pipe.read { open.removeAll { $0 == end.fd } }
      }
    }
    let status = (texts[ended.pipe.read] ?? []).reversed().reduce(Int32(0)) { $0 << 8 | Int32($1) }
    return Run(
      status: status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F),
      output: String(decoding: texts[output.read] ?? [], as: UTF8.self),
      errors: String(decoding: texts[error.read] ?? [], as: UTF8.self))
  }

  /// Sits down at a terminal that runs the program.
  func atTerminal(_ arguments: String...) throws -> PseudoTerminal { try atTerminal(arguments) }

  /// Sits down at a terminal that runs the program.
  func atTerminal(
    _ arguments: [String], standardOutput: PseudoTerminal.StandardOutput = .captured
  ) throws -> PseudoTerminal {
    // Drafts of other runs must not be found, nor this one's by them, nor a person's settings.
    let environment = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "XDG_STATE_HOME": folder.path("state"),
      "XDG_CONFIG_HOME": folder.path("config"),
    ]
    return try PseudoTerminal(
      path, arguments, environment: environment, standardOutput: standardOutput)
  }

  /// The lines of a transcript in this run's folder.
  func transcript(_ name: String = "transcript.jsonl") throws -> [TranscriptEntry] {
    try String(contentsOfFile: folder.path(name), encoding: .utf8).split(separator: "\n")
      .map { try JSONDecoder().decode(TranscriptEntry.self, from: Data($0.utf8)) }
  }
}

/// A line of a transcript.
struct TranscriptEntry: Decodable {
  var time: Double
  var duration: Double
  var event: String
  var text: String
  var outcome: String

  /// What was said, and of what; times are left out.
  var said: String { "\(event): \(text)" }
}

/// A folder that goes with its owner.
final class TemporaryFolder {
  private let url: URL

  /// - Parameter folder: Where it is made; without one, where temporary things are.
  init(in folder: String? = nil) throws {
    let folder = folder.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
    url = folder.appending(path: "aloud-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path() }

  /// Writes a file, and returns its path.
  func write(_ name: String, _ text: String) throws -> String {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
    return path(name)
  }
}

extension PseudoTerminal {
  /// Presses keys, and waits until the screen shows what they lead to.
  func press(_ keys: String, shows text: String) throws {
    send(keys)
    try waitFor(text)
  }

  /// What stands on the screen, a text a line: what was changed in place is as it was left.
  var page: String {
    var lines: [[Character]] = [[]]
    var column = 0
    // A carriage return before a line feed would be one character with it.
    var rest = logText.unicodeScalars.map(Character.init)[...]
    while let next = rest.popFirst() {
      switch next {
      case "\r": column = 0
      case "\n": lines.append([])
      case "\u{8}": column -= 1
      case "\u{1B}":
        let parameter = String(rest.dropFirst().prefix { !$0.isLetter })
        rest = rest.dropFirst(parameter.count + 1)
        switch rest.popFirst() {
        case "G": column = (Int(parameter) ?? 1) - 1
        case "K": lines[lines.count - 1] = Array(lines[lines.count - 1].prefix(column))
        default: break
        }
      default:
        let line = lines.count - 1
        while lines[line].count <= column { lines[line].append(" ") }
        lines[line][column] = next
        column += 1
      }
    }
    return lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// The answers, as standard output has them.
  var answers: String { String(decoding: output, as: UTF8.self) }
}

/// Keys as a terminal sends them.
enum Keys {
  static let tab = "\t"
  static let shiftTab = "\u{1B}[Z"
  static let enter = "\r"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let left = "\u{1B}[D"
  static let right = "\u{1B}[C"
  static let home = "\u{1B}[H"
  static let end = "\u{1B}[F"
  static let backspace = "\u{7F}"
  static let delete = "\u{1B}[3~"
  static let f1 = "\u{1B}OP"
  static let prefix = "\u{F}"
  /// Escape, told at once since a second one and another key follow: Shift+Tab.
  static let escapeThenShiftTab = "\u{1B}\u{1B}\t"
  static let leave = "\u{3}"
  static let suspend = "\u{1A}"
}
