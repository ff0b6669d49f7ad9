import FormFiles

/// Fields of one group that are called the same (WCAG 2.4.6).
struct DuplicateLabel: Rule {
  let name = "duplicate-label"
  let level = Finding.Level.error
  let why = "a listener cannot tell them apart"
  let mend = "say in each label what the field is for"

  func check(_ page: CheckedPage) -> [Fault] {
    SameNames.repeated(in: page) { $0.group != nil }.map { field, first in
      Fault(
        field,
        "is called like the \(first.noun) of the same group in line "
          + "\(page.line(of: first.index))")
    }
  }
}
