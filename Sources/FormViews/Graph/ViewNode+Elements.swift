import FocusCore
import FormCore
import Foundation

extension ViewNode {
  /// Makes the node a control.
  ///
  /// - Parameters:
  ///   - name: What its label says.
  ///   - value: What it holds.
  ///   - set: Takes over what the person has entered.
  func setElement(
    _ role: Role, name: String, value: FormValue = .none, set: ((FormValue) -> Void)? = nil,
    _ configure: (inout FormElement) -> Void = { _ in }
  ) {
    let element = makeElement(role, name: name, value: value, configure)
    actions.set = set.map { set in
      { [weak self] value in
        self?.isEdited = true
        set(value)
        // A binding of the program's own may change what nobody watches.
        if let self { graph.inbox.invalidate(CollectionOfOne(id)) }
      }
    }
    content = .element(element)
  }

  /// What the node is as a control, by what was handed down to it.
  func makeElement(
    _ role: Role, name: String, value: FormValue = .none,
    _ configure: (inout FormElement) -> Void = { _ in }
  ) -> FormElement {
    let form = environment.form
    let name = name.isEmpty ? form.label ?? "" : name
    var element = FormElement(id: FocusID(id), role: role, name: name, value: value)
    let first = firstValue ?? value
    firstValue = first
    element.defaultValue = first
    element.isEdited = isEdited
    element.isDisabled = !form.isEnabled
    element.isUnfocusable = !form.isFocusEnabled
    element.language = form.locale?.identifier(.bcp47)
    if role.isTextual { setSubmit(for: &element) }
    configure(&element)
    describe(&element)
    // The outermost has the last word.
    for change in form.changes.reversed() { change(&element) }
    if element.key == nil, role.isInput { element.key = name.isEmpty ? element.name : name }
    if element.constraints.isRequired, element.value.isEmpty { element.customValidity = nil }
    return element
  }

  /// Makes the node a region that is met as a control where there are only words in it.
  func setStandIn(_ role: Role, in region: NodeContent.Region = NodeContent.Region()) {
    var region = region
    region.standIn = NodeContent.StandIn { [unowned self] in makeElement(role, name: $0) }
    content = .region(region)
  }

  private func setSubmit(for element: inout FormElement) {
    let trigger: SubmitTriggers = element.role == .searchbox ? .search : .text
    let submitActions = environment.form.submitActions.reversed()
      .filter { $0.triggers.contains(trigger) }
    element.submitLabel = environment.form.submitLabel
    element.hasSubmitAction = !submitActions.isEmpty
    actions.submit = submitActions.isEmpty ? nil : { submitActions.forEach { $0.action() } }
  }

  /// The words of a label, which becomes part of this node.
  ///
  /// - Parameter index: Which of the node's parts it is.
  func words(of label: some View, at index: Int = 0) -> String {
    if let text = label as? Text { return text.string }
    return words(ofPart: label, at: index)
  }

  /// The words of a view that becomes part of this node, whatever kind of view it is.
  func words(ofPart view: some View, at index: Int) -> String {
    setPart(view, at: index)?.wordsOrImage ?? ""
  }

  /// Sets a child that is part of this node, not something of its own.
  @discardableResult
  func setPart(_ view: some View, at index: Int = 0) -> ViewNode? {
    var environment = environment
    environment.form.absorber = id
    environment.form.changes = []
    environment.form.focusStatus = graph.followers.status(of: id)
    environment.form.accessibility = AccessibilityProperties()
    environment.form.label = nil
    environment.form.tag = nil
    let part = evaluatedChild(view, at: index, environment)
    part?.showing = .nothing
    return part
  }

  /// Sets a child whose texts name something, and returns its words; controls in it are met.
  func setHeader(_ view: some View, at index: Int = 0) -> String {
    let header = evaluatedChild(view, at: index, watched(environmentOfParts))
    header?.showing = .controls
    return header?.textWords ?? ""
  }

  /// Sets a child, and returns it as it is after it was evaluated: what is in it decides what this
  /// node is.
  func evaluatedChild(
    _ view: some View, at index: Int, _ environment: EnvironmentValues
  ) -> ViewNode? {
    setChild(view, at: index, environment)
    return children.indices.contains(index) ? children[index] : nil
  }

  /// What is handed down to children whose texts and controls the node must know of.
  func watched(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.form.watcher = id
    return environment
  }

  /// Whether there is something in it that the person can meet as a control.
  var hasElement: Bool {
    switch content {
    case .element: true
    case .text, .toolbar, .hidden, .rule: false
    case .region(let region):
      children.contains(where: \.hasElement)
        || region.standIn.map { !$0.make(wordsOrImage).name.isEmpty } ?? false
    case .none, .group: children.contains(where: \.hasElement)
    }
  }

  /// Its words; where there are none, what a picture in it shows.
  var wordsOrImage: String {
    let words = words
    return words.isEmpty ? imageName ?? "" : words
  }

  /// The words in the node and its children.
  var words: String { words(withControls: true) }

  /// The words in the node and its children, without those of controls.
  var textWords: String { words(withControls: false) }

  private func words(withControls: Bool) -> String {
    switch content {
    case .text(let text): return text.text
    case .hidden: return ""
    case .element(let element): return withControls ? element.name : ""
    case .toolbar where !withControls: return ""
    case .none, .group, .region, .toolbar, .rule:
      return children.map { $0.words(withControls: withControls) }.filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }
}
