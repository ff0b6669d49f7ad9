import FormCore

/// A pattern that browsers enforce and Aloud cannot (our own rule).
struct UncheckedPattern: Rule {
  let name = "unchecked-pattern"
  let level = Finding.Level.warning
  let why = "Aloud takes every answer, and only the server can refuse it"
  let mend = "write a simpler pattern"

  func check(_ page: CheckedPage) -> [Fault] {
    page.patterns.compactMap { checked in
      guard case .untranslatable(let reason) = checked.status else { return nil }
      return Fault(
        checked.field,
        "has the pattern \(checked.pattern.quoted), which Aloud cannot check (\(reason))")
    }
  }
}
