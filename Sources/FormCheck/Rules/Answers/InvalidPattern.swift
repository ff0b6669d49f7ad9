import FormCore

/// A pattern that is no regular expression: browsers ignore it (HTML's `pattern`).
struct InvalidPattern: Rule {
  let name = "invalid-pattern"
  let level = Finding.Level.warning
  let why = "browsers ignore it, and wrong answers are sent"
  let mend = "write a regular expression as JavaScript has it with its v flag"

  func check(_ page: CheckedPage) -> [Fault] {
    page.patterns.filter { $0.status == .invalid }.map {
      Fault($0.field, "has the pattern \($0.pattern.quoted), which is no regular expression")
    }
  }
}
