import FormCore

extension FormReader {
  /// Puts radio buttons of one name together; one without a name stands alone.
  mutating func findRadioGroups() {
    var first: [String: Markup.Index] = [:]
    for control in controls where markup.controlType(of: control) == .radio {
      var leader = control
      if let name = key(of: control) {
        leader = first[name] ?? control
        first[name] = leader
      }
      radios[leader, default: []].append(control)
      leaders[control] = leader
    }
  }

  /// Reads radio buttons as one choice.
  mutating func choice(of buttons: [Markup.Index]) -> FormElement? {
    guard let leader = buttons.first else { return nil }
    let isOutOfSight = buttons.allSatisfy { page.isHidden($0) }
    let offered = isOutOfSight ? buttons : buttons.filter { isOffered($0) }
    // What every button is described by describes the choice.
    let shared = buttons.dropFirst().reduce(describers(of: leader)) {
      $0.intersection(describers(of: $1))
    }
    let sharing = buttons.count > 1 ? shared : []
    for (place, button) in offered.enumerated() { self.options[button] = place }
    let own = language(at: leader)
    let options = offered.map { option(of: $0, skipping: sharing, in: own) }
    let checked = offered.lastIndex { markup.has("checked", $0) }
    let key = key(of: leader)
    let name = key.map(HumanName.words) ?? options.first?.name ?? ""
    var element = FormElement(
      id: ElementID(leader), role: .radiogroup, name: name, key: key,
      value: .selection(checked.map { [$0] } ?? []))
    element.options = options
    element.language = own
    element.constraints.isRequired = buttons.contains { markup.has("required", $0) }
    element.isOutOfSight = isOutOfSight
    element.isDisabled = options.allSatisfy(\.isDisabled)
    element.isAutofocused = buttons.contains { markup.has("autofocus", $0) }
    element.isReportedInvalid = buttons.contains { markup.isMarkedInvalid($0) }
    readSharedRemarks(of: buttons, sharing, into: &element)
    return element
  }

  private func isOffered(_ button: Markup.Index) -> Bool {
    !page.isHidden(button) || markup.has("checked", button)
  }

  private func describers(of button: Markup.Index) -> Set<Markup.Index> {
    Set(markup.references("aria-describedby", of: button))
  }

  private mutating func option(
    of button: Markup.Index, skipping shared: Set<Markup.Index>, in own: String?
  ) -> FormOption {
    let name = naming.name(ofOption: button)
    consumed.formUnion(naming.labels(of: button))
    consumed.formUnion(markup.labelReferences(of: button))
    let remarks = Remarks(on: button, naming, skipping: shared)
    consumed.formUnion(remarks.sources)
    let description = Description.join(
      [remarks.description] + hints(on: button, besides: name), apartFrom: name.text)
    var option = FormOption(
      value: markup.attribute("value", of: button) ?? "on", name: name.text,
      description: description.orNil?.text, isDisabled: page.isDisabled(button))
    option.nameRuns = runs(of: name.words, in: own)
    option.descriptionRuns = runs(of: description, in: own)
    option.order = button
    return option
  }

  /// An error of one button is the choice's; a description of its own is the option's.
  private mutating func readSharedRemarks(
    of buttons: [Markup.Index], _ shared: Set<Markup.Index>, into element: inout FormElement
  ) {
    var error = buttons.compactMap { Remarks(on: $0, naming, skipping: shared).error }.first
    if let leader = buttons.first, !shared.isEmpty {
      let others = describers(of: leader).subtracting(shared)
      let remarks = Remarks(on: leader, naming, skipping: others)
      consumed.formUnion(remarks.sources)
      self.shared[leader] = remarks.description
      element.describe(remarks.description ?? Words(), self)
      error = remarks.error ?? error
    }
    guard let error else { return }
    element.report(error, self)
    element.isReportedInvalid = true
  }
}
