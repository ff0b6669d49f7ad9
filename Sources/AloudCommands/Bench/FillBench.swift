import Aloud
import Foundation

/// Starts `aloud fill` on a page, and notes when it begins to speak and how much memory it takes.
struct FillBench {
  /// What one run took.
  struct Run {
    /// Milliseconds from its start to the first samples that come out of it.
    var toFirstSamples: Double
    /// Megabytes at the peak, with the whole form filled.
    var peakMemory: Double
  }

  private static let patience: Int32 = 20_000
  private static let headerSize = 44

  private let program: String
  private let folder: BenchFolder
  private var page: String { folder.path + "/bench.html" }
  private var sound: String { folder.path + "/bench.wav" }

  /// Makes a page and a named pipe for its sound, in a folder of their own.
  init() throws {
    // Beside the file that holds this code, like everything of ours.
    program = try InstalledFiles().directory + "/aloud"
    guard access(program, X_OK) == 0 else {
      throw BenchError("the program aloud is missing; looked for \(program)")
    }
    folder = try BenchFolder()
    guard FileManager.default.createFile(atPath: page, contents: Data(BenchPage.html.utf8)),
      mkfifo(sound, 0o600) == 0
    else { throw BenchError("\(folder.path): no files can be made there") }
  }

  func removeFiles() { folder.remove() }

  func run() throws(BenchError) -> Run {
    // Without waiting for the one who writes: it is not there yet.
    let fifo = open(sound, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard fifo >= 0 else { throw BenchError("\(sound): the pipe cannot be opened") }
    defer { close(fifo) }
    let (input, errors) = (try BenchPipe(), try BenchPipe())
    defer { input.close() }
    defer { close(errors.read) }
    let started = BenchClock.now
    let process: BenchProcess
    do {
      defer { close(errors.write) }
      process = try BenchProcess(
        program, ["fill", page, "--line", "--audio", sound], input: input.read,
        errors: errors.write)
    }
    defer { process.end() }

    var first: Double?
    var printed: [UInt8] = []
    var bytes = 0
    while !Self.hasBeenThrough(printed) {
      var polled = [fifo, errors.read].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&polled, 2, Self.patience) > 0 else {
        throw BenchError("aloud fill has stopped: \(Self.lastLine(of: printed))")
      }
      if polled[0].revents != 0 { bytes += Self.read(fifo).count }
      if first == nil, bytes > Self.headerSize {
        first = BenchClock.now
        let lines = Array(BenchPage.lines.utf8)
        _ = write(input.write, lines, lines.count)
      }
      guard polled[1].revents != 0 else { continue }
      let text = Self.read(errors.read)
      guard !text.isEmpty else {
        throw BenchError("aloud fill ends too early: \(Self.lastLine(of: printed))")
      }
      printed += text
    }
    guard let first else { throw BenchError("aloud fill said nothing") }
    return Run(toFirstSamples: first - started, peakMemory: process.peakMemory ?? .nan)
  }

  /// Whether everything was asked for, judged, and what is wrong asked for again.
  private static func hasBeenThrough(_ printed: [UInt8]) -> Bool {
    String(decoding: printed, as: UTF8.self).split(separator: "\n")
      .count { $0.hasPrefix("\(BenchPage.problemField) (") } >= 2
  }

  private static func lastLine(of printed: [UInt8]) -> String {
    String(decoding: printed, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
  }

  private static func read(_ descriptor: Int32) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    return bytes.prefix(max(count, 0))
  }
}
