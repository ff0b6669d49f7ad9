import FormFiles

/// A page in which there is nothing to fill in, or to send (our own rule).
struct NothingToFill: Rule {
  let name = "nothing-to-fill"
  let level = Finding.Level.error
  let why = "a listener finds no form in it"
  let mend = "write the form into the page, rather than by a script"

  func check(_ page: CheckedPage) -> [Fault] {
    guard let root = page.root, page.scripted.isEmpty, !page.met.contains(where: { _ in true })
    else { return [] }
    return [
      Fault(
        root,
        page.forms.isEmpty
          ? "this page has no form and no control" : "no form of this page has a control to be met")
    ]
  }
}
