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

  private let original: FormTree

  init(_ tree: FormTree) {
    self.tree = tree.detached
    original = tree
  }

  /// Sets what an element holds.
  ///
  /// Line ends are left out of what takes one line. What the page said is wrong with the element,
  /// or with a group around it, is no longer said. A value that the element already holds, or that
  /// it cannot hold, changes nothing.
  public func setValue(_ value: FormValue, of id: ElementID) {
    tree.enter(value, into: id)
  }

  /// Puts every element back to what the page gave it.
  public func reset() { tree = original.detached }

  /// Does nothing: a button that neither submits nor resets acts by a script.
  public func press(_ id: ElementID) {}
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
    for place in groups(around: id) where place.group.reportedError != nil {
      updateGroup(at: place.node) { $0.reportedError = nil }
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
