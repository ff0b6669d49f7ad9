import FormFiles

/// One of the options of a choice.
struct CheckedOption {
  var node: PageElements.Index
  var words: String
  var value: String
}

extension CheckedPage {
  /// The options of a select that are not hidden, by the element that holds them.
  func options(of select: PageElements.Index) -> [PageElements.Index?: [CheckedOption]] {
    let options = markup.elements(["option"], in: markup.descendants(of: select))
      .filter { !markup.has("hidden", $0) }
    return Dictionary(grouping: options) { markup.parent(of: $0) }.mapValues { nodes in
      nodes.map { node in
        let text = markup.words(in: node)
        return CheckedOption(
          node: node, words: markup.prose("label", of: node) ?? text,
          value: markup.attribute("value", of: node) ?? text)
      }
    }
  }
}
