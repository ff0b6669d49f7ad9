import FormFiles

/// A language that no voice speaks, or a tag that is none (WCAG 3.1.1 and 3.1.2, BCP 47).
struct UnspokenLanguage: Rule {
  let name = "unspoken-language"
  let level = Finding.Level.error
  let why = "another voice reads it, and hardly anybody understands that"
  let mend = "write the tag of a language that is spoken, as aloud voices lists them"

  func check(_ page: CheckedPage) -> [Fault] {
    guard let speaks = page.speaks else { return [] }
    let markup = page.markup
    let forms = page.forms.map { markup.range(of: $0.index) }
    var seen: Set<String> = []
    return markup.indices.compactMap { index in
      guard let tag = markup.attribute("lang", of: index), !tag.isEmpty,
        // A page's list of languages to choose from is not the form's.
        !page.controls(in: index).isEmpty || PageElements.controlTags.contains(markup.tag(index))
          || forms.contains(where: { $0.contains(index) }),
        seen.insert(tag.lowercased()).inserted, !speaks(tag.lowercased())
      else { return nil }
      return Fault(
        index, "this \(markup.tag(index)) is in the language \(tag.quoted), which no voice speaks")
    }
  }
}
