import FormCore

/// Walks a form in document order and fills its tree with groups, elements and what text is left.
struct FormWalk {
  private let reader: FormReader
  private var tree: FormTree

  private var groups: [(end: Markup.Index, node: Int)] = []
  private var blockEnds: [Markup.Index] = []
  /// Text before this counts elsewhere, or is out of sight.
  private var silentEnd = 0
  private var text = FoldedText()
  private var textStart: Markup.Index?
  /// The radio group that was met last, while nothing else was.
  private var lastChoice: Markup.Index?
  /// A word after a radio button, which may only divide it from the next.
  private var divider: (text: FormText, parent: Int?)?

  static func fill(_ tree: inout FormTree, from reader: FormReader) {
    var walk = FormWalk(reader, tree)
    walk.run()
    tree = walk.tree
  }

  private init(_ reader: FormReader, _ tree: FormTree) {
    self.reader = reader
    self.tree = tree
  }

  private var markup: Markup { reader.markup }

  private mutating func run() {
    let outside = reader.controls.filter { !reader.range.contains($0) }
    for control in outside where control < reader.range.lowerBound { meet(control) }
    var index = reader.range.lowerBound
    while index < reader.range.upperBound {
      leave(before: index)
      index = enter(index)
    }
    leave(before: Int.max)
    flush()
    release()
    for control in outside where control >= reader.range.upperBound { meet(control) }
  }

  /// Ends the blocks and groups that end before a node.
  private mutating func leave(before index: Markup.Index) {
    while let end = blockEnds.last, end <= index {
      flush()
      blockEnds.removeLast()
    }
    while let group = groups.last, group.end <= index {
      flush()
      release()
      groups.removeLast()
    }
  }

  /// Takes in a node; returns the next one to look at.
  private mutating func enter(_ index: Markup.Index) -> Markup.Index {
    let node = markup.nodes[index]
    if node.tag.isEmpty {
      if index >= silentEnd {
        markup.appendText(of: index, to: &text)
        if textStart == nil, !text.isEmpty { textStart = index }
      }
      return index + 1
    }
    if Markup.controls.contains(node.tag) {
      meet(index)
      return node.end
    }
    if reader.consumed.contains(index) || markup.hides(index) {
      silentEnd = max(silentEnd, node.end)
    }
    if markup.isUnrendered(index) { return node.end }
    if node.tag == "br" {
      append(" ", at: index)
    } else if markup.isBlock(index) {
      flush()
      blockEnds.append(node.end)
    } else if index >= silentEnd, let words = markup.replacement(of: index),
      reader.controls(in: index).isEmpty
    {
      append(" \(words) ", at: index)
      return node.end
    }
    if let group = reader.groups[index] {
      flush()
      release()
      groups.append((node.end, tree.append(group, in: groups.last?.node)))
    }
    return index + 1
  }

  /// Takes in a control of the form.
  private mutating func meet(_ control: Markup.Index) {
    if let leader = reader.leaders[control] {
      flush()
      if leader == lastChoice { divider = nil }
      release()
      lastChoice = leader
    } else if let element = reader.elements[control], element.isMet {
      flush()
      release()
      lastChoice = nil
    }
    guard let element = reader.elements[control] else { return }
    tree.append(element, in: groups.last?.node)
  }

  private mutating func append(_ words: some StringProtocol, at index: Markup.Index) {
    text.append(words)
    if textStart == nil, !text.isEmpty { textStart = index }
  }

  /// Ends a text.
  private mutating func flush() {
    defer {
      text = FoldedText()
      textStart = nil
    }
    guard let start = textStart else { return }
    let words = FormText(text.text, language: reader.language(at: start))
    release()
    if lastChoice != nil, !words.text.contains(" ") {
      divider = (words, groups.last?.node)
    } else {
      tree.append(words, in: groups.last?.node)
    }
  }

  /// Puts down a word that turned out to divide nothing.
  private mutating func release() {
    guard let word = divider else { return }
    divider = nil
    tree.append(word.text, in: word.parent)
  }
}
