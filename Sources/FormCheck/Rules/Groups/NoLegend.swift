import FormFiles

/// A group that nothing names (WCAG 1.3.1; HTML's `legend`, WAI-ARIA's `group`).
struct NoLegend: Rule {
  let name = "no-legend"
  let level = Finding.Level.warning
  let why = "a listener does not hear what its fields have in common"
  let mend = "begin it with a legend"

  func check(_ page: CheckedPage) -> [Fault] {
    let sizes = Dictionary(grouping: page.metFields, by: \.form).mapValues(\.count)
    return page.groups.values.compactMap { group in
      guard group.name == nil else { return nil }
      let fields = page.controls(in: group.index).filter { $0.isMet && $0.isField }
      // One around a whole form is there to disable it, or to draw a line.
      guard let first = fields.first, fields.count < sizes[first.form] ?? 0 || isOneChoice(fields)
      else { return nil }
      return page.markup.tag(group.index) == "fieldset"
        ? Fault(group.index, "this fieldset has no legend")
        : Fault(
          group.index, "this group has no name",
          mend: "name it with aria-labelledby or aria-label")
    }
  }

  private func isOneChoice(_ fields: [CheckedControl]) -> Bool {
    fields.allSatisfy { $0.type == .radio }
  }
}
