import Foundation
import Synchronization

/// Held from the making of descriptors until they are marked to be closed in children, and while
/// one is spawned: tests run side by side, and a child must not keep another one's terminal open.
let spawnLock = Mutex(())

/// Both ends of a new pseudo-terminal.
struct PseudoTerminalDescriptors {
  let person: Int32
  let program: Int32
  /// Where the program's end can be opened.
  let path: String

  init(columns: UInt16) throws {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var (person, program): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 1024)
    let failed = spawnLock.withLock { _ in
      guard openpty(&person, &program, &name, nil, &size) == 0 else { return true }
      for end in [person, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return false
    }
    if failed { throw PseudoTerminal.Failure.cannotStart("openpty", errno: errno) }
    (self.person, self.program) = (person, program)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// Both ends of a new pipe, closed in children.
struct PipeEnds: Sendable {
  let read: Int32
  let write: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    let failed = spawnLock.withLock { _ in
      guard pipe(&ends) == 0 else { return true }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return false
    }
    if failed { throw PseudoTerminal.Failure.cannotStart("pipe", errno: errno) }
    (read, write) = (ends[0], ends[1])
  }
}
