import FormCore

extension FormReader {
  /// Reads a control that lives by a script: what it is and what it shows, but nothing that could be
  /// changed or sent.
  mutating func widget(_ index: Markup.Index, _ role: Role) -> FormElement {
    if let buttons = widgets.radios[index] { return widgetChoice(of: buttons) }
    if markup.tag(index) == "iframe" { return frame(index) }
    let name = naming.name(ofField: index)
    var element = FormElement(id: ElementID(index), role: role, name: name.text)
    switch role {
    case .checkbox, .switch:
      element.value = .checked(markup.isOn("aria-checked", index))
      element.isMixed = markup.keyword("aria-checked", of: index) == "mixed"
    case .slider, .spinbutton:
      element.value = .text(markup.attribute("aria-valuenow", of: index)?.folded ?? "")
      element.valueText = markup.attribute("aria-valuetext", of: index)?.foldedOrNil
    case .combobox:
      element.value = .selection([])
      element.valueText =
        markup.attribute("aria-valuetext", of: index)?.foldedOrNil
        ?? content(of: index)
    case .listbox:
      readOptions(of: index, into: &element)
    case .button, .link, .group, .radiogroup: break
    case .textbox, .searchbox:
      element.value = .text(content(of: index) ?? "")
      element.isMultiline =
        markup.isOn("aria-multiline", index)
        || !markup.has("role", index) && role == .textbox
          && markup.has("contenteditable", index)
    }
    finish(&element, index, name)
    finishWidget(&element, index)
    return element
  }

  /// A page of its own, such as a payment service's; its `name` is one for scripts.
  private mutating func frame(_ index: Markup.Index) -> FormElement {
    let name = naming.name(of: index) ?? Naming.Name(words: Words(), source: .title)
    var element = FormElement(id: ElementID(index), role: .textbox, name: name.text)
    element.isEmbeddedPage = true
    finish(&element, index, name)
    finishWidget(&element, index)
    return element
  }

  /// Radio buttons of a script's, as one choice.
  private mutating func widgetChoice(of buttons: [Markup.Index]) -> FormElement {
    let leader = buttons[0]
    var element = FormElement(id: ElementID(leader), role: .radiogroup, name: "")
    element.language = language(at: leader)
    element.options = buttons.map { button in
      let name = naming.name(ofField: button)
      var option = FormOption(
        value: "", name: name.text, isDisabled: markup.isOn("aria-disabled", button))
      option.nameRuns = runs(of: name.words, in: element.language)
      return option
    }
    let checked = buttons.firstIndex { markup.isOn("aria-checked", $0) }
    element.value = .selection(checked.map { [$0] } ?? [])
    element.name = element.options[0].name
    element.nameRuns = element.options[0].nameRuns
    leaders[leader] = leader
    let group = markup.ancestors(of: leader).first { markup.ariaRole(of: $0) == "radiogroup" }
    finishWidget(&element, group ?? leader)
    return element
  }

  /// Gives a control of HTML's own, which a script has hidden behind one of its own, back to the person.
  mutating func unveil(_ control: Markup.Index, behind face: Markup.Index) {
    elements[control]?.isOutOfSight = false
    if face == control { return }
    consumed.formUnion(naming.labels(of: face))
    if markup.isInside(control, face) { consumed.insert(face) }
    // Its label may name the face.
    let name = naming.name(ofField: face)
    guard naming.name(ofField: control).source == .identifier, name.source != .identifier else {
      return
    }
    let runs = runs(of: name.words, in: language(at: control))
    elements[control]?.name = name.text
    elements[control]?.nameRuns = runs
  }

  private func readOptions(of index: Markup.Index, into element: inout FormElement) {
    let options = markup.descendants(of: index).filter {
      !markup.isText($0) && markup.ariaRole(of: $0) == "option" && !markup.isHidden($0)
    }
    element.options = options.map { option in
      let name = naming.words(in: option)
      var option = FormOption(value: "", name: name.text)
      option.nameRuns = runs(of: name, in: language(at: index))
      return option
    }
    element.isMultiselectable = markup.isOn("aria-multiselectable", index)
    element.value = .selection(
      options.indices.filter {
        markup.isOn("aria-selected", options[$0]) || markup.isOn("aria-checked", options[$0])
      })
  }

  private func finishWidget(_ element: inout FormElement, _ index: Markup.Index) {
    element.defaultValue = element.value
    element.isUnfillable = true
    element.constraints.isRequired = markup.isOn("aria-required", index)
    element.isDisabled =
      markup.isOn("aria-disabled", index)
      || Markup.controls.contains(markup.tag(index)) && page.isDisabled(index)
    // Nobody could mend it here.
    element.isReportedInvalid = false
  }

  /// What a widget shows; an `aria-label` names it and is no content.
  private func content(of index: Markup.Index) -> String? {
    var text = FoldedText()
    var next = index + 1
    while next < markup.nodes[index].end {
      if !markup.isText(next), markup.conceals(next) || markup.isUnrendered(next) {
        next = markup.nodes[next].end
        continue
      }
      if markup.isText(next) {
        text.append(markup.nodes[next].text)
      } else if markup.isBlock(next) {
        text.separate()
      }
      next += 1
    }
    return text.text.isEmpty ? nil : text.text
  }
}

extension Markup {
  /// Whether an attribute of ARIA's says yes.
  func isOn(_ name: String, _ index: Index) -> Bool {
    keyword(name, of: index) == "true"
  }
}
