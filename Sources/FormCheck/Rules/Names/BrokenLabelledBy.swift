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

extension CheckedPage {
  /// Forms, groups and controls, in order.
  var nameables: [PageElements.Index] {
    (forms.map(\.index) + groups.keys + met.map(\.index)).sorted()
  }

  /// The elements whose attribute names ids that are none.
  func broken(_ attribute: String, of elements: [PageElements.Index]) -> [Fault] {
    elements.compactMap { index in
      let missing = markup.words(attribute, of: index).filter { markup.element(withID: $0) == nil }
      guard let first = missing.first else { return nil }
      return Fault(index, "\(attribute) names \(first.quoted), which is no id")
    }
  }
}
