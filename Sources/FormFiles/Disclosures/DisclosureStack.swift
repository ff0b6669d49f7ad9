import FormCore

/// The parts that open and close around the place that a walk through a page has come to.
struct DisclosureStack {
  /// All parts so far; the nodes of those that are still around the place are not known yet.
  private(set) var disclosures: [Disclosure] = []

  /// The parts around the place, outermost first.
  private var around: [Part] = []

  private struct Part {
    /// Its place in `disclosures`.
    var index: Int
    /// Where it begins and ends in the page; an empty one begins where it ends.
    var range: Range<Markup.Index>
    /// The first of its nodes.
    var start: Int?
  }

  /// How many parts are around the place.
  var depth: Int { around.count }

  /// Takes in a part that begins at the place or right behind it.
  mutating func append(_ disclosure: Disclosure, range: Range<Markup.Index>) {
    around.append(Part(index: disclosures.count, range: range))
    disclosures.append(disclosure)
  }

  /// Whether a part begins or ends before a node of the page.
  func changes(at index: Markup.Index) -> Bool {
    around.last.map { $0.range.lowerBound == index || $0.range.upperBound <= index } ?? false
  }

  /// Goes on to a node of the page.
  ///
  /// - Parameter node: How many nodes the form's tree has so far.
  mutating func advance(to index: Markup.Index, node: Int) {
    for place in around.indices where around[place].range.lowerBound == index {
      around[place].start = node
    }
    while let part = around.last, part.range.upperBound <= index {
      disclosures[part.index].nodes = (part.start ?? node)..<node
      around.removeLast()
    }
  }
}
