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
    // The outermost has the last word.
    for change in form.changes.reversed() { change(&element) }
    if element.key == nil, role.isInput { element.key = name }
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
    setPart(label, at: index)
    return children.indices.contains(index) ? children[index].words : ""
  }

  /// Sets a child that is part of this node, not something of its own.
  func setPart(_ view: some View, at index: Int = 0) {
    var environment = environment
    environment.form.absorber = id
    environment.form.changes = []
    environment.form.focusStatus = graph.followers.status(of: id)
    place(view, at: index, environment)
  }

  /// The words in the node and its children.
  var words: String {
    switch content {
    case .text(let text): text.text
    case .hidden: ""
    case .element(let element): element.name
    default: children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}
