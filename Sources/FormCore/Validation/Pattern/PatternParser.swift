/// Reads a regular expression by JavaScript's grammar, as its `v` flag has it.
struct PatternParser {
  var rest: Substring.UnicodeScalarView
  private var groupCount = 0
  private var names: [String: [NamedGroup]] = [:]
  private var references: Set<String> = []
  private var highestReference = 0
  private var flags = Flags()
  /// Which alternative of which choice is being read, outermost first.
  private var alternatives: [Alternative] = []
  private var choiceCount = 0
  private var depth = 0

  /// How deep groups and sets may stand in each other.
  private static let deepest = 200

  /// What may be switched on and off within a pattern.
  private struct Flags {
    var ignoresCase = false
    var hasLines = false
    var dotIsAll = false
  }

  private struct Alternative: Hashable {
    var choice: Int
    var index: Int
  }

  private struct NamedGroup {
    var number: Int
    var place: [Alternative]
  }

  /// Reads a pattern.
  static func parse(_ pattern: String) throws(PatternFailure) -> PatternTree {
    // What names refer to is known only at the end, so it is read twice.
    var first = PatternParser(pattern)
    _ = try first.readWhole()
    var second = PatternParser(pattern)
    second.known = first.names.mapValues { $0.map(\.number) }
    let node = try second.readWhole()
    return PatternTree(node: node, groupCount: second.groupCount)
  }

  /// The numbers of the groups of each name, once they are known.
  private var known: [String: [Int]]?

  private init(_ pattern: String) { rest = Substring(pattern).unicodeScalars }

  private mutating func readWhole() throws(PatternFailure) -> PatternNode {
    let node = try readChoice()
    guard rest.isEmpty, highestReference <= groupCount,
      references.allSatisfy({ names[$0] != nil })
    else { throw .invalid }
    return node
  }

