import FormFiles

/// A description that says what the name says already (WAI-ARIA, accessible descriptions).
struct RepeatedDescription: Rule {
  let name = "repeated-description"
  let level = Finding.Level.warning
  let why = "a listener hears the same words twice"
  let mend = "leave it out, or say something that the label does not"

  func check(_ page: CheckedPage) -> [Fault] {
    page.metFields.compactMap { field in
      let name = field.name.text.bareWords
      guard !name.isEmpty, field.name.source != .guess else { return nil }
      let source = sources(of: field, page).first { $0.words?.bareWords == name }
      return source.map {
        Fault(field, "has a label and \($0.what) that say the same")
      }
    }
  }

  private func sources(
    of field: CheckedControl, _ page: CheckedPage
  ) -> [(what: String, words: String?)] {
    let attribute = { page.markup.attribute($0, of: field.index) }
    return [
      ("a description", page.markup.description(of: field.index)),
      ("a title", field.name.source == .title ? nil : attribute("title")),
      ("a placeholder", field.name.source == .placeholder ? nil : attribute("placeholder")),
    ]
  }
}
