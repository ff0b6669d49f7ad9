/// A field that Tab never reaches (WCAG 2.1.1, HTML's `tabindex`).
struct SkippedByTab: Rule {
  let name = "skipped-by-tab"
  let level = Finding.Level.warning
  let why = "who goes from field to field never hears of it"
  let mend = "leave tabindex out, or hide the field from everybody"

  func check(_ page: CheckedPage) -> [Fault] {
    // Of radio buttons, scripts make all but one so: arrows reach them.
    page.metFields.filter { $0.type != .radio && !$0.isDisabled }.compactMap { field in
      guard let order = page.tabIndex(of: field.index), order < 0 else { return nil }
      return Fault(field, "has the tabindex \(order)")
    }
  }
}
