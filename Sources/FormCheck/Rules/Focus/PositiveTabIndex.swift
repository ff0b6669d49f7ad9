/// An element that Tab reaches before those that stand before it (WCAG 2.4.3, HTML's `tabindex`).
struct PositiveTabIndex: Rule {
  let name = "positive-tabindex"
  let level = Finding.Level.warning
  let why = "Tab jumps to it over all that stands before it"
  let mend = "put it where it belongs in the page, and write tabindex=\"0\" or leave it out"

  func check(_ page: CheckedPage) -> [Fault] {
    let markup = page.markup
    return markup.indices.compactMap { index in
      guard let order = page.tabIndex(of: index), order > 0, !markup.isHidden(index) else {
        return nil
      }
      return Fault(index, "this \(markup.tag(index)) has the tabindex \(order)")
    }
  }
}
