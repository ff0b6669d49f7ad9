/// Accessible names, as far as attributes and labels tell.
struct Naming: Sendable {
  let markup: Markup
  /// The labels of each control, in order.
  private var labels: [Markup.Index: [Markup.Index]] = [:]

  /// A control's name and what it was taken from.
  struct Name {
    var text: String
    var source: Source
    /// The element whose words it is, which tells their language.
    var node: Markup.Index?
  }

  /// What a name was taken from.
  enum Source {
    case labelledBy, label, content, title, placeholder, identifier
  }

  init(_ markup: Markup) {
    self.markup = markup
    for label in markup.elements(["label"], in: markup.nodes.indices) {
      guard let control = labelled(by: label) else { continue }
      labels[control, default: []].append(label)
    }
  }

  private func labelled(by label: Markup.Index) -> Markup.Index? {
    if let id = markup.attribute("for", of: label) {
      return markup.indices[id].flatMap { isLabelable($0) ? $0 : nil }
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

  /// The labels of a control.
  func labels(of control: Markup.Index) -> [Markup.Index] { labels[control] ?? [] }

  /// The name of a control that is no button.
  func name(ofField control: Markup.Index) -> Name {
    given(control) ?? attributed(control)
      ?? Name(text: identifier(of: control), source: .identifier)
  }

  /// The name of a radio button among the options of its group.
  func name(ofOption control: Markup.Index) -> Name {
    given(control) ?? attributed(control)
      ?? Name(text: markup.attribute("value", of: control) ?? "", source: .identifier)
  }

  /// The name of a button.
  func name(ofButton control: Markup.Index) -> Name {
    if let name = given(control) { return name }
    let type = markup.keyword("type", of: control)
    var words =
      markup.tag(control) == "button"
      ? markup.textAlternative(of: control).foldedOrNil
      : markup.attribute(type == "image" ? "alt" : "value", of: control)?.foldedOrNil
    if type == "image" { words = words ?? markup.attribute("value", of: control)?.foldedOrNil }
    if let words { return Name(text: words, source: .content) }
    if let title = markup.attribute("title", of: control)?.foldedOrNil {
      return Name(text: title, source: .title)
    }
    switch type {
    case "reset": return Name(text: "Reset", source: .identifier)
    case "button": return Name(text: identifier(of: control), source: .identifier)
    default: return Name(text: "Submit", source: .identifier)
    }
  }

  /// The name of a group of controls: a fieldset's legend, or what ARIA says.
  func name(ofGroup group: Markup.Index) -> Name? {
    if let name = labelledByARIA(group) { return name }
    if let legend = legend(of: group), let text = markup.textAlternative(of: legend).foldedOrNil {
      return Name(text: text, source: .label, node: legend)
    }
    return markup.attribute("title", of: group)?.foldedOrNil.map { Name(text: $0, source: .title) }
  }

  /// The legend of a fieldset: the first that is its child.
  func legend(of group: Markup.Index) -> Markup.Index? {
    guard markup.tag(group) == "fieldset" else { return nil }
    return markup.children(of: group).first { markup.tag($0) == "legend" }
  }

  /// What `aria-labelledby` or `aria-label` say.
  func labelledByARIA(_ index: Markup.Index) -> Name? {
    let references = markup.references("aria-labelledby", of: index)
    if let text = markup.textAlternative(of: references) {
      return Name(text: text, source: .labelledBy, node: references.first)
    }
    return markup.attribute("aria-label", of: index)?.foldedOrNil
      .map { Name(text: $0, source: .label) }
  }

  private func given(_ control: Markup.Index) -> Name? {
    if let name = labelledByARIA(control) { return name }
    let labels = labels(of: control)
    return markup.textAlternative(of: labels)
      .map { Name(text: $0, source: .label, node: labels.first) }
  }

  private func attributed(_ control: Markup.Index) -> Name? {
    if let title = markup.attribute("title", of: control)?.foldedOrNil {
      return Name(text: title, source: .title)
    }
    return markup.attribute("placeholder", of: control)?.foldedOrNil
      .map { Name(text: $0, source: .placeholder) }
  }

  private func identifier(of control: Markup.Index) -> String {
    let identifier =
      markup.attribute("name", of: control)?.foldedOrNil ?? markup.attribute("id", of: control)
    return HumanName.words(of: identifier ?? "")
  }
}
