/// Computes text alternatives, by the steps of Accessible Name and Description Computation 1.2.
///
/// One is made for each name or description that is asked for.
struct TextAlternative {
  let labels: Labels
  /// The control that is named or described, which is no part of what names it.
  let subject: Markup.Index?

  /// What references inside collected content have given already: each is taken once.
  private var consulted: Set<Markup.Index> = []
  /// The labels whose words are being collected, or were: a control in one of them is not named by it
  /// once more.
  private var entered: Set<Markup.Index> = []
  /// How many nodes were looked at.
  private var nodeCount = 0

  /// How many nodes are looked at for one name: where a page has every field described by all of
  /// itself, somebody has to stop.
  private static let nodeLimit = 2_000
  /// How many bytes of words are taken of one element: many controls can be described by one long
  /// text, and each would have a copy of it.
  private static let longest = 2_000

  init(_ labels: Labels, of subject: Markup.Index? = nil) {
    self.labels = labels
    self.subject = subject
  }

  var markup: Markup { labels.markup }

  /// Why words are collected.
  struct Traversal {
    /// Whether `aria-labelledby` or `aria-describedby` led here: another such is not followed then.
    var isReference = false
    /// Whether what is out of sight counts, as where the words began was out of sight itself.
    var includesHidden = false
    /// Whether the labels of another control led here: yet another control's are not followed.
    var isEmbedded = false
    /// How many elements led here that stand for others, one in the other.
    var depth = 0

    /// One element further in; `nil` where a page nests them deeper than any page for people.
    var deeper: Traversal? {
      guard depth < 16 else { return nil }
      var inner = self
      inner.depth += 1
      return inner
    }
  }

  // MARK: Where words begin

  /// The words of the elements that a reference names.
  mutating func words(ofReferenced indices: [Markup.Index]) -> Words {
    words(of: indices, Traversal(isReference: true))
  }

  /// The words of elements that HTML makes the text alternative of another, such as labels.
  mutating func words(of indices: [Markup.Index], _ traversal: Traversal = Traversal()) -> Words {
    guard let inner = traversal.deeper else { return Words() }
    return Words.joined(
      indices.map { index in
        var traversal = inner
        // Where what is referred to is out of sight, so is all in it, and is meant nevertheless.
        traversal.includesHidden = inner.includesHidden || markup.isHidden(index)
        return words(of: index, traversal)
      })
  }

  /// The words of an element in which a traversal begins, or that is collected as one.
  private mutating func words(of index: Markup.Index, _ traversal: Traversal) -> Words {
    if let words = ownWords(of: index, traversal) { return words }
    let content = content(of: index, traversal)
    return content.isEmpty ? markup.tooltip(of: index) : content
  }

  // MARK: Steps 2B to 2E

  /// The words that stand in for an element's content; `nil` where its content counts.
  private mutating func ownWords(of index: Markup.Index, _ traversal: Traversal) -> Words? {
    // Most elements say nothing of themselves, and a page may be long.
    if !markup.hasAttributes(index), !Self.tagsWithWords.contains(markup.tag(index)) {
      return nil
    }
    if !traversal.isReference {
      let references = markup.labelReferences(of: index)
      consulted.formUnion(references)
      var followed = traversal
      followed.isReference = true
      followed.includesHidden = false
      if let words = words(of: references, followed).orNil { return words }
    }
    if index != subject, let value = embeddedValue(of: index, traversal) { return value }
    if let label = markup.ariaLabel(of: index) { return label }
    return nativeWords(of: index, traversal)
  }

  /// What HTML gives an element for words, beside its content.
  private mutating func nativeWords(of index: Markup.Index, _ traversal: Traversal) -> Words? {
    switch markup.tag(index) {
    case "input" where markup.keyword("type", of: index) == "hidden": return Words()
    case "input":
      if let label = labelWords(of: index, traversal) { return label }
      return markup.buttonWords(of: index) ?? markup.tooltip(of: index)
    case "select", "textarea":
      return labelWords(of: index, traversal) ?? markup.tooltip(of: index)
    case "button", "output", "meter", "progress": return labelWords(of: index, traversal)
    case _ where markup.isPresentational(index): return markup.tag(index) == "img" ? Words() : nil
    case "img", "area":
      return markup.attributeWords("alt", of: index) ?? markup.tooltip(of: index)
    case "svg": return pictureWords(of: index)
    case "iframe", "audio", "video": return markup.tooltip(of: index)
    case "table": return childWords(of: index, "caption", traversal)
    case "fieldset": return childWords(of: index, "legend", traversal)
    case "figure": return childWords(of: index, "figcaption", traversal)
    default: return nil
    }
  }

