import FormCore

extension FormReader {
  /// What opens an element of the page, if anything does.
  func openers(of index: Markup.Index) -> [Disclosure.Opener] {
    if markup.tag(index) == "details" {
      return toggles[toggle(of: index)].map { [.summary($0.id)] } ?? []
    }
    return (page.disclosures.revealers[index] ?? []).compactMap { control in
      guard elements[leaders[control] ?? control] != nil else { return nil }
      guard let leader = leaders[control] else { return .checkbox(ElementID(control)) }
      return options[control].map { .option(ElementID(leader), $0) }
    }
  }

  /// Whether an element of the page is one that opens and closes.
  func opensAndCloses(_ index: Markup.Index) -> Bool {
    page.disclosures.revealers[index] != nil || markup.tag(index) == "details"
  }

  /// The element by which a `details` element is opened: its summary, or itself where it has none.
  func toggle(of details: Markup.Index) -> Markup.Index { markup.summary(of: details) ?? details }

  /// The button that a `details` element has: by HTML-AAM, a button that is expanded or collapsed.
  mutating func readToggles() {
    for details in markup.elements(["details"], in: range) {
      guard !markup.isHidden(details) else { continue }
      let toggle = toggle(of: details)
      let own = toggle == details ? nil : naming.name(ofSummary: toggle)
      let name = own ?? Words(.details)
      var element = FormElement(id: ElementID(toggle), role: .button, name: name.text)
      element.defaultName = own == nil ? .details : nil
      element.isExpanded = markup.has("open", details)
      element.language = language(at: toggle)
      element.nameRuns = runs(of: name, in: element.language)
      toggles[toggle] = element
    }
  }
}
