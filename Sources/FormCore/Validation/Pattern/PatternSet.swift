/// A set of characters, and of strings of several.
indirect enum PatternSet {
  case range(ClosedRange<UInt32>)
  case digits, words, spaces
  /// The characters that end a line.
  case lineEnds
  case property(PatternProperty)
  case union([PatternSet])
  case intersection(PatternSet, PatternSet)
  case subtraction(PatternSet, PatternSet)
  case complement(PatternSet)
  /// Strings of no character or of several.
  case strings([[Unicode.Scalar]])

  static var nothing: PatternSet { .union([]) }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .range(let range): range.contains(scalar.value)
    case .digits: ("0"..."9").contains(scalar)
    case .words: scalar.isPatternWord
    case .spaces: scalar.isPatternSpace
    case .lineEnds: scalar.isPatternLineEnd
    case .property(let property): property.contains(scalar)
    case .union(let sets): sets.contains { $0.contains(scalar) }
    case .intersection(let a, let b): a.contains(scalar) && b.contains(scalar)
    case .subtraction(let a, let b): a.contains(scalar) && !b.contains(scalar)
    case .complement(let set): !set.contains(scalar)
    case .strings: false
    }
  }

  /// The same, where small and capital letters are one.
  func containsFolded(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .union(let sets): sets.contains { $0.containsFolded(scalar) }
    case .intersection(let a, let b): a.containsFolded(scalar) && b.containsFolded(scalar)
    case .subtraction(let a, let b): a.containsFolded(scalar) && !b.containsFolded(scalar)
    case .complement(let set): !set.containsFolded(scalar)
    default: scalar.caseVariants.contains { contains($0) }
    }
  }

  /// Its strings.
  var strings: [[Unicode.Scalar]] {
    switch self {
    case .strings(let strings): strings
    case .union(let sets): sets.flatMap(\.strings)
    case .intersection(let a, let b): a.strings.filter(b.strings.contains)
    case .subtraction(let a, let b): a.strings.filter { !b.strings.contains($0) }
    default: []
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of ASCII, a digit or a low line: `\w`.
  var isPatternWord: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
      || self == "_"
  }

  var isPatternLineEnd: Bool {
    self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}"
  }

  /// Whether it is white space of JavaScript: `\s`.
  var isPatternSpace: Bool {
    switch value {
    case 0x09, 0x0B, 0x0C, 0x20, 0xA0, 0xFEFF: true
    default: isPatternLineEnd || properties.generalCategory == .spaceSeparator
    }
  }

  /// What it is compared by where case does not matter: Unicode's simple case folding, near enough.
  var folded: Unicode.Scalar {
    let upper = Self.only(properties.uppercaseMapping) ?? self
    return Self.only(upper.properties.lowercaseMapping) ?? upper
  }

  /// The letters that are the same where case does not matter.
  fileprivate var caseVariants: [Unicode.Scalar] {
    let folded = folded
    return [self, folded] + [Self.only(folded.properties.uppercaseMapping)].compactMap { $0 }
  }

  private static func only(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}
