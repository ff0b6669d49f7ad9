/// Finds the end of a start tag and counts its attributes; a quoted value may hold anything.
struct AttributeScan {
  /// How many attributes there are.
  private(set) var count = 0
  /// The first byte after the tag.
  private(set) var end: Int
  /// Whether the tag ends in a slash.
  private(set) var closesItself = false
  /// The same for attributes that are written alike.
  private(set) var hash: UInt64 = 0

  private enum State {
    case between, name, afterEquals, bare, quoted(UInt8)
  }

  init(_ bytes: borrowing Span<UInt8>, from start: Int) {
    var state = State.between
    end = start
    while end < bytes.count {
      let byte = bytes[end]
      end += 1
      if case .quoted(let quote) = state {
        if byte == quote { state = .between }
      } else if byte == UInt8(ascii: ">") {
        return
      } else {
        closesItself = byte == UInt8(ascii: "/")
        state = next(after: state, byte)
      }
      hash = TagKind.hash(hash, byte)
    }
  }

  private mutating func next(after state: State, _ byte: UInt8) -> State {
    // White space may stand around the sign between a name and its value.
    let isSpace = byte <= 0x20
    switch state {
    case .between where byte == UInt8(ascii: "=") && count > 0: return .afterEquals
    case .between where isSpace || byte == UInt8(ascii: "/"): return .between
    case .between:
      count += 1
      return .name
    case .name where byte == UInt8(ascii: "="): return .afterEquals
    case .name: return isSpace || byte == UInt8(ascii: "/") ? .between : .name
    case .afterEquals where isSpace: return .afterEquals
    case .afterEquals where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"):
      return .quoted(byte)
    case .afterEquals, .bare, .quoted: return isSpace ? .between : .bare
    }
  }
}
