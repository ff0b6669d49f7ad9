import FormFiles

/// A button, or a link in a form, whose words say nothing without the page around it (WCAG 2.4.4
/// and 2.4.6).
struct VagueName: Rule {
  let name = "vague-name"
  let level = Finding.Level.warning
  let why = "heard alone, that does not say what it does"
  let mend = "name what it does, or where it leads"

  private static let vague: Set = [
    "button", "click", "click here", "click me", "here", "link", "more", "press here", "tap here",
    "this", "this link",
  ]

  func check(_ page: CheckedPage) -> [Fault] {
    let markup = page.markup
    let buttons = page.met.filter { !$0.isField && $0.name.source != .guess }
      .filter { isVague($0.name.text) }
      .map { Fault($0.index, "this button is called \($0.name.text.quoted)") }
    let ranges = page.forms.map { markup.range(of: $0.index) }
    let links = ranges.flatMap { markup.elements(["a"], in: $0) }.compactMap { link -> Fault? in
      guard markup.has("href", link), !markup.isHidden(link) else { return nil }
      let words = markup.words(in: link)
      return isVague(words) ? Fault(link, "this link is called \(words.quoted)") : nil
    }
    return buttons + links
  }

  /// Whether a name is one of those, or a sign alone.
  private func isVague(_ name: String) -> Bool {
    let words = name.bareWords
    return words.isEmpty ? !name.isEmpty : Self.vague.contains(words)
  }
}
