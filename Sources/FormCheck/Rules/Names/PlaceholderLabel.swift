import FormFiles

/// A field that its placeholder alone names (WCAG 3.3.2; HTML asks not to use it as a label).
struct PlaceholderLabel: Rule {
  let name = "placeholder-label"
  let level = Finding.Level.warning
  let why = "some readers never read it, and it is gone once something is typed"
  let mend = "give it a label, and keep the placeholder for an example"

  func check(_ page: CheckedPage) -> [Fault] {
    page.metFields.filter { $0.name.source == .placeholder }.map {
      Fault($0, "is named by its placeholder alone")
    }
  }
}
