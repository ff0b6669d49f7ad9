/// What a page says about a control or a group beside its name: what is wrong with it, and the
/// rest.
struct Remarks {
  /// The words that describe it.
  var description: String?
  /// The words that say what is wrong with it.
  var error: String?
  /// The elements whose words these are.
  var sources: [Markup.Index] = []

  /// Reads the remarks that ARIA attributes refer to.
  ///
  /// - Parameter skipped: Elements that count elsewhere.
  init(on index: Markup.Index, _ markup: Markup, skipping skipped: Set<Markup.Index> = []) {
    let isInvalid = markup.isMarkedInvalid(index)
    let messages = isInvalid ? markup.references("aria-errormessage", of: index) : []
    let targets = markup.references("aria-describedby", of: index)
      .filter { !skipped.contains($0) && !messages.contains($0) }
    let named = targets.filter { markup.isErrorMessage($0) }
    let hasOneOnly = isInvalid && messages.isEmpty && named.isEmpty && targets.count == 1
    let errors = messages + (hasOneOnly ? targets : named)
    // A message that waits in hiding for a script to show it is none yet.
    let told = errors.filter { isInvalid || !markup.isHidden($0) }
    let rest = targets.filter { !errors.contains($0) }
    error = markup.textAlternative(of: told).flatMap(Self.withoutHeading)
    description =
      markup.textAlternative(of: rest)
      ?? markup.attribute("aria-description", of: index)?.foldedOrNil
    sources = told + rest
  }

  /// Without a leading "Error:", which is said of it in any case.
  static func withoutHeading(_ text: String) -> String? {
    let heading = "error:"
    guard text.prefix(heading.count).lowercased() == heading else { return text }
    return text.dropFirst(heading.count).foldedOrNil
  }
}

extension Markup {
  /// Whether the page says that what a control holds is wrong.
  func isMarkedInvalid(_ index: Index) -> Bool {
    switch keyword("aria-invalid", of: index) {
    case nil, "", "false": false
    default: true
    }
  }

  /// Whether an element is called an error by those who wrote the page.
  func isErrorMessage(_ index: Index) -> Bool {
    ["class", "id"].contains { name in
      let words = keyword(name, of: index) ?? ""
      return words.contains("error") || words.contains("invalid")
    }
  }
}
