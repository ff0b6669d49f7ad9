/// What a page says about a control or a group beside its name: what is wrong with it, and the
/// rest.
struct Remarks {
  /// The words that describe it.
  var description: Words?
  /// The words that say what is wrong with it.
  var error: Words?
  /// The elements whose words these are.
  var sources: [Markup.Index] = []

  /// Reads the remarks that ARIA attributes refer to, and those of labels that tell an error.
  ///
  /// - Parameter skipped: Elements that count elsewhere.
  init(on index: Markup.Index, _ naming: Naming, skipping skipped: Set<Markup.Index> = []) {
    let markup = naming.markup
    let isInvalid = markup.isMarkedInvalid(index)
    let messages = isInvalid ? markup.references("aria-errormessage", of: index) : []
    let targets = markup.references("aria-describedby", of: index)
      .filter { !skipped.contains($0) && !messages.contains($0) }
    let named = targets.filter { markup.isErrorMessage($0) }
    let hasOneOnly = isInvalid && messages.isEmpty && named.isEmpty && targets.count == 1
    let referenced = messages + (hasOneOnly ? targets : named)
    let labels = naming.labels.errors(of: index).filter { !(referenced + targets).contains($0) }
    let errors = referenced + labels
    // A message that waits in hiding to be shown is none yet.
    let isCalledInvalid = isInvalid || markup.words("class", of: index).contains("is-invalid")
    let told = errors.filter {
      isCalledInvalid || !markup.isHidden($0) && !markup.waitsForClass($0)
    }
    let rest = targets.filter { !errors.contains($0) }
    var alternative = TextAlternative(naming.labels, of: index)
    error = Self.join(told, &alternative).flatMap(Self.withoutHeading)
    description =
      Self.join(rest, &alternative)
      ?? markup.attributeWords("aria-description", of: index)?.orNil
    sources = errors + rest
  }

  /// The words of several elements, without those that another of them has said.
  private static func join(
    _ elements: [Markup.Index], _ alternative: inout TextAlternative
  ) -> Words? {
    var told: Set<Words> = []
    var all: [Words] = []
    for element in elements {
      let words = alternative.words(ofReferenced: [element])
      if told.insert(words).inserted { all.append(words) }
    }
    return Words.joined(all).orNil
  }

  /// Without a leading "Error:", which is said of it in any case.
  static func withoutHeading(_ words: Words) -> Words? {
    let heading = "error:"
    guard words.text.prefix(heading.count).lowercased() == heading else { return words }
    return words.dropFirst(heading.count).orNil
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
      guard let words = keyword(name, of: index) else { return false }
      return words.contains("error") || words.contains("invalid")
    }
  }
}
