/// The elements that are open at a place of the source, as HTML's parser would have them, near
/// enough to tell how deep it gets and how often it opens an element again.
struct OpenElements {
  /// How many elements were opened again without a tag of their own.
  private(set) var copies = 0

  /// Elements open deeper than this are too deep: the estimate may be too high by as much again.
  static let deepest = 2 * Markup.deepest
  /// Of words marked up in the same way, HTML opens no more than three again.
  private static let mostAlike = 3

  private var stack: [Element] = []
  private var formatting: [Formatting] = []
  /// How many of `formatting` are not open.
  private var pending = 0
  private var foreignDepth = 0
  private var lastSerial = 0
  private var openParagraphs = 0

  private struct Element {
    var name: UInt64
    var kind: TagKind?
    /// Which of `formatting` it is; 0 for none.
    var serial = 0
    /// Of a table, whether a cell or a caption of it is open.
    var isInCell = false
  }

  private struct Formatting {
    var name: UInt64
    var source: UInt64
    var serial: Int
    var isOpen = true
  }

  /// Whether the elements are nested too deep.
  var isTooDeep: Bool { max(stack.count, formatting.count) > Self.deepest }

  /// Takes in text, or an element that stands among words.
  mutating func addContent() {
    guard pending > 0 else { return }
    for index in formatting.indices where !formatting[index].isOpen {
      formatting[index].isOpen = true
      stack.append(
        Element(
          name: formatting[index].name, kind: .formatting, serial: formatting[index].serial))
    }
    copies += pending
    pending = 0
  }

  /// Takes in a start tag.
  ///
  /// - Parameter source: The same for attributes that are written alike.
  mutating func open(_ name: UInt64, _ kind: TagKind?, source: UInt64, closesItself: Bool) {
    if foreignDepth > 0, closesItself { return }
    switch kind {
    case .block, .paragraph, .heading, .item, .table, .rule: makeRoom(for: name, kind)
    case .tablePart: return openTablePart(name)
    case .button:
      if let place = place(of: name, reachingThroughBlocks: true) { truncate(to: place) }
    case .singleFormatting: endFormatting(name)
    default: break
    }
    switch kind {
    case .rule, .rawText, .plainText, .tablePart: return
    case .empty: return addContent()
    case .formatting, .singleFormatting:
      addContent()
      appendFormatting(name, source: source)
    case .block, .paragraph, .heading, .item, .table:
      if kind == .paragraph { openParagraphs += 1 }
      stack.append(Element(name: name, kind: kind))
    case .button, .foreign, nil:
      addContent()
      if kind == .foreign {
        if closesItself { return }
        foreignDepth += 1
      }
      stack.append(Element(name: name, kind: kind))
    }
  }

  /// Takes in an end tag.
  ///
  /// - Returns: Whether it ends something; if not, it may make an element of its own.
  mutating func close(_ name: UInt64) -> Bool {
    switch TagKind.kinds[name] {
    case .formatting, .singleFormatting: return endFormatting(name)
    case .tablePart:
      truncate(toTable: true)
      return true
    case .empty, .rule, .rawText, .plainText: return false
    case .heading:
      guard let place = stack.lastIndex(where: { $0.kind == .heading || $0.kind == .table }),
        stack[place].kind == .heading
      else { return false }
      truncate(to: place)
    case let kind:
      guard let place = place(of: name, reachingThroughBlocks: kind != nil) else { return false }
      if kind == .table { truncate(toTable: true) }
      truncate(to: place)
    }
    return true
  }

  /// Ends what a block does not stand in.
  private mutating func makeRoom(for name: UInt64, _ kind: TagKind?) {
    if kind == .item, let place = placeOfItem(name) { truncate(to: place) }
    if kind == .heading, stack.last?.kind == .heading { truncate(to: stack.count - 1) }
    // Where no cell is open, a table ends the table around it.
    if kind == .table, let last = stack.last, last.kind == .table, !last.isInCell {
      truncate(to: stack.count - 1)
    }
    if openParagraphs > 0,
      let place = stack.lastIndex(where: {
        $0.kind == .paragraph || $0.kind == .table || $0.kind == .button
      }), stack[place].kind == .paragraph
    {
      truncate(to: place)
    }
  }

