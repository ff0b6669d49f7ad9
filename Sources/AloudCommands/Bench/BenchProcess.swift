import Aloud
import Foundation

/// A program that is measured while it runs.
struct BenchProcess {
  let identifier: pid_t

  /// Starts a program; what it is not given is `/dev/null`.
  init(
    _ path: String, _ arguments: [String], input: Int32? = nil, output: Int32? = nil,
    errors: Int32? = nil
  ) throws(BenchError) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, given) in [input, output, errors].enumerated() {
      if let given {
        posix_spawn_file_actions_adddup2(&actions, given, Int32(stream))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(stream), "/dev/null", O_RDWR, 0)
      }
    }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    let status = posix_spawn(&identifier, path, &actions, nil, &words, environ)
    guard status == 0 else {
      throw BenchError("\(path) cannot be started: \(String(cString: strerror(status)))")
    }
    self.identifier = identifier
  }

  /// The most memory it has held so far, in megabytes (of 1,048,576 bytes); `nil` where the system
  /// does not tell.
  ///
  /// Not `getrusage`: Linux hands the peak of whoever spawned a process down to it.
  var peakMemory: Double? { Self.peakMemory(of: identifier) }

  /// The same of any process.
  static func peakMemory(of identifier: pid_t) -> Double? { memory("VmHWM", of: identifier) }

  /// The memory that a process holds now and that is of no file, in megabytes.
  static func privateMemory(of identifier: pid_t) -> Double? { memory("RssAnon", of: identifier) }

  private static func memory(_ kind: String, of identifier: pid_t) -> Double? {
    let status = FileManager.default.contents(atPath: "/proc/\(identifier)/status") ?? Data()
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("\(kind):") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first
      .flatMap { Double($0) }.map { $0 / 1024 }
  }

  /// The numbers that `aloud bench` prints in a process of its own.
  static func figures(of arguments: [String], count: Int) throws -> [Double] {
    let program = try InstalledFiles().directory + "/aloud"
    let output = try BenchPipe()
    defer { Foundation.close(output.read) }
    let process: BenchProcess
    do {
      defer { Foundation.close(output.write) }
      process = try BenchProcess(program, ["bench"] + arguments, output: output.write)
    }
    let handle = FileHandle(fileDescriptor: output.read, closeOnDealloc: false)
    let figures = String(decoding: handle.readDataToEndOfFile(), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard process.wait(), figures.count == count else {
      throw BenchError("\(program) bench \(arguments.joined(separator: " ")) fails")
    }
    return figures
  }

  /// Waits for its end.
  ///
  /// - Returns: Whether it ended as it should.
  @discardableResult
  func wait() -> Bool {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }

  /// Ends it here and now.
  func end() {
    kill(identifier, SIGKILL)
    wait()
  }
}

/// Both ends of a pipe that no child keeps open.
struct BenchPipe {
  let read: Int32
  let write: Int32

  init() throws(BenchError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw BenchError("there is no pipe: \(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (read, write) = (ends[0], ends[1])
  }

  func close() {
    Foundation.close(read)
    Foundation.close(write)
  }
}
