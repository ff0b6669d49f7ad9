import FormFiles

/// A button that nothing names: an icon, mostly (WCAG 4.1.2 and 1.1.1).
struct EmptyButton: Rule {
  let name = "empty-button"
  let level = Finding.Level.error
  let why = "a listener cannot know what it does"
  let mend = "write words into it, or into its aria-label"

  func check(_ page: CheckedPage) -> [Fault] {
    page.met.filter { isEmpty($0, page) }.map { button in
      button.type == .image
        ? Fault(button, "is a picture without words", mend: "say in its alt what it does")
        : Fault(button, "has no words")
    }
  }

  private func isEmpty(_ button: CheckedControl, _ page: CheckedPage) -> Bool {
    let markup = page.markup
    switch button.type {
    case .image:
      // Browsers call one without words "Submit", whatever the picture shows.
      return button.name.source == .guess || !isNamed(button, markup)
    case .button:
      guard button.name.source == .guess else { return false }
      if markup.tag(button.index) == "button" {
        // A drawing may bring its name with it.
        return !markup.elements(["title"], in: markup.descendants(of: button.index))
          .contains { !markup.words(in: $0).isEmpty }
      }
      // Browsers name submit and reset buttons themselves, unless the page takes that away.
      return markup.keyword("type", of: button.index) == "button"
        || markup.has("value", button.index)
    default: return false
    }
  }

  /// Whether the page names a picture.
  private func isNamed(_ button: CheckedControl, _ markup: PageElements) -> Bool {
    ["alt", "value", "title", "aria-label", "aria-labelledby"]
      .contains { markup.prose($0, of: button.index) != nil }
      || !markup.labels(of: button.index).isEmpty
  }
}
