/// What stands between a control sequence's introducer and its final byte.
struct ControlSequence: Hashable, Sendable {
  /// No key needs more; what is longer is swallowed and means nothing.
  static let storedLimit = 64
  /// Beyond this it is no sequence but noise.
  static let swallowedLimit = 4096

  private var bytes: [UInt8] = []
  private var length = 0

  var isEmpty: Bool { length == 0 }
  var storedCount: Int { bytes.count }

  /// Takes a parameter or intermediate byte; false if there were too many.
  mutating func take(_ byte: UInt8) -> Bool {
    length += 1
    if length <= Self.storedLimit { bytes.append(byte) }
    return length <= Self.swallowedLimit
  }

  /// Whether it has the form of a key's: numbers only, no private marker, no intermediate bytes.
  var hasOnlyNumbers: Bool {
    length <= Self.storedLimit && bytes.allSatisfy { 0x30...0x3B ~= $0 }
  }

  /// Whether it is one number and nothing else.
  var isOneNumber: Bool {
    !isEmpty && length <= Self.storedLimit && bytes.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// A parameter, and its sub-parameter after a colon; nil if absent or empty.
  func number(_ index: Int, _ subindex: Int = 0) -> Int? {
    let parameters = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard index < parameters.count else { return nil }
    let parts = parameters[index].split(
      separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard subindex < parts.count, !parts[subindex].isEmpty else { return nil }
    return parts[subindex].reduce(0) { min($0 * 10 + Int($1) - 0x30, 0x20_0000) }
  }
}
