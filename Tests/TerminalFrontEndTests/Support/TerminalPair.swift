import Foundation

/// Both ends of a pseudo-terminal, for tests of this process: a person's side and a program's.
final class TerminalPair {
  private(set) var person: Int32 = -1
  private(set) var program: Int32 = -1

  init() throws {
    guard openpty(&person, &program, nil, nil, nil) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
  }

  deinit {
    hangUp()
    close(program)
  }

  /// The person's side goes away.
  func hangUp() {
    if person >= 0 { close(person) }
    person = -1
  }

  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) {
    var left = bytes[...]
    while !left.isEmpty {
      let count = left.withUnsafeBytes { write(person, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      left = left.dropFirst(count)
    }
  }

  /// What the screen shows so far; at least one byte of it.
  func shown() -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(person, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  /// Every attribute of the terminal, to be compared as a whole.
  var attributes: [UInt8] {
    var attributes = termios()
    guard tcgetattr(program, &attributes) == 0 else { return [] }
    return withUnsafeBytes(of: attributes) { Array($0) }
  }
}
