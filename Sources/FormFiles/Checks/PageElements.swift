import FormCore

/// The elements of a page, and what Aloud makes of them, for those who check pages.
///
/// All that checks know of how a page is read goes through here.
package struct PageElements: Sendable {
  /// An element or a text, by its place in document order.
  package typealias Index = Int

  /// A place in a file.
  package struct Place: Hashable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// The character in the line, from 1; a tab is one.
    package var column: Int
  }

  /// What a control is called, and what that was taken from.
  package struct Name: Hashable, Sendable {
    /// The words, white space folded.
    package var text: String
    /// Where they come from.
    package var source: NameSource

    /// Creates a name.
    package init(text: String, source: NameSource) {
      self.text = text
      self.source = source
    }
  }

  /// What a name was taken from.
  package enum NameSource: Hashable, Sendable {
    /// A label, what stands in a button, or what ARIA says.
    case words
    /// The attribute `title`.
    case title
    /// The attribute `placeholder`.
    case placeholder
    /// Nothing: it was made from the control's `name` or `id`, or is the browser's own.
    case guess
  }

  private let page: FormPage
  private let source: SourceMap

  private var markup: Markup { page.markup }
  private var naming: Naming { page.naming }

  /// Reads a page from a file, whether there is a form in it or not.
  ///
  /// - Throws: A `FormFileError` where the file cannot be read or is no page.
  package static func read(path: String) throws(FormFileError) -> PageElements {
    try PageElements(bytes: try FileBytes.read(path, limit: HTMLPage.largestSize), file: path)
  }

  /// Reads a page from its bytes, whether there is a form in it or not.
  ///
  /// - Parameter file: What the page is called in messages.
  /// - Throws: A `FormFileError` where the bytes are no page.
  package init(bytes: [UInt8], file: String) throws(FormFileError) {
    let text = try PageText(bytes, file: file)
    page = try FormPage(text, file: file)
    source = SourceMap(text.utf8)
  }
}

// MARK: The tree

extension PageElements {
  /// All elements and texts.
  package var indices: Range<Index> { markup.nodes.indices }

  /// The elements of a range with one of these tags.
  package func elements(_ tags: Set<String>, in range: Range<Index>) -> [Index] {
    markup.elements(tags, in: range)
  }

  /// The first element of an `id`.
  package func element(withID id: String) -> Index? { markup.indices[id] }

  /// Whether a node is a text.
  package func isText(_ index: Index) -> Bool { markup.isText(index) }

  /// The characters of a text; none of an element.
  package func text(of index: Index) -> String { markup.nodes[index].text }

  /// The tag of an element, in lower case; empty for a text.
  package func tag(_ index: Index) -> String { markup.tag(index) }

  /// The element around a node.
  package func parent(of index: Index) -> Index? { markup.nodes[index].parent }

  /// The elements around a node, nearest first.
  package func ancestors(of index: Index) -> some Sequence<Index> { markup.ancestors(of: index) }

  /// The subtree under an element, without it.
  package func descendants(of index: Index) -> Range<Index> { markup.descendants(of: index) }

  /// The line in which a node begins, from 1.
  package func line(of index: Index) -> Int { markup.nodes[index].line }

  /// Nodes in the order in which they begin in the file, each with its place.
  ///
  /// Where tags are misnested, that is not their order in the tree.
  ///
  /// - Parameter nodes: The nodes, which may occur several times.
  /// - Returns: Positions in `nodes`.
  package func placed(_ nodes: [Index]) -> [(position: Int, place: Place)] {
    let offsets = nodes.map { markup.nodes[$0].offset }
    let order = nodes.indices.sorted { (offsets[$0], $0) < (offsets[$1], $1) }
    return Array(zip(order, source.places(of: order.map { offsets[$0] })))
      .map { (position: $0, place: $1) }
  }
}

// MARK: Attributes

extension PageElements {
  /// An attribute as it was written.
  package func attribute(_ name: String, of index: Index) -> String? {
    markup.attribute(name, of: index)
  }

  /// Whether there is an attribute.
  package func has(_ name: String, _ index: Index) -> Bool { markup.has(name, index) }

  /// An attribute in lower case.
  package func keyword(_ name: String, of index: Index) -> String? {
    markup.keyword(name, of: index)
  }

  /// The words of an attribute, between white space.
  package func words(_ name: String, of index: Index) -> [String] {
    markup.words(name, of: index)
  }

