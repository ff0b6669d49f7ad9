import FormCore

/// Walks a form in document order and fills its tree with groups, elements and what text is left.
struct FormWalk {
  private let reader: FormReader
  private var tree: FormTree

  private var groups: [(end: Markup.Index, node: Int)] = []
  private var blockEnds: [Markup.Index] = []
  private var parts = DisclosureStack()
  /// Text before this counts elsewhere, or is out of sight.
  private var silentEnd = 0
  private var text = FoldedText()
  /// The radio group that was met last, while nothing else was.
  private var lastChoice: Markup.Index?
  /// A word after a radio button, which may only divide it from the next.
  private var divider: (text: FormText, parent: Int?)?

  static func fill(_ tree: FormTree, from reader: FormReader) -> ReadForm {
    var walk = FormWalk(reader, tree)
    walk.run()
    return ReadForm(tree: walk.tree, disclosures: walk.parts.disclosures)
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
    if parts.changes(at: index) {
      flush()
      release()
      parts.advance(to: index, node: tree.nodes.count)
    }
  }

  /// Takes in an element that opens and closes.
  private mutating func begin(_ index: Markup.Index) {
    let openers = reader.openers(of: index)
    guard !openers.isEmpty else { return }
    let isDetails = markup.tag(index) == "details"
    let toggle = reader.toggle(of: index)
    flush()
    release()
    if isDetails, toggle == index { meet(toggle: toggle) }
    // What is in a summary is in sight all the time.
    let begin = isDetails && toggle != index ? markup.nodes[toggle].end : index + 1
    parts.append(
      Disclosure(
        openers: openers, isOpen: reader.toggles[toggle]?.isExpanded ?? false,
        family: isDetails ? markup.attribute("name", of: index)?.foldedOrNil : nil),
      range: begin..<markup.nodes[index].end)
  }

  /// Takes in the button of a `details` element.
  private mutating func meet(toggle: Markup.Index) {
    guard let element = reader.toggles[toggle] else { return }
    flush()
    release()
    lastChoice = nil
    tree.append(element, in: groups.last?.node)
  }

  /// Takes in a node; returns the next one to look at.
  private mutating func enter(_ index: Markup.Index) -> Markup.Index {
    let node = markup.nodes[index]
    if node.tag.isEmpty {
      if index >= silentEnd, !reader.page.isInvisible(index) {
        markup.appendText(of: index, to: &text)
      }
      return index + 1
    }
    if Markup.controls.contains(node.tag) || reader.widgets.roles[index] != nil {
      meet(index)
      return node.end
    }
    if let readout = reader.readouts[index] {
      flush()
      release()
      tree.append(readout, in: groups.last?.node)
      return node.end
    }
    if reader.opensAndCloses(index) { begin(index) }
    if reader.toggles[index] != nil, node.tag == "summary" {
      meet(toggle: index)
      silentEnd = max(silentEnd, node.end)
    }
    if reader.consumed.contains(index) || reader.page.silences(index) {
      silentEnd = max(silentEnd, node.end)
    }
    if index >= silentEnd, !reader.page.isInvisible(index),
      let words = reader.naming.standIn(for: index),
      reader.controls(in: index).isEmpty
    {
      text.append(words)
      return node.end
    }
    if markup.isUnrendered(index) { return node.end }
    if node.tag == "br" {
      text.separate()
    } else if markup.isBlock(index) {
      flush()
      blockEnds.append(node.end)
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

  /// Ends a text.
  private mutating func flush() {
    defer { text = FoldedText() }
    guard !text.isEmpty else { return }
    let words = reader.formText(text.words)
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
