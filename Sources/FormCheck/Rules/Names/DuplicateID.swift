import FormFiles

/// An `id` that labels or ARIA refer to, and that several elements bear (HTML: an id is unique).
struct DuplicateID: Rule {
  let name = "duplicate-id"
  let level = Finding.Level.error
  let why = "the first one takes the words that are meant for the other"
  let mend = "give each element an id of its own"

  private static let referring: Set = [
    "for", "form", "list", "aria-activedescendant", "aria-controls", "aria-describedby",
    "aria-details", "aria-errormessage", "aria-flowto", "aria-labelledby", "aria-owns",
  ]

  func check(_ page: CheckedPage) -> [Fault] {
    let markup = page.markup
    var bearers: [String: [Markup.Index]] = [:]
    var referrers: [String: (attribute: String, node: Markup.Index)] = [:]
    for index in markup.nodes.indices {
      for attribute in markup.nodes[index].attributes {
        if attribute.name == "id" {
          bearers[attribute.value, default: []].append(index)
        } else if Self.referring.contains(attribute.name) {
          for id in markup.words(attribute.name, of: index) where referrers[id] == nil {
            referrers[id] = (attribute.name, index)
          }
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
