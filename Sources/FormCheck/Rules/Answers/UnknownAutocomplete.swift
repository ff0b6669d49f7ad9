import FormFiles

/// An `autocomplete` that HTML does not know (WCAG 1.3.5).
struct UnknownAutocomplete: Rule {
  let name = "unknown-autocomplete"
  let level = Finding.Level.warning
  let why = "no browser and no reader knows what is asked for"
  let mend = "write one of the tokens that HTML lists, such as email or given-name"

  func check(_ page: CheckedPage) -> [Fault] {
    page.metFields.compactMap { field in
      guard let written = page.markup.attribute("autocomplete", of: field.index),
        !Purposes.isKnown(
          page.markup.words("autocomplete", of: field.index).map { $0.lowercased() })
      else { return nil }
      return Fault(field, "has the autocomplete \(written.quoted)")
    }
  }
}
