/// Writes texts as JSON has them; the encoders of Foundation do not keep the order of names.
package enum JSONText {
  /// An object in one line; a member without a value is `null`.
  package static func object(_ members: [(name: String, value: String?)]) -> String {
    let members = members.map { "\(quoted($0.name)):\($0.value ?? "null")" }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// A list in one line.
  package static func array(_ values: [String]) -> String {
    "[" + values.joined(separator: ",") + "]"
  }

  /// A text as JSON has it.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default:
        if mustBeEscaped(scalar) {
          quoted += String(scalar).utf16.map(escape).joined()
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Beside what JSON asks for: what acts on a terminal, ends a line in JavaScript, or reorders or
  /// hides text.
  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // bidirectional
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true  // annotation, tags
    default: false
    }
  }
}
