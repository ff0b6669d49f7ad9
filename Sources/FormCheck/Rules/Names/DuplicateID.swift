import FormFiles

/// An `id` that labels or ARIA refer to, and that several elements bear (HTML: an id is unique).
struct DuplicateID: Rule {
  let name = "duplicate-id"
  let level = Finding.Level.error
  let why = "the first one takes the words that are meant for the other"
  let mend = "give each element an id of its own"

  private static let referring = [
    "for", "form", "list", "aria-activedescendant", "aria-controls", "aria-describedby",
    "aria-details", "aria-errormessage", "aria-flowto", "aria-labelledby", "aria-owns",
  ]

  func check(_ page: CheckedPage) -> [Fault] {
    let markup = page.markup
    var bearers: [String: [PageElements.Index]] = [:]
    var referrers: [String: (attribute: String, node: PageElements.Index)] = [:]
    for index in markup.indices {
      if let id = markup.attribute("id", of: index) { bearers[id, default: []].append(index) }
      for attribute in Self.referring {
        for id in markup.words(attribute, of: index) where referrers[id] == nil {
          referrers[id] = (attribute, index)
        }
      }
    }
    return bearers.flatMap { id, nodes -> [Fault] in
      guard let first = nodes.first, nodes.count > 1, let referrer = referrers[id] else {
        return []
      }
      return nodes.dropFirst().map { node in
        Fault(
          node,
          "this \(markup.tag(node)) has the id \(id.quoted) of the \(markup.tag(first)) in line "
            + "\(page.line(of: first)), and \(referrer.attribute) in line "
            + "\(page.line(of: referrer.node)) refers to it")
      }
    }
  }
}
