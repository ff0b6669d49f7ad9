import FormFiles

/// A field that the page calls invalid without saying why (WCAG 3.3.1).
struct ErrorWithoutText: Rule {
  let name = "error-without-text"
  let level = Finding.Level.error
  let why = "a listener hears that it is wrong, but not what is wrong"
  let mend = "say what is wrong in an element that aria-describedby names"

  func check(_ page: CheckedPage) -> [Fault] {
    let choices = page.choices.filter { choice in
      choice.met.contains { page.markup.isMarkedInvalid($0.index) }
        && !choice.buttons.contains { hasError($0, page) }
    }
    let silent = Set(choices.compactMap { $0.met.first?.index })
    return page.metFields.filter { field in
      if field.type == .radio { return silent.contains(field.index) }
      return page.markup.isMarkedInvalid(field.index) && !hasError(field, page)
    }.map { Fault($0, "is marked as invalid, and no text says why") }
  }

  private func hasError(_ field: CheckedControl, _ page: CheckedPage) -> Bool {
    field.element?.reportedError != nil || page.markup.error(of: field.index) != nil
      || page.markup.ancestors(of: field.index).contains { page.groups[$0]?.hasError == true }
  }
}
