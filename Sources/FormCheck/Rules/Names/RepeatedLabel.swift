import FormFiles

/// Fields outside any group that are called the same: a heading may tell them apart, but not to
/// those who go from field to field (WCAG 1.3.1 and 2.4.6).
struct RepeatedLabel: Rule {
  let name = "repeated-label"
  let level = Finding.Level.warning
  let why = "who goes from field to field cannot tell them apart"
  let mend =
    "say in each label what the field is for, or put the parts of the form into fieldsets with "
    + "legends"

  func check(_ page: CheckedPage) -> [Fault] {
    SameNames.repeated(in: page) { $0.group == nil }.map { field, first in
      Fault(
        field,
        "is called like the \(first.noun) in line "
          + "\(page.line(of: first.index))")
    }
  }
}