  private mutating func readChoice() throws(PatternFailure) -> PatternNode {
    choiceCount += 1
    alternatives.append(Alternative(choice: choiceCount, index: 0))
    defer { alternatives.removeLast() }
    var choices = [try readSequence()]
    while take("|") {
      alternatives[alternatives.count - 1].index += 1
      choices.append(try readSequence())
    }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func readSequence() throws(PatternFailure) -> PatternNode {
    var nodes: [PatternNode] = []
    while let next = rest.first, next != "|", next != ")" {
      let groups = groupCount
      let (node, isRepeatable) = try readTerm()
      nodes.append(
        try readQuantifier(of: node, isRepeatable, groups: groups + 1..<groupCount + 1))
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private mutating func readTerm() throws(PatternFailure) -> (PatternNode, isRepeatable: Bool) {
    guard let scalar = rest.popFirst() else { throw .invalid }
    switch scalar {
    case "^": return (.start(ofLine: flags.hasLines), false)
    case "$": return (.end(ofLine: flags.hasLines), false)
    case ".":
      return (set(flags.dotIsAll ? .complement(.nothing) : .complement(.lineEnds)), true)
    case "[": return (set(try readClass()), true)
    case "(": return try readGroup()
    case "\\": return try readEscape()
    case "*", "+", "?", "{", "}", "]", ")", "|": throw .invalid
    default: return (set(.range(scalar.value...scalar.value)), true)
    }
  }

  private func set(_ set: PatternSet) -> PatternNode { .set(set, ignoresCase: flags.ignoresCase) }

  // MARK: Quantifiers

  private mutating func readQuantifier(
    of node: PatternNode, _ isRepeatable: Bool, groups: Range<Int>
  ) throws(PatternFailure) -> PatternNode {
    guard let next = rest.first, "*+?{".unicodeScalars.contains(next) else { return node }
    guard isRepeatable else { throw .invalid }
    rest.removeFirst()
    var (least, most): (Int, Int?)
    switch next {
    case "*": (least, most) = (0, nil)
    case "+": (least, most) = (1, nil)
    case "?": (least, most) = (0, 1)
    default:
      guard let first = readNumber() else { throw .invalid }
      (least, most) = (first, first)
      if take(",") { most = readNumber() }
      guard take("}") else { throw .invalid }
      if let most, most < least { throw .invalid }
    }
    return .loop(node, least: least, most: most, isGreedy: !take("?"), groups: groups)
  }

  /// A number in decimal digits; more than can be counted is as much as can be.
  private mutating func readNumber() -> Int? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    return Int(String(digits)) ?? Int.max
  }

  // MARK: Groups

  private mutating func readGroup() throws(PatternFailure) -> (PatternNode, isRepeatable: Bool) {
    try enter()
    defer { depth -= 1 }
    guard take("?") else { return (try readCapture(name: nil), true) }
    if take(":") { return (try readInside(), true) }
    if take("=") { return (try readLook(isBehind: false, isNegated: false), false) }
    if take("!") { return (try readLook(isBehind: false, isNegated: true), false) }
    if take("<") {
      if take("=") { return (try readLook(isBehind: true, isNegated: false), false) }
      if take("!") { return (try readLook(isBehind: true, isNegated: true), false) }
      return (try readCapture(name: try readGroupName()), true)
    }
    return (try readModified(), true)
  }

  private mutating func readInside() throws(PatternFailure) -> PatternNode {
    let node = try readChoice()
    guard take(")") else { throw .invalid }
    return node
  }

  private mutating func readLook(
    isBehind: Bool, isNegated: Bool
  ) throws(PatternFailure) -> PatternNode {
    .look(try readInside(), isBehind: isBehind, isNegated: isNegated)
  }

  private mutating func readCapture(name: String?) throws(PatternFailure) -> PatternNode {
    groupCount += 1
    let number = groupCount
    if let name {
      // Groups may share a name where no match goes through both.
      let isApart = names[name, default: []].allSatisfy { other in
        zip(other.place, alternatives).contains { $0.choice == $1.choice && $0.index != $1.index }
      }
      guard isApart else { throw .invalid }
      names[name, default: []].append(NamedGroup(number: number, place: alternatives))
    }
    return .group(number, try readInside())
  }

  /// A group that switches flags, such as `(?i-s:…)`.
  private mutating func readModified() throws(PatternFailure) -> PatternNode {
    let outer = flags
    defer { flags = outer }
    var seen: Set<Unicode.Scalar> = []
    var (isOn, isEmpty) = (true, true)
    while let flag = rest.popFirst(), flag != ":" {
      if flag == "-", isOn {
        isOn = false
        continue
      }
      guard seen.insert(flag).inserted else { throw .invalid }
      isEmpty = false
      switch flag {
      case "i": flags.ignoresCase = isOn
      case "m": flags.hasLines = isOn
      case "s": flags.dotIsAll = isOn
      default: throw .invalid
      }
    }
    guard !isEmpty else { throw .invalid }
    return try readInside()
  }

  /// A name up to `>`.
  private mutating func readGroupName() throws(PatternFailure) -> String {
    var name = ""
    while !take(">") {
      guard var scalar = rest.popFirst() else { throw .invalid }
      if scalar == "\\" {
        guard take("u"), let escaped = Unicode.Scalar(try readUnicodeEscape()) else {
          throw .invalid
        }
        scalar = escaped
      }
      let isAllowed =
        scalar == "$" || scalar == "_"
        || (name.isEmpty ? scalar.properties.isIDStart : scalar.properties.isIDContinue)
        || !name.isEmpty && (scalar == "\u{200C}" || scalar == "\u{200D}")
      guard isAllowed else { throw .invalid }
      name.unicodeScalars.append(scalar)
    }
    guard !name.isEmpty else { throw .invalid }
    return name
  }

  /// Goes one level deeper.
  mutating func enter() throws(PatternFailure) {
    depth += 1
    if depth > Self.deepest { throw .untranslatable(reason: "it is nested too deep") }
  }

  mutating func leave() { depth -= 1 }

  // MARK: Escapes

  private mutating func readEscape() throws(PatternFailure) -> (PatternNode, isRepeatable: Bool) {
    guard let scalar = rest.first else { throw .invalid }
    switch scalar {
    case "b", "B":
      rest.removeFirst()
      return (.edge(isNegated: scalar == "B", ignoresCase: flags.ignoresCase), false)
    case "k":
      rest.removeFirst()
      guard take("<") else { throw .invalid }
      let name = try readGroupName()
      references.insert(name)
      return (.reference(known?[name] ?? [], ignoresCase: flags.ignoresCase), true)
    case "1"..."9":
      let number = readNumber() ?? 0
      highestReference = max(highestReference, number)
      return (.reference([number], ignoresCase: flags.ignoresCase), true)
    default:
      if let set = try readClassEscape() { return (self.set(set), true) }
      return (set(try readCharacterEscape(inClass: false)), true)
    }
  }

  /// An escape that stands for a set; `nil` where it is none.
  mutating func readClassEscape() throws(PatternFailure) -> PatternSet? {
    guard let scalar = rest.first else { return nil }
    switch scalar {
    case "d", "D", "s", "S", "w", "W":
      rest.removeFirst()
      let set: PatternSet =
        scalar == "d" || scalar == "D" ? .digits : scalar == "s" || scalar == "S" ? .spaces : .words
      return scalar.properties.isUppercase ? .complement(set) : set
    case "p", "P":
      rest.removeFirst()
      guard take("{") else { throw .invalid }
      let name = rest.prefix { $0 != "}" }
      rest = rest[name.endIndex...]
      guard take("}") else { throw .invalid }
      // No set can be all but some strings.
      if scalar == "P", PatternProperty.isOfStrings(String(name)) { throw .invalid }
      let property = try PatternProperty(String(name))
      return scalar == "P" ? .complement(.property(property)) : .property(property)
    default: return nil
    }
  }

  /// An escape that stands for one character; half of a pair stands for none that a text can hold.
  mutating func readCharacterEscape(inClass: Bool) throws(PatternFailure) -> PatternSet {
    let value = try readCharacterValue(inClass: inClass)
    return Unicode.Scalar(value) == nil ? .nothing : .range(value...value)
  }

  /// The number of the character that an escape stands for.
  mutating func readCharacterValue(inClass: Bool) throws(PatternFailure) -> UInt32 {
    guard let scalar = rest.popFirst() else { throw .invalid }
    switch scalar {
    case "f": return 0x0C
    case "n": return 0x0A
    case "r": return 0x0D
    case "t": return 0x09
    case "v": return 0x0B
    case "b" where inClass: return 0x08
    case "0":
      if let next = rest.first, ("0"..."9").contains(next) { throw .invalid }
      return 0
    case "c":
      guard let letter = rest.popFirst(), letter.isASCII, letter.properties.isAlphabetic else {
        throw .invalid
      }
      return letter.value % 32
    case "x": return try readHexadecimal(count: 2)
    case "u": return try readUnicodeEscape()
    default:
      let isEscapable =
        "^$\\.*+?()[]{}|/".unicodeScalars.contains(scalar)
        || inClass && "&-!#%,:;<=>@`~".unicodeScalars.contains(scalar)
      guard isEscapable else { throw .invalid }
      return scalar.value
    }
  }

  /// What follows `\u`.
  private mutating func readUnicodeEscape() throws(PatternFailure) -> UInt32 {
    if take("{") {
      let digits = rest.prefix { $0 != "}" }
      rest = rest[digits.endIndex...]
      guard take("}"), !digits.isEmpty, digits.allSatisfy(\.isHexadecimal) else { throw .invalid }
      guard let value = UInt32(String(digits), radix: 16), value <= 0x10FFFF else { throw .invalid }
      return value
    }
    let first = try readHexadecimal(count: 4)
    guard (0xD800...0xDBFF).contains(first), rest.starts(with: "\\u".unicodeScalars) else {
      return first
    }
    // Two halves are one character.
    let start = rest
    rest = rest.dropFirst(2)
    let hasDigits = rest.prefix(4).count == 4 && rest.prefix(4).allSatisfy(\.isHexadecimal)
    if hasDigits {
      let second = try readHexadecimal(count: 4)
      if (0xDC00...0xDFFF).contains(second) {
        return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
      }
    }
    rest = start
    return first
  }

  private mutating func readHexadecimal(count: Int) throws(PatternFailure) -> UInt32 {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(\.isHexadecimal),
      let value = UInt32(String(digits), radix: 16)
    else { throw .invalid }
    rest = rest.dropFirst(count)
    return value
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var isHexadecimal: Bool {
    ("0"..."9").contains(self) || ("a"..."f").contains(self) || ("A"..."F").contains(self)
  }
}
