import FormCore

/// A form as it was read: its tree, and what of it opens and closes.
struct ReadForm: Sendable {
  var tree: FormTree
  var disclosures: [Disclosure] = []
  /// The values that it shows, each under its element.
  var readouts: [Markup.Index: Readout] = [:]
}

/// Reads one form of a page into a tree.
///
/// First the controls and groups are read, which tells whose words each text is; then the page is
/// walked in order, and what is left are the texts between the fields.
struct FormReader {
  let page: FormPage
  let form: Markup.Index
  let range: Range<Markup.Index>
  /// HTML's controls and those of scripts, in order.
  let controls: [Markup.Index]
  let widgets: Widgets
  let language: String?

  /// Each control's element; of a radio group, under its first button.
  var elements: [Markup.Index: FormElement] = [:]
  /// The radio buttons of each group, under the first of them, and the first under each.
  var radios: [Markup.Index: [Markup.Index]] = [:]
  var leaders: [Markup.Index: Markup.Index] = [:]
  /// What describes all the radio buttons of a group, under the first of them.
  var shared: [Markup.Index: Words] = [:]
  /// The place of each radio button among the options of its choice.
  var options: [Markup.Index: Int] = [:]
  /// The buttons that open `details`, each under its summary.
  var toggles: [Markup.Index: FormElement] = [:]
  /// The groups that are entered by name.
  var groups: [Markup.Index: FormGroup] = [:]
  /// What is wrong with them, each under the group.
  var groupErrors: [Markup.Index: Words] = [:]
  /// The values that the page shows among its texts.
  var readouts: [Markup.Index: FormText] = [:]
  /// The elements whose words count elsewhere.
  var consumed: Set<Markup.Index> = []
  /// The suggestions of each list, by what decides them.
  var suggestions: [SuggestionKind: [FormOption]] = [:]

  var markup: Markup { page.markup }
  var naming: Naming { page.naming }

  private init(_ form: Markup.Index, in range: Range<Markup.Index>, of page: FormPage) {
    self.page = page
    self.form = form
    self.range = range
    let widgets = Widgets(in: form, range, of: page)
    self.widgets = widgets
    let native = (page.owners.controls[form] ?? []).filter { !widgets.silences($0) }
    controls = Set(native).union(widgets.roles.keys).sorted()
    consumed = widgets.silent
    language = page.markup.language(at: form)
  }

  /// Reads a form.
  ///
  /// - Parameter file: What a form is called that has no name, on a page that has none.
  static func read(_ form: Markup.Index, of page: FormPage, file: String) -> ReadForm {
    var reader = FormReader(form, in: page.owners.ranges[form] ?? form..<form, of: page)
    let name = reader.formName(file: file)
    reader.readControls()
    reader.readGroups(apartFrom: name.node)
    reader.readToggles()
    reader.readErrors()
    if let heading = name.node { reader.consumed.insert(heading) }
    var tree = FormTree(name: name.text, language: reader.language)
    tree.nameRuns = reader.runs(of: name.words, in: nil)
    tree.encoding = reader.encoding.name
    tree.skipsValidation = page.markup.has("novalidate", form)
    reader.readSummaries(into: &tree)
    reader.shareGroupErrors()
    reader.readReadouts()
    return FormWalk.fill(tree, from: reader)
  }

  /// Reads the controls that live by a script and stand in no form.
  static func strays(of page: FormPage) -> [Markup.Index: FormElement] {
    guard let root = page.markup.nodes.indices.first else { return [:] }
    var reader = FormReader(root, in: page.markup.nodes.indices, of: page)
    let strays = reader.widgets.roles.filter { index, role in
      role.isInput && page.owners.form(around: index) == nil
        && !page.owners.forms.contains { page.owners.ranges[$0]?.contains(index) ?? false }
    }
    return Dictionary(
      uniqueKeysWithValues: strays.map { ($0, reader.widget($0, $1)) })
  }

  /// The language of a node, where it is not the form's.
  func language(at index: Markup.Index) -> String? {
    relative(markup.language(at: index))
  }

  private func relative(_ tag: String?) -> String? {
    tag?.lowercased() == language?.lowercased() ? nil : tag
  }

  /// Words in their languages; none where all are in the language of what they belong to.
  func runs(of words: Words, in own: String?) -> [LanguageRun] {
    let runs = words.runs.map {
      LanguageRun($0.text, language: relative($0.language), isLink: $0.isLink)
    }
    return runs.allSatisfy { $0.language == own && !$0.isLink } ? [] : runs
  }

  /// Words as text between the fields.
  func formText(_ words: Words) -> FormText {
    let first = words.runs.first.flatMap { relative($0.language) }
    var text = FormText(words.text, language: first)
    text.runs = runs(of: words, in: first)
    return text
  }

  /// The form's controls inside an element.
  func controls(in group: Markup.Index) -> ArraySlice<Markup.Index> {
    let inside = markup.descendants(of: group)
    let start = controls.partitioningIndex { $0 >= inside.lowerBound }
    let end = controls.partitioningIndex { $0 >= inside.upperBound }
    return controls[start..<end]
  }
}
