/// The elements and texts of a page in document order, each with the end of its subtree.
///
/// Source order is index order, and "is inside" is a comparison of indices, so nothing that reads
/// a page needs to recurse.
struct Markup: Sendable {
  /// The place of a node in document order.
  typealias Index = Int

  private let pool: MarkupPool
  private var findings = Findings()
  /// The first line that stands deeper than a page may be nested.
  let lineTooDeep: Int?

  /// Every node, in document order.
  var nodes: Nodes { Nodes(pool: pool) }
  /// The first element of each `id`.
  var indices: [String: Index] { findings.indices }
  /// How each node is rendered.
  var renderings: [Rendering] { findings.renderings }
  /// What the page says of the languages of its texts.
  var languages: Languages { findings.languages }

  /// What was found out of all nodes: in one place, since a page is handed about often.
  private final class Findings: Sendable {
    let indices: [String: Index]
    let renderings: [Rendering]
    let languages: Languages

    init(
      indices: [String: Index] = [:], renderings: [Rendering] = [],
      languages: Languages = Languages()
    ) {
      self.indices = indices
      self.renderings = renderings
      self.languages = languages
    }
  }

  /// Elements that stand deeper than this are too deep.
  static let deepest = 512

  init(_ pool: MarkupPool, lineTooDeep: Int? = nil) {
    self.pool = pool
    self.lineTooDeep = lineTooDeep
    var indices: [String: Index] = [:]
    for index in pool.records.indices {
      guard let id = pool.attribute("id", of: index), !id.isEmpty, indices[id] == nil else {
        continue
      }
      indices[id] = index
    }
    let renderings = inherited([]) { rendering(of: $0, in: $1) }
    findings = Findings(indices: indices, renderings: renderings, languages: Languages(self))
  }

  /// The nodes of a page.
  struct Nodes: RandomAccessCollection, Sendable {
    fileprivate let pool: MarkupPool

    var startIndex: Index { 0 }
    var endIndex: Index { pool.records.count }

    subscript(index: Index) -> Node { Node(pool: pool, index: index) }
  }

  /// An element or a text.
  struct Node: Sendable {
    fileprivate let pool: MarkupPool
    fileprivate let index: Index

    /// The tag in lower case; empty for a text.
    var tag: String { pool.tag(of: index) }
    /// The characters of a text.
    var text: String { pool.text(of: index) }
    /// The element that holds it.
    var parent: Index? { pool.parent(of: index) }
    /// The first index after its subtree.
    var end: Index { Int(pool.records[index].end) }
    /// The line in the source, from 1.
    var line: Int { Int(pool.records[index].line) }
    /// The byte in the source at which it begins.
    var offset: Int { Int(pool.records[index].offset) }

    /// An attribute as it was written.
    func attribute(_ name: String) -> String? { pool.attribute(name, of: index) }
  }
}

extension Markup {
  func tag(_ index: Index) -> String { pool.tag(of: index) }

  func isText(_ index: Index) -> Bool { pool.records[index].name == MarkupPool.text }

  /// Adds the characters of a text to others.
  func appendText(of index: Index, to text: inout FoldedText) {
    pool.appendText(of: index, in: language(at: index), to: &text)
  }

  /// An attribute as it was written.
  func attribute(_ name: String, of index: Index) -> String? { pool.attribute(name, of: index) }

  func has(_ name: String, _ index: Index) -> Bool { pool.has(name, index) }

  /// Whether an element has any attribute at all.
  func hasAttributes(_ index: Index) -> Bool { pool.records[index].attributeCount > 0 }

  /// An attribute whose value is one of a set of key words.
  func keyword(_ name: String, of index: Index) -> String? {
    attribute(name, of: index)?.lowercased()
  }

  /// The elements that an attribute names by their ids, in the order in which it names them.
  func references(_ name: String, of index: Index) -> [Index] {
    words(name, of: index).compactMap { indices[$0] }
  }

  /// The words of an attribute, with ASCII white space between them.
  func words(_ name: String, of index: Index) -> [String] {
    attribute(name, of: index)?.utf8
      .split { $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D && $0 != 0x0B }
      .map { String(Substring($0)) } ?? []
  }

  /// The subtree under an element, without it.
  func descendants(of index: Index) -> Range<Index> { index + 1..<nodes[index].end }

  /// The nodes right under an element.
  func children(of index: Index) -> some Sequence<Index> {
    let end = nodes[index].end
    return sequence(state: index + 1) { state -> Index? in
      guard state < end else { return nil }
      defer { state = nodes[state].end }
      return state
    }
  }

  func isInside(_ index: Index, _ ancestor: Index) -> Bool {
    descendants(of: ancestor).contains(index)
  }

  /// The elements around a node, nearest first.
  func ancestors(of index: Index) -> some Sequence<Index> {
    sequence(state: index) { state -> Index? in
      guard let parent = pool.parent(of: state) else { return nil }
      state = parent
      return parent
    }
  }

  /// The elements of a range with one of these tags.
  func elements(_ tags: Set<String>, in range: Range<Index>) -> [Index] {
    let names = Set(tags.compactMap(pool.number))
    return names.isEmpty ? [] : range.filter { names.contains(pool.records[$0].name) }
  }

  /// For each node something that is worked out from what is known of the element around it.
  ///
  /// To walk up from each node would cost the depth of the page each time.
  func inherited<Value>(
    _ outermost: Value, _ value: (_ index: Index, _ around: Value) -> Value
  ) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(nodes.count)
    for index in nodes.indices {
      let around = pool.parent(of: index).map { values[$0] } ?? outermost
      values.append(value(index, around))
    }
    return values
  }
}
