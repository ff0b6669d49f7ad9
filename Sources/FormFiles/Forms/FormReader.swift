import FormCore

/// Reads one form of a page into a tree.
///
/// First the controls and groups are read, which tells whose words each text is; then the page is
/// walked in order, and what is left are the texts between the fields.
struct FormReader {
  let page: FormPage
  let form: Markup.Index
  let range: Range<Markup.Index>
  let controls: [Markup.Index]
  let language: String?

  /// Each control's element; of a radio group, under its first button.
  var elements: [Markup.Index: FormElement] = [:]
  /// The radio buttons of each group, under the first of them, and the first under each.
  var radios: [Markup.Index: [Markup.Index]] = [:]
  var leaders: [Markup.Index: Markup.Index] = [:]
  /// The groups that are entered by name.
  var groups: [Markup.Index: FormGroup] = [:]
  /// The elements whose words count elsewhere.
  var consumed: Set<Markup.Index> = []

  var markup: Markup { page.markup }
  var naming: Naming { page.naming }

  private init(_ form: Markup.Index, of page: FormPage) {
    self.page = page
    self.form = form
    range = page.owners.ranges[form] ?? form..<form
    controls = page.owners.controls[form] ?? []
    language = page.markup.language(at: form)
  }

  /// Reads a form.
  ///
  /// - Parameter file: What a form is called that has no name, on a page that has none.
  static func read(_ form: Markup.Index, of page: FormPage, file: String) -> FormTree {
    var reader = FormReader(form, of: page)
    let name = reader.formName(file: file)
    reader.readControls()
    reader.readGroups(apartFrom: name.node)
    if let heading = name.node { reader.consumed.insert(heading) }
    var tree = FormTree(name: name.text, language: reader.language)
    tree.encoding = reader.encoding.name
    tree.skipsValidation = page.markup.has("novalidate", form)
    for summary in page.summaries where reader.concerns(summary) {
      tree.reportedErrors += summary.problems
      reader.consumed.insert(summary.index)
    }
    FormWalk.fill(&tree, from: reader)
    return tree
  }

  /// Whether a summary is about this form: it stands in no other one.
  private func concerns(_ summary: ErrorSummary) -> Bool {
    page.owners.form(around: summary.index).map { $0 == form } ?? true
  }

  /// The language of a node, where it is not the form's.
  func language(at index: Markup.Index) -> String? {
    let here = markup.language(at: index)
    return here?.lowercased() == language?.lowercased() ? nil : here
  }

  /// The form's controls inside an element.
  func controls(in group: Markup.Index) -> ArraySlice<Markup.Index> {
    let inside = markup.descendants(of: group)
    let start = controls.partitioningIndex { $0 >= inside.lowerBound }
    let end = controls.partitioningIndex { $0 >= inside.upperBound }
    return controls[start..<end]
  }
}
