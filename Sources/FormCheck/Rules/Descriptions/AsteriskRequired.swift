import FormFiles

/// A field whose label has an asterisk, and that is not marked as required (WCAG 1.3.1 and 3.3.2).
struct AsteriskRequired: Rule {
  let name = "asterisk-required"
  let level = Finding.Level.error
  let why = "a listener is not told that it must be filled in"
  let mend = "add the attribute required"

  func check(_ page: CheckedPage) -> [Fault] {
    let fields = page.metFields.filter { field in
      field.type != .radio && takesRequired(field, page) && !isRequired(field, page)
        && hasAsterisk(field, page)
    }
    let choices = page.choices.compactMap { choice -> CheckedControl? in
      guard let first = choice.met.first, !choice.buttons.contains(where: { isRequired($0, page) })
      else { return nil }
      return groupHasAsterisk(around: first, page) ? first : nil
    }
    return (Array(fields) + choices).map {
      Fault(
        $0,
        "is called required by an asterisk in its \($0.type == .radio ? "question" : "label") alone"
      )
    }
  }

  private func takesRequired(_ field: CheckedControl, _ page: CheckedPage) -> Bool {
    switch field.type {
    case .range, .text(.color): false
    default: !field.isDisabled && !page.markup.has("readonly", field.index)
    }
  }

  private func isRequired(_ field: CheckedControl, _ page: CheckedPage) -> Bool {
    let markup = page.markup
    let around = field.group.map { [field.index, $0] } ?? [field.index]
    return markup.has("required", field.index)
      || around.contains { markup.keyword("aria-required", of: $0) == "true" }
  }

  private func hasAsterisk(_ field: CheckedControl, _ page: CheckedPage) -> Bool {
    let labels = page.markup.labels(of: field.index)
    return labels.isEmpty
      ? isMarked(field.name.text) : labels.contains { isMarked(sight(of: $0, page)) }
  }

  private func groupHasAsterisk(around field: CheckedControl, _ page: CheckedPage) -> Bool {
    guard let group = field.group else { return false }
    let legend = page.markup.legend(of: group)
    return isMarked(
      legend.map { sight(of: $0, page) } ?? page.groups[group]?.name ?? "")
  }

  /// What stands in a label for the eye, where no words are heard in its place.
  private func sight(of label: PageElements.Index, _ page: CheckedPage) -> String {
    let markup = page.markup
    var text = ""
    var index = label + 1
    while index < markup.descendants(of: label).upperBound {
      let isLeftOut =
        markup.has("aria-label", index) || PageElements.controlTags.contains(markup.tag(index))
        || markup.takesAway(index)
      text += markup.text(of: index)
      index = isLeftOut ? markup.descendants(of: index).upperBound : index + 1
    }
    return text
  }

  /// Whether a text begins or ends in an asterisk, which may stand in parentheses of its own; where
  /// there are several, they are signs of the text, as for stars.
  private func isMarked(_ text: String) -> Bool {
    // Most labels have none, and patterns take their time.
    guard text.count(where: { "*＊∗✱﹡".contains($0) }) == 1 else { return false }
    return text.contains(/^\s*\(?\s*[*＊∗✱﹡]\s*(?:\)|[^)\s])/)
      || text.contains(/(?:[^(\s]\s*|\(\s*)[*＊∗✱﹡]\s*\)?[\s:]*$/)
      || text.wholeMatch(of: /\s*[*＊∗✱﹡]\s*/) != nil
  }
}
