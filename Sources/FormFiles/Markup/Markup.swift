/// The elements and texts of a page in document order, each with the end of its subtree.
///
/// Source order is index order, and "is inside" is a comparison of indices, so nothing that reads
/// a page needs to recurse.
struct Markup: Sendable {
  /// The place of a node in document order.
  typealias Index = Int

  /// An element or a text.
  struct Node: Sendable {
    /// The tag in lower case; empty for a text.
    var tag: String
    /// The characters of a text.
    var text = ""
    var attributes: [Attribute] = []
    var parent: Index?
    /// The first index after its subtree.
    var end: Index
    /// The line in the source, from 1.
    var line: Int
    /// The byte in the source at which it begins.
    var offset: Int
    /// How it is rendered.
    var rendering: Rendering = []
    /// The language that it, or the nearest element around it, declares; empty where it is declared
    /// to be unknown.
    var language: String?

    /// An attribute as it was written.
    func attribute(_ name: String) -> String? {
      attributes.first { $0.name == name }?.value
    }
  }

  /// One attribute, its name in lower case.
  struct Attribute: Sendable {
    var name: String
    var value: String
  }

  private(set) var nodes: [Node] = []
  /// The first element of each `id`.
  private(set) var indices: [String: Index] = [:]
  /// The first line that stands deeper than a page may be nested.
  private(set) var lineTooDeep: Int?
  /// The language of what declares none.
  private(set) var pragmaLanguage: String?

  /// Elements that stand deeper than this are too deep.
  static let deepest = 512

  mutating func append(_ node: Node, depth: Int) -> Index {
    if depth > Self.deepest, lineTooDeep == nil { lineTooDeep = node.line }
    let index = nodes.count
    var node = node
    node.rendering = rendering(of: node)
    node.language = declaredLanguage(of: node)
    if let language = Self.pragmaLanguage(of: node) { pragmaLanguage = language }
    nodes.append(node)
    if let id = node.attributes.first(where: { $0.name == "id" })?.value, !id.isEmpty,
      indices[id] == nil
    {
      indices[id] = index
    }
    return index
  }

  mutating func close(_ index: Index) { nodes[index].end = nodes.count }
}

extension Markup {
  func tag(_ index: Index) -> String { nodes[index].tag }

  func isText(_ index: Index) -> Bool { nodes[index].tag.isEmpty }

  /// An attribute as it was written.
  func attribute(_ name: String, of index: Index) -> String? {
    nodes[index].attribute(name)
  }

  func has(_ name: String, _ index: Index) -> Bool { attribute(name, of: index) != nil }

  /// An attribute whose value is one of a set of key words.
  func keyword(_ name: String, of index: Index) -> String? {
    attribute(name, of: index)?.lowercased()
  }

  /// The elements that an attribute names by their ids, in the order in which it names them.
  func references(_ name: String, of index: Index) -> [Index] {
    words(name, of: index).compactMap { indices[$0] }
  }

  /// The words of an attribute.
  func words(_ name: String, of index: Index) -> [String] {
    attribute(name, of: index)?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
  }

  /// The subtree under an element, without it.
  func descendants(of index: Index) -> Range<Index> { index + 1..<nodes[index].end }

  func isInside(_ index: Index, _ ancestor: Index) -> Bool {
    descendants(of: ancestor).contains(index)
  }

  /// The elements around a node, nearest first.
  func ancestors(of index: Index) -> some Sequence<Index> {
    sequence(state: index) { state -> Index? in
      guard let parent = nodes[state].parent else { return nil }
      state = parent
      return parent
    }
  }

  /// The elements of a range with one of these tags.
  func elements(_ tags: Set<String>, in range: Range<Index>) -> [Index] {
    range.filter { tags.contains(nodes[$0].tag) }
  }
}
