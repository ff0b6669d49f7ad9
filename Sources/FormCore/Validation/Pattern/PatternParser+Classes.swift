/// Sets in brackets: unions, `&&` and `--`, sets in sets, and strings.
extension PatternParser {
  /// Reads what follows `[`.
  mutating func readClass() throws(PatternFailure) -> PatternSet {
    try enter()
    defer { leave() }
    let isNegated = take("^" as Unicode.Scalar)
    let set = try readContents()
    guard isNegated else { return set }
    // No set can be all but some strings.
    guard set.strings.isEmpty else { throw .invalid }
    return .complement(set)
  }

  private mutating func readContents() throws(PatternFailure) -> PatternSet {
    if take("]" as Unicode.Scalar) { return .nothing }
    var set = try readMember(allowsRange: true)
    if rest.starts(with: "&&".unicodeScalars) || rest.starts(with: "--".unicodeScalars) {
      guard !set.isRange else { throw .invalid }
      let sign = String(rest.prefix(2))
      while !take("]" as Unicode.Scalar) {
        // `&&&` would leave it open where a member begins.
        guard take(sign), sign == "--" || rest.first != "&" else { throw .invalid }
        let other = try readMember(allowsRange: false).set
        set.set = sign == "&&" ? .intersection(set.set, other) : .subtraction(set.set, other)
      }
      return set.set
    }
    var sets = [set.set]
    while !take("]" as Unicode.Scalar) { sets.append(try readMember(allowsRange: true).set) }
    return .union(sets)
  }

  /// Reads a character, a range, or a set of its own.
  private mutating func readMember(
    allowsRange: Bool
  ) throws(PatternFailure) -> (set: PatternSet, isRange: Bool) {
    if take("[" as Unicode.Scalar) { return (try readClass(), false) }
    if take("\\q{") { return (try readStrings(), false) }
    if rest.first == "\\" {
      let start = rest
      rest.removeFirst()
      if let set = try readClassEscape() { return (set, false) }
      rest = start
    }
    let first = try readClassCharacter()
    guard allowsRange, rest.first == "-", rest.dropFirst().first != "-" else {
      return (Self.set(first, first), false)
    }
    rest.removeFirst()
    let last = try readClassCharacter()
    guard first <= last else { throw .invalid }
    return (Self.set(first, last), true)
  }

  private static func set(_ first: UInt32, _ last: UInt32) -> PatternSet { .range(first...last) }

  private mutating func readClassCharacter() throws(PatternFailure) -> UInt32 {
    guard let scalar = rest.popFirst() else { throw .invalid }
    if scalar == "\\" { return try readCharacterValue(inClass: true) }
    // These are kept for what the language may come to mean by them.
    let isReserved =
      rest.first == scalar && "&!#$%*+,.:;<=>?@^`~".unicodeScalars.contains(scalar)
    guard !isReserved, !"()[]{}/-|".unicodeScalars.contains(scalar) else { throw .invalid }
    return scalar.value
  }

  /// Reads what follows `\q{`: strings with bars between them.
  private mutating func readStrings() throws(PatternFailure) -> PatternSet {
    var strings: [[Unicode.Scalar]] = []
    var string: [Unicode.Scalar] = []
    var isPossible = true
    while true {
      let isAtEnd = take("}" as Unicode.Scalar)
      if isAtEnd || take("|" as Unicode.Scalar) {
        if isPossible { strings.append(string) }
        (string, isPossible) = ([], true)
        if isAtEnd { break }
        continue
      }
      // A half of a pair stands in no text.
      let scalar = Unicode.Scalar(try readClassCharacter())
      if let scalar { string.append(scalar) } else { isPossible = false }
    }
    let single = strings.filter { $0.count == 1 }.map { Self.set($0[0].value, $0[0].value) }
    return .union(single + [.strings(strings.filter { $0.count != 1 })])
  }
}
