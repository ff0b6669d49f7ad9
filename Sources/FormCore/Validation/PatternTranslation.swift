/// Translates a JavaScript regular expression, as its `v` flag reads it, for the engine used here.
///
/// Browsers ignore a pattern that the flag does not allow, such as `[\w-]`, so this does too.
struct PatternTranslation {
  /// The translation; `nil` where the pattern is none, or cannot be translated.
  private(set) var result: String?

  private var rest: Substring.UnicodeScalarView
  private var output = ""

  init(_ pattern: String) {
    rest = Substring(pattern).unicodeScalars
    if translate() { result = output }
  }

  private mutating func translate() -> Bool {
    var followsQuantifier = false
    while let scalar = rest.popFirst() {
      var isQuantifier = false
      switch scalar {
      case "\\":
        guard escape(inClass: false) else { return false }
      case "[":
        guard characterClass() else { return false }
      case "(":
        // Flags, comments and atomic groups are the other engine's own.
        if rest.first == "?", let kind = rest.dropFirst().first,
          !":=!<".unicodeScalars.contains(kind)
        {
          return false
        }
        output.unicodeScalars.append(scalar)
      case "+" where followsQuantifier:
        return false
      default:
        isQuantifier = "*+?}".unicodeScalars.contains(scalar)
        output.unicodeScalars.append(scalar)
      }
      followsQuantifier = isQuantifier
    }
    return true
  }

  /// Translates what follows `[`, nested classes and set operations included.
  private mutating func characterClass() -> Bool {
    var depth = 1
    var isAtStart = true
    var followsSet = false
    output += "["
    if rest.first == "^" { output.unicodeScalars.append(rest.removeFirst()) }
    while let scalar = rest.popFirst() {
      let wasAtStart = isAtStart
      isAtStart = false
      let followedSet = followsSet
      followsSet = false
      switch scalar {
      case "]":
        output += "]"
        depth -= 1
        followsSet = true
        if depth == 0 { return true }
      case "[":
        output += "["
        if rest.first == "^" { output.unicodeScalars.append(rest.removeFirst()) }
        depth += 1
        isAtStart = true
      case "\\":
        followsSet = rest.first.map { "dDsSwWpP".unicodeScalars.contains($0) } ?? false
        guard escape(inClass: true) else { return false }
      case "-" where rest.first == "-":
        rest.removeFirst()
        output += "--"
      case "-":
        if wasAtStart || followedSet || rest.first == "]" { return false }
        output += "-"
      case "(", ")", "{", "}", "/", "|":
        return false
      case ":":
        output += "\\:"  // `[:alpha:]` would be a named class there.
      default:
        output.unicodeScalars.append(scalar)
      }
    }
    return false
  }

  /// Translates what follows a backslash.
  private mutating func escape(inClass: Bool) -> Bool {
    guard let scalar = rest.popFirst() else { return false }
    switch scalar {
    // The other engine means the digits and letters of all scripts.
    case "d": output += inClass ? "0-9" : "[0-9]"
    case "D": output += "[^0-9]"
    case "w": output += inClass ? "A-Za-z0-9_" : "[A-Za-z0-9_]"
    case "W": output += "[^A-Za-z0-9_]"
    case "b" where inClass: output += "\\x08"
    case "v": output += "\\x0B"
    case "0": output += "\\x00"
    case "u" where rest.first == "{": output += "\\x"
    case "b", "B", "f", "n", "r", "t", "s", "S", "c", "k", "p", "P", "u", "x", "1"..."9":
      output += "\\"
      output.unicodeScalars.append(scalar)
    case _ where Self.isEscapable(scalar, inClass: inClass):
      output += "\\"
      output.unicodeScalars.append(scalar)
    default: return false
    }
    return true
  }

  private static func isEscapable(_ scalar: Unicode.Scalar, inClass: Bool) -> Bool {
    "^$\\.*+?()[]{}|/".unicodeScalars.contains(scalar)
      || inClass && "&-!#%,:;<=>@`~".unicodeScalars.contains(scalar)
  }
}
