import FormFiles

/// A label that labels no field: its `for` names none (HTML: it must be the id of a labelable
/// element), or it has no `for` and holds none.
struct LabelForNothing: Rule {
  let name = "label-for-nothing"
  let level = Finding.Level.error
  let why = "its words are not heard with any field"
  let mend = "write the id of its field into for"

  private static let labelable: Set = [
    "button", "input", "meter", "output", "progress", "select", "textarea",
  ]

  func check(_ page: CheckedPage) -> [Fault] {
    let markup = page.markup
    let named = Set(
      markup.indices.lazy.filter { !markup.isText($0) }
        .flatMap { markup.words("aria-labelledby", of: $0) })
    return markup.elements(["label"], in: markup.indices).compactMap { label in
      guard !markup.isHidden(label), !isReferredTo(label, named, markup) else { return nil }
      let words = markup.words(in: label)
      let title = words.isEmpty ? "this label" : "the label \(words.quoted)"
      guard let id = markup.attribute("for", of: label) else {
        return holdsField(label, markup)
          ? nil : Fault(label, "\(title) has no for, and holds no field")
      }
      let what = "\(title) is for \(id.quoted)"
      guard let target = markup.element(withID: id) else {
        return Fault(label, "\(what), which is no id")
      }
      let tag = markup.tag(target)
      if tag == "input", markup.controlType(of: target) == .hidden {
        return Fault(label, "\(what), a hidden input")
      }
      guard !isLabelable(target, markup) else { return nil }
      return Fault(label, "\(what), a \(tag), which takes no label")
    }
  }

  /// Whether something, a script's control too, takes its name from it in another way.
  private func isReferredTo(
    _ label: PageElements.Index, _ ids: Set<String>, _ markup: PageElements
  ) -> Bool {
    markup.attribute("id", of: label).map(ids.contains) ?? false
  }

  private func holdsField(_ label: PageElements.Index, _ markup: PageElements) -> Bool {
    markup.descendants(of: label).contains { isLabelable($0, markup) }
  }

  /// Whether an element takes labels; one of the page's own making may.
  private func isLabelable(_ index: PageElements.Index, _ markup: PageElements) -> Bool {
    let tag = markup.tag(index)
    return Self.labelable.contains(tag) || tag.contains("-")
  }
}
