import SpeechCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A worker that runs: it ends when its control socket is let go.
final class WorkerProcess: Sendable {
  /// Samples per second of every voice of espeak-ng's own.
  static let sampleRate = 22050
  /// A start takes 10 ms; a machine that is busy with other things gets time.
  private static let startLimit = Duration.seconds(5)
  /// Where the worker looks for its socket.
  private static let controlNumber: Int32 = 3

  let identifier: pid_t
  private let control: Descriptor

  /// Starts a worker and waits until its engine is ready.
  init(path: String) throws(SpeechFailure) {
    let (control, parent) = try Self.spawn(path)
    do throws(SpeechFailure) {
      identifier = try Self.awaitHello(from: control, path: path)
    } catch {
      Self.reap(parent, started: false)
      throw error
    }
    Self.reap(parent, started: true)
    self.control = control
  }

  /// Hands over one end of a pair, on which a child will read its request.
  func pass(_ descriptor: Descriptor, limit: Duration) throws(TransferFailure) {
    try control.pass(descriptor, limit: limit)
  }

  /// Sends bytes that bring no descriptor; a worker passes over them.
  func sendStray(_ bytes: [UInt8]) throws(TransferFailure) {
    try control.sendAll(bytes, limit: Self.startLimit)
  }

  /// Ends a worker that does not answer.
  ///
  /// One that was stopped would not see its socket close. The number is the worker's own for as
  /// long as it holds the other end of the socket.
  func kill() {
    var request = pollfd(fd: control.number, events: 0, revents: 0)
    let hangUp = Int16(POLLHUP)
    if poll(&request, 1, 0) == 0 || request.revents & hangUp == 0 { forceToEnd(identifier) }
  }

  // MARK: Start

  /// - Returns: The control socket, and the process that ends once the worker left it.
  private static func spawn(_ path: String) throws(SpeechFailure) -> (Descriptor, pid_t) {
    guard let (ours, theirs) = Descriptor.socketPair() else {
      throw .unavailable(reason: "\(path) cannot be started: \(message(errno))")
    }
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // First the socket: where the host has no standard streams, it may be one of 0 to 2.
    posix_spawn_file_actions_adddup2(&actions, theirs.number, controlNumber)
    for stream: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var process: pid_t = 0
    let status = CStrings.with([path, "serve"]) { arguments in
      CStrings.with(environment()) { environment in
        posix_spawn(&process, path, &actions, nil, arguments, environment)
      }
    }
    guard status == 0 else {
      throw .unavailable(
        reason: "\(path) cannot be started: \(message(status)); "
          + "build or install the voice worker, aloud-voice, there")
    }
    return (ours, process)
  }

  /// Where libraries are, and nothing else: no other folder for espeak's data, and no backtracer of
  /// the Swift runtime, which takes 10–16 ms at every crash.
  private static func environment() -> [String] {
    var variables = ["SWIFT_BACKTRACE=enable=no"]
    for name in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"] {
      if let value = getenv(name) { variables.append("\(name)=\(String(cString: value))") }
    }
    return variables
  }

  private static func awaitHello(
    from control: Descriptor, path: String
  ) throws(SpeechFailure) -> pid_t {
    let frame: Frame
    let bytes: [UInt8]
    do throws(TransferFailure) {
      frame = try control.receiveFrame(limit: startLimit)
      bytes = try control.receiveBytes(frame.length, limit: startLimit)
    } catch {
      throw .unavailable(
        reason: "\(path) does not start as a voice worker; build or install aloud-voice anew")
    }
    if frame.kind == .failed {
      throw .unavailable(reason: "\(path): \(String(decoding: bytes, as: UTF8.self))")
    }
    guard frame.kind == .hello, bytes.count == 8, bytes.number(at: 4) == UInt32(sampleRate) else {
      throw .unavailable(
        reason: "\(path) is another version's voice worker; build or install aloud-voice anew")
    }
    return pid_t(bitPattern: bytes.number(at: 0))
  }

  /// Waits for the process that started the worker, so that the host keeps no zombie.
  ///
  /// A host that ignores SIGCHLD, or waits for every child, has none: then there is nothing to do.
  private static func reap(_ process: pid_t, started: Bool) {
    if !started, waitpid(process, nil, WNOHANG) == 0 { forceToEnd(process) }
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  private static func message(_ code: Int32) -> String { String(cString: strerror(code)) }
}

/// Outside the type, whose own `kill` would hide the function of C.
private func forceToEnd(_ process: pid_t) {
  kill(process, SIGKILL)
}
