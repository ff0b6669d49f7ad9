import FormCore

/// A form of an HTML page, to be filled.
@MainActor
public final class HTMLForm: FormSource {
  /// The form as it is now.
  public internal(set) var tree: FormTree
  /// Who runs the form.
  ///
  /// Held weakly.
  public weak var host: (any FormHost)?

  private var original: FormTree
  /// What opens and closes, and which of it each element opens.
  private var disclosures: [Disclosure]
  private let openings: [ElementID: [Int]]

  init(_ form: ReadForm) {
    tree = form.tree.detached
    original = form.tree
    disclosures = form.disclosures
    var openings: [ElementID: [Int]] = [:]
    for (index, disclosure) in form.disclosures.enumerated() {
      for opener in disclosure.openers { openings[opener.element, default: []].append(index) }
    }
    self.openings = openings
    concealWhatIsClosed()
    for element in original.elements where element.isReportedInvalid { _ = reveal(element.id) }
  }

  /// Sets what an element holds.
  ///
  /// Line ends are left out of what takes one line. What the page said is wrong with the element,
  /// or with a group around it, is no longer said; nor is the latter of the group's other elements.
  /// A value that the element already holds, or that it cannot hold, changes nothing.
  public func setValue(_ value: FormValue, of id: ElementID) {
    tree.enter(value, into: id)
    guard let affected = openings[id] else { return }
    set(affected.map { ($0, disclosures[$0].isOpened(in: tree)) })
  }

  /// Puts every element back to what the page gave it; what is open stays open.
  public func reset() {
    tree = original.detached
    concealWhatIsClosed()
    host?.sourceChanged(SourceChange())
  }

  /// HTML's default button: the first that submits, in sight or not, whether or not it can be pressed.
  public var defaultSubmitter: ElementID? {
    tree.elements.first { $0.buttonActsAs(.submit) }?.id
  }

  /// Opens or closes a `details` element; any other button that neither submits nor resets acts by
  /// a script, which does not run.
  public func press(_ id: ElementID) {
    guard let index = openings[id]?.first, disclosures[index].isOfDetails else { return }
    let isOpen = !disclosures[index].isOpen
    set([(index, isOpen)] + (isOpen ? others(like: index).map { ($0, false) } : []))
  }

  /// Opens the `details` elements that an element stands in.
  public func reveal(_ id: ElementID) -> Bool {
    guard let element = tree[id], element.isConcealed, let node = tree.node(of: id) else {
      return false
    }
    let closed = disclosures.indices.filter {
      disclosures[$0].isOfDetails && !disclosures[$0].isOpen && disclosures[$0].nodes.contains(node)
    }
    set(closed.map { ($0, true) })
    return tree[id]?.isFocusable ?? false
  }

  /// Calls the buttons that the page leaves without a name by words of the person's language.
  ///
  /// - Parameters:
  ///   - names: What each is called; the others keep their English names.
  ///   - language: The BCP 47 tag of these words.
  public func nameUnnamed(_ names: [DefaultName: String], language: String) {
    for element in original.elements {
      guard let name = element.defaultName.flatMap({ names[$0] }) else { continue }
      let rename = { (element: inout FormElement) in
        element.name = name
        element.nameRuns = [LanguageRun(name, language: language)]
      }
      original.update(element.id, rename)
      tree.update(element.id, rename)
    }
  }

  // MARK: What opens and closes

  /// The other `details` elements of which one at most is open.
  private func others(like index: Int) -> [Int] {
    guard let family = disclosures[index].family else { return [] }
    return disclosures.indices.filter { $0 != index && disclosures[$0].family == family }
  }

  /// Opens what is chosen and conceals the rest, in a tree in which nothing is concealed yet.
  private func concealWhatIsClosed() {
    for index in disclosures.indices {
      disclosures[index].isOpen = disclosures[index].isOpened(in: tree)
      let disclosure = disclosures[index]
      showState(of: disclosure)
      if !disclosure.isOpen { conceal(true, disclosure) }
    }
  }

  /// Opens and closes parts of the form, and tells the host what came of it.
  private func set(_ states: [(index: Int, isOpen: Bool)]) {
    let changed = states.filter { disclosures[$0.index].isOpen != $0.isOpen }
    guard !changed.isEmpty else { return }
    let nodes = changed.map { disclosures[$0.index].nodes }
    let before = nodes.flatMap { tree.elements(in: $0) }
    let texts = Set(nodes.flatMap { tree.texts(in: $0) })
    for (index, isOpen) in changed {
      disclosures[index].isOpen = isOpen
      showState(of: disclosures[index])
      conceal(!isOpen, disclosures[index])
    }
    var change = SourceChange()
    for (old, new) in zip(before, nodes.flatMap { tree.elements(in: $0) }) {
      if new.isFocusable, !old.isFocusable { change.revealed.append(new.id) }
      if old.isField, !new.isField { change.concealedCount += 1 }
    }
    change.revealedTexts = nodes.flatMap { tree.texts(in: $0) }.filter { !texts.contains($0) }
    host?.sourceChanged(change)
  }

  private func conceal(_ isConcealed: Bool, _ disclosure: Disclosure) {
    tree.setConcealed(
      isConcealed, nodes: disclosure.nodes, byChoice: !disclosure.isOfDetails)
  }

  /// Has the summary of a `details` element say whether that is open.
  private func showState(of disclosure: Disclosure) {
    for case .summary(let id) in disclosure.openers {
      tree.update(id) { $0.isExpanded = disclosure.isOpen }
    }
  }
}

extension FormTree {
  /// Sets what an element holds, as the person's own doing.
  mutating func enter(_ value: FormValue, into id: ElementID) {
    guard let element = self[id], let value = element.adapted(value), value != element.value else {
      return
    }
    update(id) { element in
      element.value = value
      element.isEdited = true
      element.isReportedInvalid = false
      element.reportedError = nil
    }
    if let error = element.reportedError, element.role == .checkbox, element.key != nil {
      clear(error) { $0.role == .checkbox && $0.key == element.key }
    }
    for place in groups(around: id) {
      guard let error = place.group.reportedError else { continue }
      updateGroup(at: place.node) { $0.reportedError = nil }
      clear(error) { [self] element in
        groups(around: element.id).contains { $0.node == place.node }
      }
    }
  }

  /// Takes an error that several bear back from all of them: which of them mends it, nobody knows.
  private mutating func clear(_ error: String, of isMeant: (FormElement) -> Bool) {
    for element in elements where element.reportedError == error && isMeant(element) {
      update(element.id) {
        $0.isReportedInvalid = false
        $0.reportedError = nil
      }
    }
  }
}

extension FormElement {
  /// A value in the form in which the element holds it; `nil` where it cannot.
  fileprivate func adapted(_ value: FormValue) -> FormValue? {
    switch (role, value) {
    case (.slider, .text(let text)) where inputType == .range:
      .text(inputType.sanitized(text, constraints, defaultValue: defaultValue.text))
    case (.textbox, .text(let text)), (.searchbox, .text(let text)), (.spinbutton, .text(let text)),
      (.slider, .text(let text)):
      .text(isMultiline ? text.withLineFeeds : text.removingNewlines())
    case (.checkbox, .checked), (.switch, .checked): value
    case (.listbox, .selection(let chosen)) where isMultiselectable:
      .selection(Set(chosen).filter { options.indices.contains($0) }.sorted())
    case (.radiogroup, .selection(let chosen)), (.combobox, .selection(let chosen)),
      (.listbox, .selection(let chosen)):
      .selection(Array(chosen.filter { options.indices.contains($0) }.prefix(1)))
    default: nil
    }
  }
}
