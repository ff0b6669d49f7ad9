/// A parsed page with all that is known of it before one of its forms is read.
struct FormPage: Sendable {
  let markup: Markup
  let owners: FormOwners
  let naming: Naming
  let summaries: [ErrorSummary]
  /// The headings that are shown and head no summary.
  let headings: [Markup.Index]
  /// Those of them that can name a form they stand before: of the first two levels, in no form.
  let headingsOutside: [Markup.Index]
  /// The title of the page.
  let title: String?
  /// For each node whether a fieldset around it, in whose legend it does not stand, is disabled.
  private let isInDisabledFieldset: [Bool]

  init(_ markup: Markup, formEndTags: [Int]) {
    self.markup = markup
    owners = FormOwners(markup, endTags: formEndTags)
    naming = Naming(markup)
    title = markup.elements(["title"], in: markup.nodes.indices).first
      .flatMap { markup.textAlternative(of: $0).foldedOrNil }
    var described: Set<Markup.Index> = []
    for index in markup.nodes.indices where !markup.isText(index) {
      described.formUnion(markup.references("aria-describedby", of: index))
      described.formUnion(markup.references("aria-errormessage", of: index))
    }
    let summaries = ErrorSummary.all(in: markup, apartFrom: described)
    self.summaries = summaries
    let headings = markup.nodes.indices.filter { index in
      guard markup.isHeading(index), !markup.isHidden(index) else { return false }
      // Summaries stand in order, and none in another.
      let before = summaries.partitioningIndex { $0.index >= index }
      return before == 0 || !markup.isInside(index, summaries[before - 1].index)
    }
    let owners = owners
    self.headings = headings
    headingsOutside = headings.filter {
      ["h1", "h2"].contains(markup.tag($0)) && owners.form(around: $0) == nil
    }
    var legends: [Markup.Index: Markup.Index] = [:]
    for fieldset in markup.elements(["fieldset"], in: markup.nodes.indices)
    where markup.has("disabled", fieldset) {
      legends[fieldset] = naming.legend(of: fieldset) ?? fieldset
    }
    isInDisabledFieldset = markup.inherited(false) { index, around in
      guard !around, let parent = markup.nodes[index].parent else { return around }
      return legends[parent].map { $0 != index } ?? false
    }
  }

  /// Whether a control can be neither focused nor sent: by itself, or by a fieldset that is
  /// disabled, in whose legend it does not stand.
  func isDisabled(_ control: Markup.Index) -> Bool {
    markup.has("disabled", control) || isInDisabledFieldset[control]
  }

  /// Whether a control is sent without being met.
  func isHidden(_ control: Markup.Index) -> Bool {
    markup.tag(control) == "input" && markup.keyword("type", of: control) == "hidden"
      || markup.isHidden(control)
  }
}
