import FormFiles

/// A name that was to be taken from an element that is not there (WAI-ARIA, `aria-labelledby`).
struct BrokenLabelledBy: Rule {
  let name = "broken-labelledby"
  let level = Finding.Level.error
  let why = "a listener misses a part of its name, or all of it"
  let mend = "write the id of an element that has the words"

  func check(_ page: CheckedPage) -> [Fault] {
    page.broken("aria-labelledby", of: page.nameables)
  }
}
