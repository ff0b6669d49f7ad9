import FormCore

/// Walks a form in document order and fills its tree with groups, elements and what text is left.
struct FormWalk {
  private let reader: FormReader
  private var tree: FormTree

  private var groups: [(end: Markup.Index, node: Int)] = []
  private var blockEnds: [Markup.Index] = []
  /// Groups that begin further on.
  private var waiting: [(begin: Markup.Index, end: Markup.Index, group: FormGroup)] = []
  private var parts = DisclosureStack()
  /// Text before this counts elsewhere, or is out of sight.
  private var silentEnd = 0
  private var text = FoldedText()
  /// Where it begins, and the end of the heading that it stands in.
  private var textStart: Markup.Index?
  private var headingEnd = 0
  /// Where the link ends that a text stands in.
  private var linkEnd = 0
  /// The radio group that was met last, while nothing else was.
  private var lastChoice: Markup.Index?
  /// What follows that button: what its option means, or a word that only divides it from the next.
  private var texts: [HeldText] = []
  /// The radio button that was met last, as one that a text may follow.
  private var lastButton: ChoiceButton?

  static func fill(_ tree: FormTree, from reader: FormReader) -> ReadForm {
    var walk = FormWalk(reader, tree)
    walk.run()
    return ReadForm(
      tree: walk.tree, disclosures: walk.parts.disclosures,
      readouts: reader.readouts.compactMapValues(\.readout))
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
      beginGroups(at: index)
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
    if index >= linkEnd { text.link = nil }
    if node.tag.isEmpty {
      if index >= silentEnd, !reader.page.isInvisible(index) {
        if text.isEmpty { textStart = index }
        markup.appendText(of: index, to: &text)
      }
      return index + 1
    }
    if Markup.controls.contains(node.tag) || reader.widgets.roles[index] != nil {
      meet(index)
      // What a script's control holds of HTML's own is sent with the form, unseen.
      for control in reader.controls(in: index) { meet(control) }
      return node.end
    }
    if let readout = reader.readouts[index] {
      flush()
      release()
      tree.append(readout, in: groups.last?.node)
      for control in reader.controls(in: index) { meet(control) }
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
    if node.tag == "a", markup.has("href", index), index >= linkEnd {
      text.link = index
      linkEnd = node.end
    }
    if index >= silentEnd, !reader.page.isInvisible(index),
      let words = reader.naming.standIn(for: index),
      reader.controls(in: index).isEmpty
    {
      if text.isEmpty { textStart = index }
      text.append(words)
      return node.end
    }
    if markup.isUnrendered(index) { return node.end }
    if markup.isHeading(index) { headingEnd = node.end }
    if node.tag == "br" {
      text.separate()
    } else if markup.isBlock(index) {
      flush()
      blockEnds.append(node.end)
    }
    if let group = reader.groups[index] {
      let legend = reader.naming.legend(of: index)
      let holdsControl = legend.map { !reader.controls(in: $0).isEmpty } ?? false
      // What stands in the legend bears its words, and would bear them twice within the group.
      let begin = holdsControl ? legend.map { markup.nodes[$0].end } : nil
      waiting.append((begin ?? index, node.end, group))
      beginGroups(at: index)
    }
    return index + 1
  }

  private mutating func beginGroups(at index: Markup.Index) {
    while let next = waiting.last, next.begin <= index {
      waiting.removeLast()
      guard index < next.end else { continue }
      flush()
      release()
      groups.append((next.end, tree.append(next.group, in: groups.last?.node)))
    }
  }

  /// Takes in a control of the form.
  private mutating func meet(_ control: Markup.Index) {
    if let leader = reader.leaders[control] {
      flush()
      if leader == lastChoice {
        if texts.first?.isSentence != true {
          texts = []
        } else if isLabelled(control) {
          describeButton(by: texts)
          texts = []
        }
        release()
      } else {
        release()
        lastButton = nil
      }
      lastChoice = leader
      lastButton = ChoiceButton(
        control, after: lastButton, depth: parts.depth,
        isLast: reader.radios[leader]?.last == control)
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
    let link = text.link
    defer {
      text = FoldedText()
      text.link = link
    }
    guard !text.isEmpty else { return }
    let held = HeldText(words: text.words, parent: groups.last?.node)
    let follows = mayDescribeButton
    if follows, lastButton?.isLast == true { return describeButton(by: [held]) }
    if !follows || !texts.allSatisfy(\.isSentence) { release() }
    if follows || lastChoice != nil && !held.isSentence {
      texts.append(held)
    } else {
      put(held)
    }
  }

  /// Whether the text that ends here, behind a radio button, is what its option means, if another
  /// button follows: heard after all of them, it would belong to none.
  ///
  /// After the last button it is where a text follows each of the others, in what holds them all.
  private var mayDescribeButton: Bool {
    guard let leader = lastChoice, let button = lastButton, parts.depth == button.depth,
      let start = textStart, start >= headingEnd, let buttons = reader.radios[leader],
      let place = reader.options[button.index], text.words.isSentence,
      tree[ElementID(leader)]?.options[place].description == nil,
      isLabelled(button.index)
    else { return false }
    guard button.isLast else { return true }
    guard buttons.count > 1, button.describedBefore == buttons.count - 1,
      let around = markup.ancestors(of: leader).first(where: {
        button.index < markup.nodes[$0].end
      })
    else { return false }
    return around != reader.form && start < markup.nodes[around].end
      && reader.controls(in: around).last == button.index
  }

  /// Whether a button has a label: the text beside one without may be what it is called.
  private func isLabelled(_ button: Markup.Index) -> Bool {
    !reader.naming.labels(of: button).isEmpty
  }

  /// Gives texts to the option of the radio button that they follow.
  private mutating func describeButton(by texts: [HeldText]) {
    guard let leader = lastChoice, let button = lastButton,
      let place = reader.options[button.index]
    else { return }
    lastButton?.isDescribed = true
    tree.update(ElementID(leader)) { element in
      let words = Description.join(texts.map(\.words), apartFrom: element.options[place].name)
      element.options[place].description = words.orNil?.text
      element.options[place].descriptionRuns = reader.runs(of: words, in: element.language)
    }
  }

  /// Puts down the texts that turned out to belong to no radio button.
  private mutating func release() {
    for text in texts { put(text) }
    texts = []
  }

  private mutating func put(_ held: HeldText) {
    tree.append(reader.formText(held.words), in: held.parent)
  }
}
