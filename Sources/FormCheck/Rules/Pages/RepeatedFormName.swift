import FormFiles

/// Forms of one page that are called the same (WCAG 2.4.6).
struct RepeatedFormName: Rule {
  let name = "repeated-form-name"
  let level = Finding.Level.warning
  let why = "a listener cannot tell which of them they are in"
  let mend = "name it with aria-labelledby or aria-label"

  func check(_ page: CheckedPage) -> [Fault] {
    var first: [String: CheckedForm] = [:]
    return page.forms.filter { $0.tree.fieldCount > 0 }.compactMap { form in
      guard let same = first[form.tree.name] else {
        first[form.tree.name] = form
        return nil
      }
      return Fault(
        form.index,
        "this form is called \(form.tree.name.quoted), like that in line "
          + "\(page.line(of: same.index))")
    }
  }
}
