import FormCore

/// A parsed page with all that is known of it before one of its forms is read.
package struct FormPage: Sendable {
  package let markup: Markup
  package let owners: FormOwners
  package let naming: Naming
  /// Where its nodes stand in the file.
  package let source: SourceMap
  let summaries: [ErrorSummary]
  /// The headings that are shown and head no summary.
  let headings: [Markup.Index]
  /// The title of the page.
  package let title: String?
  /// The disabled fieldsets, each with its legend, whose controls stay enabled.
  private let disabledFieldsets: [Markup.Index: Markup.Index?]

  /// Reads a page from its bytes, whether there is a form in it or not.
  ///
  /// - Parameter file: What the page is called in messages.
  /// - Throws: A `FormFileError` where the bytes are no page.
  package init(bytes: [UInt8], file: String) throws(FormFileError) {
    guard bytes.count <= HTMLPage.largestSize else { throw .tooLarge(file: file) }
    let source = PageText.decode(bytes)
    if let line = Self.lineOfNUL(in: source) { throw .notText(file: file, line: line) }
    let scan = SourceScan(source.utf8.span)
    if let line = scan.lineTooDeep { throw .tooDeep(file: file, line: line) }
    let (mended, formEndTags) = scan.mended(source)
    let markup = Markup(parsing: mended)
    if let line = markup.lineTooDeep { throw .tooDeep(file: file, line: line) }
    self.init(markup, SourceMap(source, insertions: formEndTags))
  }

  private init(_ markup: Markup, _ source: SourceMap) {
    self.markup = markup
    self.source = source
    owners = FormOwners(markup, endTags: source.insertions)
    let naming = Naming(markup)
    self.naming = naming
    let fieldsets = markup.elements(["fieldset"], in: markup.nodes.indices)
      .filter { markup.has("disabled", $0) }
    disabledFieldsets = Dictionary(
      uniqueKeysWithValues: fieldsets.map { ($0, naming.legend(of: $0)) })
    title = markup.elements(["title"], in: markup.nodes.indices).first
      .flatMap { markup.textAlternative(of: $0).foldedOrNil }
    var described: Set<Markup.Index> = []
    for index in markup.nodes.indices where !markup.isText(index) {
      described.formUnion(markup.references("aria-describedby", of: index))
      described.formUnion(markup.references("aria-errormessage", of: index))
    }
    let summaries = ErrorSummary.all(in: markup, apartFrom: described)
    self.summaries = summaries
    headings = markup.nodes.indices.filter { index in
      markup.isHeading(index) && !markup.isHidden(index)
        && !summaries.contains { markup.isInside(index, $0.index) }
    }
  }

  /// Whether a control can be neither focused nor sent: by itself, or by a fieldset that is
  /// disabled, in whose legend it does not stand.
  package func isDisabled(_ control: Markup.Index) -> Bool {
    if markup.has("disabled", control) { return true }
    guard !disabledFieldsets.isEmpty else { return false }
    return markup.ancestors(of: control).contains { ancestor in
      guard let legend = disabledFieldsets[ancestor] else { return false }
      return legend.map { !markup.isInside(control, $0) } ?? true
    }
  }

  /// Whether a control is sent without being met.
  package func isHidden(_ control: Markup.Index) -> Bool {
    markup.tag(control) == "input" && markup.keyword("type", of: control) == "hidden"
      || markup.isHidden(control)
  }

  /// Reads one of the page's forms.
  ///
  /// - Parameter file: What the form is called, if nothing on the page names it.
  package func tree(of form: Markup.Index, file: String) -> FormTree {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return FormReader.read(form, of: self, file: name)
  }

  private static func lineOfNUL(in source: String) -> Int? {
    guard let place = source.utf8.firstIndex(of: 0) else { return nil }
    return source.utf8[..<place].count(where: { $0 == UInt8(ascii: "\n") }) + 1
  }
}

extension FormPage {
  /// Reads a page from a file, whether there is a form in it or not.
  ///
  /// - Throws: A `FormFileError` where the file cannot be read.
  package static func read(path: String) throws(FormFileError) -> FormPage {
    try FormPage(bytes: try FileBytes.read(path, limit: HTMLPage.largestSize), file: path)
  }
}