  /// An attribute that people read, white space folded; `nil` where nothing is left.
  package func prose(_ name: String, of index: Index) -> String? {
    markup.attribute(name, of: index)?.foldedOrNil
  }
}

// MARK: What is met

extension PageElements {
  /// Whether an element by itself keeps its subtree from speech, and from nothing else.
  package func silences(_ index: Index) -> Bool {
    markup.keyword("aria-hidden", of: index) == "true"
  }

  /// Whether an element by itself keeps its subtree from everybody, from sight and from the focus.
  package func takesAway(_ index: Index) -> Bool { markup.takesAway(index) }

  /// Whether a node cannot be seen, though something in it may be.
  package func isInvisible(_ index: Index) -> Bool { markup.isInvisible(index) }

  /// Whether a listener does not come upon a node: it, or something around it, is hidden.
  package func isHidden(_ index: Index) -> Bool { markup.isHidden(index) }

  /// Whether a control that no form's tree tells of is in sight for whoever fills it in.
  package func isInSight(_ control: Index) -> Bool {
    !page.isHidden(control) && !markup.ancestors(of: control).contains(where: markup.isUnrendered)
  }
}

// MARK: Controls and forms

extension PageElements {
  /// The tags of controls.
  package static var controlTags: Set<String> { Markup.controls }

  /// What kind of control an element is.
  package func controlType(of index: Index) -> ControlType { markup.controlType(of: index) }

  /// Whether a control can be neither focused nor sent, by itself or by a fieldset around it.
  package func isDisabled(_ control: Index) -> Bool { page.isDisabled(control) }

  /// The forms, in order.
  package var forms: [Index] { page.owners.forms }

  /// The controls of a form, in order.
  package func controls(of form: Index) -> [Index] { page.owners.controls[form] ?? [] }

  /// Where the texts and controls of a form stand, but for controls that name their form.
  package func range(of form: Index) -> Range<Index> { page.owners.ranges[form] ?? form..<form }

  /// A form as whoever fills it in meets it.
  package struct FilledForm: Sendable {
    /// Its elements, which bear the indices of their controls.
    package let tree: FormTree
    /// The values that it shows, each under its element.
    package let readouts: [Index: Readout]
  }

  /// What is filled of a form.
  ///
  /// - Parameter file: What the form is called, if nothing on the page names it.
  package func filledForm(_ form: Index, file: String) -> FilledForm {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let read = FormReader.read(form, of: page, file: name)
    return FilledForm(tree: read.tree, readouts: read.readouts)
  }

  /// The controls that live by a script and stand in no form.
  package var strayWidgets: [Index: FormElement] { FormReader.strays(of: page) }
}

// MARK: Words

extension PageElements {
  /// The title of the page.
  package var title: String? { page.title?.text }

  /// The BCP 47 tag of the texts at a node.
  package func language(at index: Index) -> String? { markup.language(at: index) }

  /// The words that are heard of an element.
  package func words(in index: Index) -> String { naming.words(in: index).text }

  /// What a control is called.
  package func name(of control: Index) -> Name {
    let name =
      switch controlType(of: control) {
      case .button, .image: naming.name(ofButton: control)
      case .radio: naming.name(ofOption: control)
      default: naming.name(ofField: control)
      }
    let source: NameSource =
      switch name.source {
      case .labelledBy, .label, .value, .content: .words
      case .title: .title
      case .placeholder: .placeholder
      case .identifier: .guess
      }
    return Name(text: name.text.folded, source: source)
  }

  /// The labels of a control.
  package func labels(of control: Index) -> [Index] { naming.labels(of: control) }

  /// What a group is called.
  package func name(ofGroup group: Index) -> String? { naming.name(ofGroup: group)?.text }

  /// The legend of a fieldset.
  package func legend(of group: Index) -> Index? { naming.legend(of: group) }

  /// What a control's `name` or `id` says, word by word.
  package func words(ofIdentifier identifier: String) -> String { HumanName.words(of: identifier) }

  /// What `aria-describedby` or `aria-description` say of an element, but for errors.
  package func description(of index: Index) -> String? {
    Remarks(on: index, naming).description?.text
  }

  /// What the page says is wrong with an element.
  package func error(of index: Index) -> String? { Remarks(on: index, naming).error?.text }

  /// Whether the page says that what a control holds is wrong.
  package func isMarkedInvalid(_ index: Index) -> Bool { markup.isMarkedInvalid(index) }

  /// How each control is told that is not hidden, in order, in whatever form it stands or in none.
  package var controlNames: [ControlName] { naming.controlNames }
}
