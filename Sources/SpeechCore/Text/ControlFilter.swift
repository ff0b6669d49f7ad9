/// Drops what a terminal or an engine would obey instead of show.
enum ControlFilter {
  static func filter(_ text: some StringProtocol, keepsLineBreaks: Bool) -> String {
    var kept = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      switch scalar.value {
      case 0x0D where index + 1 < scalars.count && scalars[index + 1] == "\n":
        break  // the line feed that follows stands for both
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029:
        kept.append(keepsLineBreaks ? "\n" : " ")
      case 0x09:
        kept.append(" ")
      case 0x1B:
        index = endOfEscape(scalars, from: index)
      case 0x9B:
        index = endOfControlSequence(scalars, from: index)
      case 0x90, 0x98, 0x9D, 0x9E, 0x9F:
        index = endOfString(scalars, from: index)
      default:
        if !isDropped(scalar) { kept.append(scalar) }
      }
      index += 1
    }
    return String(kept)
  }

  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // bidirectional
    case 0xFFF9...0xFFFD, 0xE0000...0xE007F: true  // annotation, replacement, tags
    default: scalar.properties.isNoncharacterCodePoint
    }
  }

  /// The index of the last scalar of the sequence that starts with ESC at `start`.
  private static func endOfEscape(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    guard start + 1 < scalars.count else { return start }
    switch scalars[start + 1] {
    case "[": return endOfControlSequence(scalars, from: start + 1)
    case "]", "P", "X", "^", "_": return endOfString(scalars, from: start + 1)
    case "(", ")", "*", "+", "#", "%", " ": return min(start + 2, scalars.count - 1)
    case "N", "O", "c", "=", ">", "7", "8", "D", "E", "H", "M", "Z": return start + 1
    default: return start
    }
  }

  // CSI: parameters, intermediates, one final byte. Cut short, only the introducer goes.
  private static func endOfControlSequence(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    var index = start + 1
    while index < scalars.count, (0x20...0x3F).contains(scalars[index].value) { index += 1 }
    guard index < scalars.count, (0x40...0x7E).contains(scalars[index].value) else { return start }
    return index
  }

  // OSC, DCS, APC, PM, SOS: up to BEL or ST. Unterminated, only the introducer goes: text that
  // follows must not vanish because someone forgot, or left out, the end.
  private static func endOfString(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    var index = start + 1
    while index < scalars.count {
      switch scalars[index].value {
      case 0x07, 0x9C: return index
      case 0x1B where index + 1 < scalars.count && scalars[index + 1] == "\\": return index + 1
      default: index += 1
      }
    }
    return start
  }
}
