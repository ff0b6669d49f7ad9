import FormFiles

/// A description or an error that was to be taken from an element that is not there (WAI-ARIA,
/// `aria-describedby` and `aria-errormessage`).
struct BrokenDescription: Rule {
  let name = "broken-description"
  let level = Finding.Level.warning
  let why = "a listener misses what is said there"
  let mend = "write the id of an element that has the words, or leave the attribute out"

  func check(_ page: CheckedPage) -> [Fault] {
    let nameables = page.nameables
    let invalid = nameables.filter { page.markup.isMarkedInvalid($0) }
    return page.broken("aria-describedby", of: nameables)
      + page.broken("aria-errormessage", of: invalid)
  }
}
