import FormFiles

/// Radio buttons that no named group holds (WCAG 1.3.1).
struct RadioWithoutGroup: Rule {
  let name = "radio-without-group"
  let level = Finding.Level.error
  let why = "a listener hears the answers, but not the question"
  let mend = "put them into a fieldset whose legend asks the question"

  func check(_ page: CheckedPage) -> [Fault] {
    page.choices.compactMap { choice in
      guard let first = choice.met.first, first.group == nil else { return nil }
      return Fault(
        first,
        choice.met.count == 1
          ? "stands in no group that has a name"
          : "and the others of its name stand in no group that has a name")
    }
  }
}