  /// The item that another item of the same list ends.
  private func placeOfItem(_ name: UInt64) -> Int? {
    for (place, element) in zip(stack.indices, stack).reversed() {
      if element.name == name { return place }
      // Only these two do not begin a list of their own.
      if element.kind == .block, element.name != Self.div, element.name != Self.address {
        return nil
      }
      if element.kind == .table || element.kind == .button { return nil }
    }
    return nil
  }

  private func place(of name: UInt64, reachingThroughBlocks reaches: Bool) -> Int? {
    for (place, element) in zip(stack.indices, stack).reversed() {
      if element.name == name { return place }
      switch element.kind {
      case .table: return nil
      case .block, .paragraph, .heading, .item, .button: if !reaches { return nil }
      default: continue
      }
    }
    return nil
  }

  private mutating func truncate(to count: Int) {
    for element in stack[count...] {
      if element.kind == .foreign { foreignDepth -= 1 }
      if element.kind == .paragraph { openParagraphs -= 1 }
      guard element.serial != 0,
        let index = formatting.lastIndex(where: { $0.serial == element.serial })
      else { continue }
      formatting[index].isOpen = false
      pending += 1
    }
    stack.removeSubrange(count...)
  }

  private mutating func openTablePart(_ name: UInt64) {
    truncate(toTable: true)
    if let last = stack.last, last.kind == .table {
      stack[stack.count - 1].isInCell = TagKind.cells.contains(name)
    }
  }

  /// Ends all that stands in the part of a table; what marks up words in it is not opened again.
  private mutating func truncate(toTable: Bool) {
    guard let table = stack.lastIndex(where: { $0.kind == .table }), table + 1 < stack.count
    else { return }
    let ended = Set(stack[(table + 1)...].map(\.serial))
    truncate(to: table + 1)
    formatting.removeAll { entry in
      let isEnded = ended.contains(entry.serial)
      if isEnded { pending -= 1 }
      return isEnded
    }
  }

  private mutating func appendFormatting(_ name: UInt64, source: UInt64) {
    lastSerial += 1
    let alike = formatting.indices.filter {
      formatting[$0].name == name && formatting[$0].source == source
    }
    // It stays where it is, and is only not opened again.
    if alike.count >= Self.mostAlike { formatting.remove(at: alike[0]) }
    formatting.append(Formatting(name: name, source: source, serial: lastSerial))
    stack.append(Element(name: name, kind: .formatting, serial: lastSerial))
  }

  @discardableResult
  private mutating func endFormatting(_ name: UInt64) -> Bool {
    guard let entry = formatting.lastIndex(where: { $0.name == name }) else {
      guard let place = place(of: name, reachingThroughBlocks: false) else { return false }
      truncate(to: place)
      return true
    }
    let (serial, isOpen) = (formatting[entry].serial, formatting[entry].isOpen)
    formatting.remove(at: entry)
    guard isOpen else {
      pending -= 1
      return true
    }
    guard let place = stack.lastIndex(where: { $0.serial == serial }) else { return true }
    if stack[place...].contains(where: { $0.kind != .formatting && $0.kind != nil }) {
      // Blocks that stand in it stay, and the parser makes copies for them.
      stack.remove(at: place)
      copies += Self.copiesOfMisnesting
    } else {
      truncate(to: place)
    }
    return true
  }

  /// What the parser makes at most where an end tag stands in a block inside its element.
  private static let copiesOfMisnesting = 8

  private static let div = "div".utf8.reduce(0, TagKind.hash)
  private static let address = "address".utf8.reduce(0, TagKind.hash)
}
