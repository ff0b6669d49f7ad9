import Foundation

/// Starts programs on terminals and on pipes.
enum Spawn {
  #if canImport(Darwin)
    private static let newSession: Int32 = 0x400
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    /// `POSIX_SPAWN_SETSID`, which glibc's header hides.
    private static let newSession: Int32 = 0x80
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// Starts a program in a session of its own, on a terminal it opens by path: opening makes it
  /// the controlling one.
  static func onTerminal(
    _ executable: String, _ arguments: [String], environment: [String: String],
    terminal: String, output: Int32?
  ) throws -> pid_t {
    try start(executable, arguments, environment: environment, inNewSession: true) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, output ?? 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
  }

  /// Starts a program on pipes.
  static func onPipes(
    _ executable: String, _ arguments: [String], environment: [String: String],
    input: Int32, output: Int32, error: Int32
  ) throws -> pid_t {
    try start(executable, arguments, environment: environment, inNewSession: false) { actions in
      for (number, end) in [input, output, error].enumerated() {
        posix_spawn_file_actions_adddup2(&actions, end, Int32(number))
      }
    }
  }

  private static func start(
    _ executable: String, _ arguments: [String], environment: [String: String],
    inNewSession: Bool, _ connect: (inout Actions) -> Void
  ) throws -> pid_t {
    #if canImport(Darwin)
      var (actions, attributes): (Actions, Attributes) = (nil, nil)
    #else
      var (actions, attributes) = (Actions(), Attributes())
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }

    connect(&actions)

    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags =
      (inNewSession ? newSession : 0) | Int32(POSIX_SPAWN_SETSIGMASK)
      | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var argv = ([executable] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in argv + envp { free(string) } }
    var processID: pid_t = 0
    let error = spawnLock.withLock { _ in
      posix_spawn(&processID, executable, &actions, &attributes, &argv, &envp)
    }
    guard error == 0 else { throw PseudoTerminal.Failure.cannotStart(executable, errno: error) }
    return processID
  }
}
