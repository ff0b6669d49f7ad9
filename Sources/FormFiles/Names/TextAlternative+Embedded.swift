extension TextAlternative {
  /// What a control holds that stands in the label of another one (step 2C); `nil` where it holds
  /// nothing that could be said in its place.
  mutating func embeddedValue(of index: Markup.Index, _ traversal: Traversal) -> Words? {
    guard let inner = traversal.deeper else { return nil }
    return switch markup.role(of: index) {
    case "textbox", "searchbox": textValue(of: index, inner)
    case "combobox", "listbox": choice(of: index, inner)
    case "spinbutton", "slider", "progressbar", "meter", "scrollbar": rangeValue(of: index)
    default: nil
    }
  }

  private mutating func textValue(of index: Markup.Index, _ traversal: Traversal) -> Words {
    switch markup.tag(index) {
    // A password goes nowhere but into the answers.
    case "input" where markup.keyword("type", of: index) == "password": Words()
    case "input": markup.attributeWords("value", of: index) ?? Words()
    case "textarea": Words.joined(markup.textNodes(in: index).map(markup.words(ofText:)))
    default: content(of: index, traversal)
    }
  }

  private mutating func choice(of index: Markup.Index, _ traversal: Traversal) -> Words {
    if markup.tag(index) == "select" {
      let select = SelectOptions(of: index, markup)
      return Words.joined(select.selection.map { select.names[$0] })
    }
    if markup.tag(index) == "input" { return markup.attributeWords("value", of: index) ?? Words() }
    let chosen = markup.descendants(of: index).filter {
      markup.role(of: $0) == "option" && markup.keyword("aria-selected", of: $0) == "true"
    }
    if chosen.isEmpty, markup.role(of: index) == "combobox" { return content(of: index, traversal) }
    return words(of: chosen, traversal)
  }

  private func rangeValue(of index: Markup.Index) -> Words? {
    for name in ["aria-valuetext", "aria-valuenow", "value"] {
      if let words = markup.attributeWords(name, of: index)?.orNil { return words }
    }
    guard markup.tag(index) == "input" else { return nil }
    // A number may be missing; a slider always stands somewhere.
    return markup.keyword("type", of: index) == "range"
      ? Words(markup.sliderDefault(of: index), in: nil) : Words()
  }
}
