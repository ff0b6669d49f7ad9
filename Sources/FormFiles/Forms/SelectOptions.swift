import FormCore

/// The options of a `select` and those that are chosen at first.
struct SelectOptions {
  private(set) var options: [FormOption] = []
  private(set) var selection: [Int] = []

  init(of select: Markup.Index, _ markup: Markup) {
    for index in markup.elements(["option"], in: markup.descendants(of: select)) {
      let isSelected = markup.has("selected", index)
      // A hidden option cannot be chosen, but it can be what stands there at first.
      if markup.has("hidden", index), !isSelected { continue }
      let group = markup.nodes[index].parent.flatMap { markup.tag($0) == "optgroup" ? $0 : nil }
      let text = markup.textAlternative(of: index)
      let label = markup.attribute("label", of: index)?.foldedOrNil
      if isSelected { selection.append(options.count) }
      options.append(
        FormOption(
          value: markup.attribute("value", of: index) ?? markup.sentText(ofOption: index),
          name: label ?? text,
          group: group.flatMap { markup.attribute("label", of: $0)?.foldedOrNil },
          isDisabled: markup.has("disabled", index)
            || group.map { markup.has("disabled", $0) } ?? false))
    }
    if !markup.has("multiple", select) { selection = single(showing: select, markup) }
  }

  /// Of several, the last one counts; of none, the first that can be chosen, if only one is shown.
  private func single(showing select: Markup.Index, _ markup: Markup) -> [Int] {
    if let last = selection.last { return [last] }
    let size = markup.attribute("size", of: select).flatMap { Int($0) } ?? 1
    guard size <= 1, let first = options.firstIndex(where: { !$0.isDisabled }) else { return [] }
    return [first]
  }
}
