/// Why the terminal cannot be used.
public enum TerminalError: Error, Hashable, Sendable {
  /// The descriptor is no terminal.
  case notATerminal(descriptor: Int32)
  /// Something in this process reads a terminal already.
  case busy
  /// The system refused; `errno` says why.
  case system(errno: Int32)
}

extension TerminalError: CustomStringConvertible {
  /// What is wrong, and the mend.
  public var description: String {
    switch self {
    case .notATerminal(let descriptor):
      "descriptor \(descriptor) is no terminal; read lines from it instead (--line)"
    case .busy: "the terminal is being read already; restore it first"
    case .system(let number): "the terminal cannot be used: system error \(number)"
    }
  }
}
