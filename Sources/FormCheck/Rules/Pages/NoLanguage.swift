import FormFiles

/// A page that does not tell its language (WCAG 3.1.1).
struct NoLanguage: Rule {
  let name = "no-language"
  let level = Finding.Level.warning
  let why = "the voice of another language may read it"
  let mend = "write it into the html element, such as lang=\"en\""

  func check(_ page: CheckedPage) -> [Fault] {
    let places = page.forms.map(\.index) + page.met.filter { $0.form == nil }.map(\.index)
    guard let root = page.root, places.contains(where: { page.markup.language(at: $0) == nil })
    else { return [] }
    return [Fault(root, "this page does not tell its language")]
  }
}
