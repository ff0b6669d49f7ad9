/// A parsed page with all that is known of it before one of its forms is read.
struct FormPage: Sendable {
  let markup: Markup
  let owners: FormOwners
  let naming: Naming
  let disclosures: DisclosureMarkup
  let summaries: [ErrorSummary]
  /// The headings that are shown and head no summary.
  let headings: [Markup.Index]
  /// The title of the page.
  let title: Words?

  init(_ markup: Markup, formEndTags: [Int]) {
    self.markup = markup
    owners = FormOwners(markup, endTags: formEndTags)
    let naming = Naming(markup)
    self.naming = naming
    disclosures = DisclosureMarkup(markup)
    title = markup.elements(["title"], in: markup.nodes.indices).first
      .flatMap { naming.words(in: $0).orNil }
    var described: Set<Markup.Index> = []
    for index in markup.nodes.indices where !markup.isText(index) {
      described.formUnion(markup.references("aria-describedby", of: index))
      described.formUnion(markup.references("aria-errormessage", of: index))
    }
    let summaries = ErrorSummary.all(in: naming, apartFrom: described)
    self.summaries = summaries
    headings = markup.nodes.indices.filter { index in
      markup.isHeading(index) && !markup.isHidden(index)
        && !summaries.contains { markup.isInside(index, $0.index) }
    }
  }

  /// Whether a control can be neither focused nor sent: by itself, or by a fieldset that is
  /// disabled, in whose legend it does not stand.
  func isDisabled(_ control: Markup.Index) -> Bool {
    if markup.has("disabled", control) { return true }
    return markup.ancestors(of: control).contains { ancestor in
      guard markup.tag(ancestor) == "fieldset", markup.has("disabled", ancestor) else {
        return false
      }
      return naming.legend(of: ancestor).map { !markup.isInside(control, $0) } ?? true
    }
  }

  /// Whether a control is sent without being met.
  func isHidden(_ control: Markup.Index) -> Bool {
    markup.tag(control) == "input" && markup.keyword("type", of: control) == "hidden"
      || isOutOfSight(control)
  }

  /// Whether an element takes its text out of sight for good.
  func silences(_ index: Markup.Index) -> Bool {
    markup.hides(index) && disclosures.revealers[index] == nil
  }

  /// Whether a control is out of sight for good: not because of what a check box reveals.
  private func isOutOfSight(_ control: Markup.Index) -> Bool {
    guard markup.isHidden(control) else { return false }
    return isInvisible(control)
      || ([control] + markup.ancestors(of: control)).contains(where: silences)
  }

  /// Whether a node cannot be seen for good, though something in it may be.
  func isInvisible(_ index: Markup.Index) -> Bool {
    guard markup.isInvisible(index) else { return false }
    let cause = ([index] + markup.ancestors(of: index)).first(where: markup.makesInvisible)
    return cause.map { disclosures.revealers[$0] == nil } ?? false
  }
}
