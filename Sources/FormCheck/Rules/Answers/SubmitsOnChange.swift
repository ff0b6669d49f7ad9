import FormFiles

/// A choice that sends the form, or leaves the page, as soon as it changes (WCAG 3.2.2).
struct SubmitsOnChange: Rule {
  let name = "submits-on-change"
  let level = Finding.Level.error
  let why = "who goes through its options with the arrow keys is taken away by the first one"
  let mend = "send the form by a button"

  func check(_ page: CheckedPage) -> [Fault] {
    page.metFields.compactMap { field in
      let script = ["onchange", "oninput"].first { attribute in
        let script = page.markup.attribute(attribute, of: field.index) ?? ""
        return ["submit(", "requestSubmit(", "location"].contains { script.contains($0) }
      }
      return script.map { Fault(field, "sends the form or leaves the page in \($0)") }
    }
  }
}
