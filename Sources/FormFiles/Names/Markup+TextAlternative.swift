extension Markup {
  /// The words that an element stands for, when something names or describes itself by it.
  ///
  /// What is hidden inside it does not count; that it is hidden itself does not matter.
  ///
  /// - Parameter isLeftOut: Tells what else in it does not count.
  func textAlternative(
    of root: Index, without isLeftOut: (Index) -> Bool = { _ in false }
  ) -> String {
    if let words = replacement(of: root) { return words }
    // Many controls can be described by one text, and each would have a copy of it.
    var text = FoldedText(limit: Self.longestAlternative)
    var blockEnds: [Index] = []
    var index = root + 1
    let end = nodes[root].end
    while index < end, !text.isFull {
      while let end = blockEnds.last, end <= index {
        blockEnds.removeLast()
        text.separate()
      }
      let node = nodes[index]
      if node.tag.isEmpty {
        appendText(of: index, to: &text)
      } else if Self.controls.contains(node.tag) || hides(index) || isLeftOut(index) {
        text.separate()
        index = node.end
        continue
      } else if let words = replacement(of: index) {
        text.appendWords(words)
        index = node.end
        continue
      } else if isUnrendered(index) {
        index = node.end
        continue
      } else if isBlock(index) {
        text.separate()
        blockEnds.append(node.end)
      }
      index += 1
    }
    return text.text
  }

  /// The words that stand in for an element's content.
  func replacement(of index: Index) -> String? {
    if let label = attribute("aria-label", of: index)?.foldedOrNil { return label }
    return tag(index) == "img" ? attribute("alt", of: index)?.folded ?? "" : nil
  }

  /// The words of several elements, joined.
  func textAlternative(of indices: [Index]) -> String? {
    indices.map { textAlternative(of: $0) }.joined(separator: " ").foldedOrNil
  }

  /// How long a name or a description gets, in bytes; the rest is left out.
  private static let longestAlternative = 2_000

  /// What a person fills in or presses.
  static let controls: Set = ["input", "select", "textarea", "button"]
}
