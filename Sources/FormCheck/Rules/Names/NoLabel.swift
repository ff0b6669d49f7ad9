import FormFiles

/// A field that nothing names (WCAG 4.1.2 and 3.3.2).
struct NoLabel: Rule {
  let name = "no-label"
  let level = Finding.Level.error
  let why = "a listener hears no name, or one that was guessed"
  let mend = "give it a label: one around it, or one whose for is its id"

  func check(_ page: CheckedPage) -> [Fault] {
    let fields = page.metFields.filter { $0.name.source == .guess }.map { field in
      let labels = page.markup.labels(of: field.index)
      return labels.isEmpty
        ? Fault(field, "has no label")
        : Fault(field, "has a label without words", mend: "write words into its label")
    }
    return fields + page.forms.flatMap { readouts(of: $0, page.markup) }
  }

  /// What a form shows a part of something by, such as 40 percent: of what it does not say.
  private func readouts(of form: CheckedForm, _ markup: PageElements) -> [Fault] {
    form.readouts.compactMap { index, readout in
      guard readout.kind != .output, readout.name == nil else { return nil }
      let takesLabel = ["meter", "progress"].contains(markup.tag(index))
      return Fault(
        index, "this \(readout.kind.rawValue) has no label",
        mend: takesLabel ? nil : "name it with aria-labelledby or aria-label")
    }
  }
}
