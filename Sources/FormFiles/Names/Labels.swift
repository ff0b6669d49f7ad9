/// Which labels each control of a page has.
struct Labels: Sendable {
  let markup: Markup
  private var labels: [Markup.Index: [Markup.Index]] = [:]

  init(_ markup: Markup) {
    self.markup = markup
    for label in markup.elements(["label"], in: markup.nodes.indices) {
      guard let control = control(of: label) else { continue }
      labels[control, default: []].append(label)
    }
  }

  /// The labels of a control, in tree order.
  subscript(control: Markup.Index) -> [Markup.Index] { labels[control] ?? [] }

  /// The control that a label labels.
  func control(of label: Markup.Index) -> Markup.Index? {
    if let id = markup.attribute("for", of: label) {
      return markup.indices[id].flatMap { isLabelable($0) || markup.isCustom($0) ? $0 : nil }
    }
    return markup.descendants(of: label).first(where: isLabelable)
  }

  private func isLabelable(_ index: Markup.Index) -> Bool {
    switch markup.tag(index) {
    case "input": markup.keyword("type", of: index) != "hidden"
    case "button", "meter", "output", "progress", "select", "textarea": true
    default: false
    }
  }
}
