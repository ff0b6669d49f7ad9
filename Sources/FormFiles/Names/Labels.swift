/// Which labels each control of a page has.
struct Labels: Sendable {
  let markup: Markup
  private var labels: [Markup.Index: [Markup.Index]] = [:]
  private var errors: [Markup.Index: [Markup.Index]] = [:]

  init(_ markup: Markup) {
    self.markup = markup
    for label in markup.elements(["label"], in: markup.nodes.indices) {
      guard let control = control(of: label) else { continue }
      // Where scripts tell errors by a second label, it is no part of the name.
      if labels[control] != nil, markup.isErrorLabel(label) {
        errors[control, default: []].append(label)
      } else {
        labels[control, default: []].append(label)
      }
    }
  }

  /// The labels of a control, in tree order.
  subscript(control: Markup.Index) -> [Markup.Index] { labels[control] ?? [] }

  /// The labels that say what is wrong with a control which others name.
  func errors(of control: Markup.Index) -> [Markup.Index] { errors[control] ?? [] }

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

extension Markup {
  /// Whether a label is of a class by which scripts mark what they say is wrong.
  fileprivate func isErrorLabel(_ label: Index) -> Bool {
    has("class", label)
      && words("class", of: label).contains(where: Self.errorLabelClasses.contains)
  }

  private static let errorLabelClasses: Set = [
    "error", "error-message", "invalid-feedback", "invalid-tooltip",
  ]
}
