import FormFiles

/// A page without a title (WCAG 2.4.2).
struct NoTitle: Rule {
  let name = "no-title"
  let level = Finding.Level.warning
  let why = "a listener hears the name of a file instead"
  let mend = "say in the element title what the page is for"

  func check(_ page: CheckedPage) -> [Fault] {
    guard let root = page.root, page.markup.title == nil, !page.controls.isEmpty else { return [] }
    return [Fault(root, "this page has no title")]
  }
}
