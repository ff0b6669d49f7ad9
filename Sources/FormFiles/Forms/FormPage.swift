/// A parsed page with all that is known of it before one of its forms is read.
struct FormPage: Sendable {
  let markup: Markup
  /// What the page was written in.
  let encoding: TextEncoding
  let owners: FormOwners
  let naming: Naming
  let disclosures: DisclosureMarkup
  let summaries: [ErrorSummary]
  /// The headings that are shown and head no summary.
  let headings: [Markup.Index]
  /// Those of them that can name a form they stand before: of the first two levels, in no form.
  let headingsOutside: [Markup.Index]
  /// The title of the page.
  let title: Words?
  /// For each node whether a fieldset around it, in whose legend it does not stand, is disabled.
  private let isInDisabledFieldset: [Bool]

  /// Reads a page from its bytes, whether there is a form in it or not.
  ///
  /// - Parameter file: What the page is called in messages.
  /// - Throws: A `FormFileError` where the bytes are no page.
  init(bytes: [UInt8], file: String) throws(FormFileError) {
    try self.init(PageText(bytes, file: file), file: file)
  }

  /// Reads a page from its text, for those who need that too.
  init(_ text: PageText, file: String) throws(FormFileError) {
    let scan = SourceScan(text.utf8.span)
    if let (excess, offset) = scan.excess {
      throw .tooMuch(excess, file: file, line: text.line(at: offset))
    }
    let (mended, formEndTags) = scan.mended(text.utf8)
    guard let markup = Markup(parsing: mended) else {
      throw .tooMuch(.elements, file: file, line: nil)
    }
    if let line = markup.lineTooDeep { throw .tooMuch(.nesting, file: file, line: line) }
    self.init(markup, encoding: text.encoding, formEndTags: formEndTags)
    try checkSize(file: file)
  }

  private init(_ markup: Markup, encoding: TextEncoding, formEndTags: [Int]) {
    self.markup = markup
    self.encoding = encoding
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

  /// Whether a control is sent without being met, by its type or because it is out of sight.
  func isHidden(_ control: Markup.Index) -> Bool {
    markup.tag(control) == "input" && markup.keyword("type", of: control) == "hidden"
      || isOutOfSight(control)
  }

  /// Whether an element takes its text out of sight for good.
  func silences(_ index: Markup.Index) -> Bool {
    markup.hides(index) && disclosures.revealers[index] == nil
  }

  /// Whether a control is out of sight for good: not because of what a check box reveals.
  func isOutOfSight(_ control: Markup.Index) -> Bool {
    guard markup.isHidden(control) else { return false }
    return disclosures.revealers.isEmpty || isInvisible(control)
      || ([control] + markup.ancestors(of: control)).contains(where: silences)
  }

  /// Whether a node cannot be seen for good, though something in it may be.
  func isInvisible(_ index: Markup.Index) -> Bool {
    guard markup.isInvisible(index) else { return false }
    if disclosures.revealers.isEmpty { return true }
    let cause = ([index] + markup.ancestors(of: index)).first(where: markup.makesInvisible)
    return cause.map { disclosures.revealers[$0] == nil } ?? false
  }

  /// Refuses a page whose forms would take too much memory.
  private func checkSize(file: String) throws(FormFileError) {
    if owners.forms.count > HTMLPage.mostForms {
      let line = markup.nodes[owners.forms[HTMLPage.mostForms]].line
      throw .tooMuch(.forms, file: file, line: line)
    }
    let controls = owners.forms.flatMap { owners.controls[$0] ?? [] }.filter {
      markup.controlType(of: $0) != .radio
    }
    if controls.count > HTMLPage.mostControls {
      let line = markup.nodes[controls[HTMLPage.mostControls]].line
      throw .tooMuch(.controls, file: file, line: line)
    }
  }
}
