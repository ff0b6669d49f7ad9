import FormCore

/// The options of a `select` and those that are chosen at first.
struct SelectOptions {
  private(set) var options: [FormOption] = []
  /// The name of each option, in its languages.
  private(set) var names: [Words] = []
  private(set) var selection: [Int] = []
  /// Whether any number of them may be chosen.
  let isMultiple: Bool
  /// Whether several of them are in sight: a list, and not a box that shows what is chosen.
  let isList: Bool

  init(of select: Markup.Index, _ markup: Markup) {
    isMultiple = markup.has("multiple", select)
    let size = markup.length("size", of: select) ?? 0
    isList = isMultiple || size > 1
    for index in markup.elements(["option"], in: markup.descendants(of: select)) {
      let isSelected = markup.has("selected", index)
      let group = markup.ancestors(of: index).prefix { $0 != select }
        .first { markup.tag($0) == "optgroup" }
      // A hidden option cannot be chosen, but it can be what stands there at first.
      let isHidden = markup.has("hidden", index) || group.map { markup.has("hidden", $0) } ?? false
      if isHidden, !isSelected { continue }
      if isSelected { selection.append(options.count) }
      let name = markup.optionName(index)
      names.append(name)
      options.append(
        FormOption(
          value: markup.optionValue(index), name: name.text,
          group: group.flatMap { markup.attribute("label", of: $0)?.foldedOrNil },
          isDisabled: markup.has("disabled", index)
            || group.map { markup.has("disabled", $0) } ?? false))
    }
    if !isMultiple { selection = single }
  }

  /// Of several, the last one counts; of none, the first that can be chosen, if only one is shown.
  private var single: [Int] {
    if let last = selection.last { return [last] }
    guard !isList, let first = options.firstIndex(where: { !$0.isDisabled }) else { return [] }
    return [first]
  }
}

extension Markup {
  /// What an `option` sends.
  func optionValue(_ option: Index) -> String {
    attribute("value", of: option) ?? sentText(ofOption: option)
  }

  /// What an `option` is called.
  func optionName(_ option: Index) -> Words {
    ariaLabel(of: option) ?? attributeWords("label", of: option)?.orNil ?? optionText(option)
  }

  private func optionText(_ option: Index) -> Words {
    var text = FoldedText()
    for index in textNodes(in: option) {
      appendText(of: index, to: &text)
    }
    return text.words
  }

  /// A length as HTML reads it: white space before it and anything after its digits is ignored.
  func length(_ name: String, of index: Index) -> Int? {
    let written = attribute(name, of: index)?.drop(while: \.isWhitespace)
    return written.flatMap { Int($0.prefix { $0.isASCII && $0.isNumber }) }
  }
}
