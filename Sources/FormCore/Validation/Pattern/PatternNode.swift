/// A part of a regular expression.
indirect enum PatternNode {
  /// One character of a set, or one of its strings.
  case set(PatternSet, ignoresCase: Bool)
  /// Parts that follow each other.
  case sequence([PatternNode])
  /// The first of several that leads to a match.
  case choice([PatternNode])
  /// A part that is repeated; what the groups in it hold is forgotten each time.
  case loop(PatternNode, least: Int, most: Int?, isGreedy: Bool, groups: Range<Int>)
  /// A group whose text is kept, by its number from 1.
  case group(Int, PatternNode)
  /// What was kept of the first of these groups that holds something; nothing, where none does.
  case reference([Int], ignoresCase: Bool)
  /// Whether something stands before or after this place.
  case look(PatternNode, isBehind: Bool, isNegated: Bool)
  /// The beginning of the text, or of a line.
  case start(ofLine: Bool)
  /// The end of the text, or of a line.
  case end(ofLine: Bool)
  /// The edge of a word, or what is none.
  case edge(isNegated: Bool, ignoresCase: Bool)
}

/// A whole regular expression.
struct PatternTree {
  var node: PatternNode
  var groupCount: Int
}