  /// What HTML gives words beside their content, and what holds a value.
  private static let tagsWithWords: Set = [
    "input", "select", "textarea", "button", "output", "meter", "progress", "img", "area", "svg",
    "iframe", "audio", "video", "table", "fieldset", "figure",
  ]

  private mutating func labelWords(of index: Markup.Index, _ traversal: Traversal) -> Words? {
    guard !traversal.isEmbedded else { return nil }
    // What names the control that is asked about names no other one in it.
    let own = subject.map { $0 == index ? [] : labels[$0] } ?? []
    var traversal = traversal
    traversal.isEmbedded = true
    traversal.includesHidden = false
    return words(
      of: labels[index].filter { !own.contains($0) && !entered.contains($0) }, traversal
    ).orNil
  }

  private mutating func childWords(
    of index: Markup.Index, _ tag: String, _ traversal: Traversal
  ) -> Words? {
    markup.child(tag, of: index).flatMap { words(of: [$0], traversal).orNil }
  }

  /// The title of a drawing, else the titles and texts of what is drawn.
  private func pictureWords(of index: Markup.Index) -> Words {
    var text = FoldedText()
    var node = index
    while node < markup.nodes[index].end {
      if let title = markup.child("title", of: node) {
        text.append(Words.joined(markup.textNodes(in: title).map(markup.words(ofText:))))
        node = markup.nodes[node].end
      } else if ["desc", "metadata", "defs", "style", "script"].contains(markup.tag(node)) {
        node = markup.nodes[node].end
      } else {
        if markup.isText(node) { text.append(markup.words(ofText: node)) }
        node += 1
      }
    }
    return text.isEmpty ? markup.tooltip(of: index) : text.words
  }

  // MARK: Steps 2F to 2I

  /// An element whose end has still to come.
  private struct Open {
    var end: Markup.Index
    var isBlock: Bool
    /// The element, where it has a title, which counts if nothing in it did.
    var titled: Markup.Index?
    /// How much had been collected before it.
    var length: Int
  }

  /// The words in an element.
  ///
  /// - Parameter isLeftOut: Tells what in it does not count.
  mutating func content(
    of root: Markup.Index, _ traversal: Traversal = Traversal(),
    without isLeftOut: (Markup.Index) -> Bool = { _ in false }
  ) -> Words {
    var traversal = traversal
    traversal.includesHidden = traversal.includesHidden || markup.isHidden(root)
    if markup.tag(root) == "label" { entered.insert(root) }
    var text = FoldedText(limit: Self.longest)
    var open: [Open] = []
    var index = root + 1
    let isEmpty = markup.isUnrendered(root) && markup.tag(root) != "title"
    let end = isEmpty ? index : markup.nodes[root].end
    while true {
      while let last = open.last, last.end <= index {
        close(last, &text)
        open.removeLast()
      }
      guard index < end, nodeCount < Self.nodeLimit, !text.isFull else { break }
      nodeCount += 1
      index = collect(index, &text, &open, traversal, isLeftOut)
    }
    for last in open.reversed() { close(last, &text) }
    return text.words
  }

  private func close(_ element: Open, _ text: inout FoldedText) {
    if let titled = element.titled, text.length == element.length {
      text.append(markup.tooltip(of: titled))
    }
    if element.isBlock { text.separate() }
  }

  /// Takes in a node; returns the next one to look at.
  private mutating func collect(
    _ index: Markup.Index, _ text: inout FoldedText, _ open: inout [Open], _ traversal: Traversal,
    _ isLeftOut: (Markup.Index) -> Bool
  ) -> Markup.Index {
    let node = markup.nodes[index]
    let isSeen = traversal.includesHidden || !markup.isHidden(index)
    if !traversal.includesHidden, markup.isFolded(index) { return node.end }
    if node.tag.isEmpty {
      if isSeen { markup.appendText(of: index, to: &text) }
      return index + 1
    }
    // What is merely invisible may have something visible in it.
    let isGone = !traversal.includesHidden && markup.isRemoved(index)
    let isTaken = !traversal.isReference && consulted.contains(index)
    if index == subject || isGone || isTaken || isLeftOut(index) {
      text.separate()
      return node.end
    }
    if isSeen, let words = ownWords(of: index, traversal) {
      text.append(words)
      return node.end
    }
    if markup.isUnrendered(index) { return node.end }
    if node.tag == "label" { entered.insert(index) }
    let isBlock = markup.isBlock(index) || node.tag == "button"
    let isTitled = isSeen && node.attribute("title") != nil
    if isBlock { text.separate() }
    if isBlock || isTitled {
      open.append(
        Open(
          end: node.end, isBlock: isBlock, titled: isTitled ? index : nil, length: text.length))
    }
    return index + 1
  }
}
