import FormFiles

/// A label whose `for` names no field (HTML: it must be the id of a labelable element).
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
    return markup.elements(["label"], in: markup.nodes.indices).compactMap { label in
      guard let id = markup.attribute("for", of: label), !markup.isHidden(label) else { return nil }
      let what = "this label is for \(id.quoted)"
      guard let target = markup.indices[id] else { return Fault(label, "\(what), which is no id") }
      let tag = markup.tag(target)
      if tag == "input", markup.controlType(of: target) == .hidden {
        return Fault(label, "\(what), a hidden input")
      }
      // An element of the page's own may be a field.
      guard !Self.labelable.contains(tag), !tag.contains("-") else { return nil }
      return Fault(label, "\(what), a \(tag), which takes no label")
    }
  }
}
