import FormCore

/// Accessible names and descriptions, by accname and HTML-AAM.
struct Naming: Sendable {
  let labels: Labels
  var markup: Markup { labels.markup }

  /// A name and what it was taken from.
  struct Name {
    var words: Words
    var source: Source
    /// The element whose words it is.
    var node: Markup.Index?
    /// What it is a browser's word for, where the page names nothing.
    var defaultName: DefaultName?

    /// The words alone.
    var text: String { words.text }
  }

  /// What a name was taken from.
  enum Source {
    case labelledBy, label, value, content, title, placeholder, identifier
  }

  init(_ markup: Markup) { labels = Labels(markup) }

  /// The labels of a control.
  func labels(of control: Markup.Index) -> [Markup.Index] { labels[control] }

  /// What the words in an element are.
  ///
  /// - Parameter isLeftOut: Tells what in it does not count.
  func words(in index: Markup.Index, without isLeftOut: (Markup.Index) -> Bool = { _ in false })
    -> Words
  {
    var alternative = TextAlternative(labels)
    return markup.ariaLabel(of: index) ?? alternative.content(of: index, without: isLeftOut)
  }

  // MARK: By the standard

  /// The accessible name of a control; `nil` where it has none.
  func name(of control: Markup.Index) -> Name? {
    labelledByARIA(control) ?? labelled(control) ?? shown(on: control) ?? hinted(control)
  }

  /// The accessible description of a control; `nil` where it has none.
  ///
  /// - Parameter source: What its name was taken from, which describes it no more.
  func description(of control: Markup.Index, besides source: Source?) -> Words? {
    let references = markup.references("aria-describedby", of: control)
    var alternative = TextAlternative(labels, of: control)
    if let words = alternative.words(ofReferenced: references).orNil { return words }
    if let words = markup.attributeWords("aria-description", of: control)?.orNil { return words }
    if source != .value, let words = buttonValue(of: control) { return words }
    guard source != .title, let title = markup.attributeWords("title", of: control)?.orNil else {
      return nil
    }
    // A control that refers to itself may have its title in its name already.
    let isNamedByItself = markup.labelReferences(of: control).contains(control)
    return isNamedByItself && alternative.words(ofReferenced: [control]) == title ? nil : title
  }

  /// What stands on a button of the kind that has its words in an attribute.
  func buttonValue(of control: Markup.Index) -> Words? {
    guard markup.tag(control) == "input", markup.role(of: control) == "button",
      markup.keyword("type", of: control) != "file"
    else { return nil }
    return markup.attributeWords("value", of: control)?.orNil
  }

  /// What `aria-labelledby` or `aria-label` say.
  func labelledByARIA(_ index: Markup.Index) -> Name? {
    let references = markup.labelReferences(of: index)
    var alternative = TextAlternative(labels, of: index)
    if let words = alternative.words(ofReferenced: references).orNil {
      return Name(words: words, source: .labelledBy, node: references.first)
    }
    return markup.ariaLabel(of: index).map { Name(words: $0, source: .label) }
  }

  private func labelled(_ control: Markup.Index) -> Name? {
    var alternative = TextAlternative(labels, of: control)
    let labels = labels(of: control)
    return alternative.words(of: labels).orNil
      .map { Name(words: $0, source: .label, node: labels.first) }
  }

  /// What stands on a button, or in an element that is named by what is in it.
  private func shown(on control: Markup.Index) -> Name? {
    if markup.tag(control) == "input" {
      guard let words = markup.buttonWords(of: control) else { return nil }
      let isTitle =
        markup.keyword("type", of: control) == "image"
        && !["alt", "value"].contains { markup.attributeWords($0, of: control)?.orNil != nil }
        && markup.attributeWords("title", of: control)?.orNil != nil
      return Name(
        words: words, source: isTitle ? .title : .value,
        defaultName: markup.defaultName(ofInput: control))
    }
    guard Markup.isNamedByContent(markup.role(of: control)) else { return nil }
    var alternative = TextAlternative(labels, of: control)
    return alternative.content(of: control).orNil.map { Name(words: $0, source: .content) }
  }

  private func hinted(_ control: Markup.Index) -> Name? {
    if let title = markup.attributeWords("title", of: control)?.orNil {
      return Name(words: title, source: .title)
    }
    return markup.placeholder(of: control).map { Name(words: $0, source: .placeholder) }
  }

  // MARK: For people

  /// What a control that is no button is called: its name, else words made of its `name` or `id`.
  func name(ofField control: Markup.Index) -> Name {
    name(of: control) ?? Name(words: identifier(of: control), source: .identifier)
  }

  /// What a radio button is called among the options of its group.
  func name(ofOption control: Markup.Index) -> Name {
    name(of: control)
      ?? Name(
        words: Words(
          markup.attribute("value", of: control) ?? "", in: markup.language(at: control)),
        source: .identifier)
  }

  /// What a button is called.
  func name(ofButton control: Markup.Index) -> Name {
    if let name = name(of: control) { return name }
    let type = markup.keyword("type", of: control)
    if type == "button" { return Name(words: identifier(of: control), source: .identifier) }
    let name: DefaultName = type == "reset" ? .reset : .submit
    return Name(words: Words(name), source: .identifier, defaultName: name)
  }

  /// The name of a group of controls: a fieldset's legend, or what ARIA says.
  func name(ofGroup group: Markup.Index) -> Name? {
    if let name = labelledByARIA(group) { return name }
    if let legend = legend(of: group) {
      var alternative = TextAlternative(labels)
      if let words = alternative.words(of: [legend]).orNil {
        return Name(words: words, source: .label, node: legend)
      }
    }
    return markup.attributeWords("title", of: group)?.orNil
      .map { Name(words: $0, source: .title) }
  }

  /// The name of the button that opens a `details` element.
  func name(ofSummary summary: Markup.Index) -> Words? {
    if let name = labelledByARIA(summary) { return name.words }
    var alternative = TextAlternative(labels)
    return alternative.content(of: summary).orNil ?? markup.tooltip(of: summary).orNil
  }

  /// The legend of a fieldset: the first that is its child.
  func legend(of group: Markup.Index) -> Markup.Index? {
    markup.tag(group) == "fieldset" ? markup.child("legend", of: group) : nil
  }

  private func identifier(of control: Markup.Index) -> Words {
    let identifier =
      markup.attribute("name", of: control)?.foldedOrNil ?? markup.attribute("id", of: control)
    return Words(HumanName.words(of: identifier ?? ""), in: markup.language(at: control))
  }
}

extension Naming {
  /// The words that stand in for an element's content where a form is read from end to end.
  func standIn(for index: Markup.Index) -> Words? {
    if ["img", "svg"].contains(markup.tag(index)) {
      var alternative = TextAlternative(labels)
      return alternative.words(of: [index])
    }
    // A label of a whole part of the page does not replace it.
    return markup.isBlock(index) ? nil : markup.ariaLabel(of: index)
  }
}
