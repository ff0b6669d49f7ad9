/// How a control of a page is told to those who do not see it.
public struct ControlName: Hashable, Sendable {
  /// Its `id` attribute.
  public var id: String?
  /// Its WAI-ARIA role.
  public var role: String
  /// Its accessible name.
  public var name: String
  /// Its accessible description.
  public var description: String?
}

extension Naming {
  /// The names of all controls that are in sight, in tree order, radio buttons one by one.
  var controlNames: [ControlName] {
    markup.elements(Markup.controls, in: markup.nodes.indices)
      .filter { markup.controlType(of: $0) != .hidden && !markup.isHidden($0) }
      .map(controlName)
  }

  private func controlName(_ control: Markup.Index) -> ControlName {
    let type = markup.controlType(of: control)
    let name =
      switch type {
      case .button, .image: name(ofButton: control)
      default: name(ofField: control)
      }
    let title = name.source == .title ? nil : markup.attribute("title", of: control)?.foldedOrNil
    return ControlName(
      id: markup.attribute("id", of: control),
      role: markup.words("role", of: control).first ?? role(of: control, type),
      name: name.text,
      description: Remarks(on: control, markup).description ?? title)
  }

  /// The role that HTML gives a control.
  private func role(of control: Markup.Index, _ type: ControlType) -> String {
    switch type {
    case .text(.search): "searchbox"
    case .text(.number): "spinbutton"
    case .text, .textArea, .hidden: markup.has("list", control) ? "combobox" : "textbox"
    case .range: "slider"
    case .checkbox: "checkbox"
    case .radio: "radio"
    case .select: isListBox(control) ? "listbox" : "combobox"
    case .button, .image: "button"
    }
  }

  private func isListBox(_ select: Markup.Index) -> Bool {
    let size = markup.attribute("size", of: select).flatMap { Int($0) } ?? 1
    return markup.has("multiple", select) || size > 1
  }
}
