import FormCore

/// What kind of control an element is.
package enum ControlType: Hashable, Sendable {
  case text(InputType)
  case range
  case hidden
  case textArea
  case checkbox
  case radio
  case select
  case button(ButtonAction)
  /// A button with a picture, which sends the place that was pressed: there is none here.
  case image
}

extension Markup {
  /// What kind of control an element is, by its tag and type.
  func controlType(of index: Index) -> ControlType {
    let type = keyword("type", of: index) ?? ""
    switch tag(index) {
    case "select": return .select
    case "textarea": return .textArea
    case "button": return .button(type == "reset" ? .reset : type == "button" ? .press : .submit)
    default: break
    }
    switch type {
    case "hidden": return .hidden
    case "range": return .range
    case "checkbox": return .checkbox
    case "radio": return .radio
    case "submit": return .button(.submit)
    case "reset": return .button(.reset)
    case "button": return .button(.press)
    case "image": return .image
    default: return .text(InputType(rawValue: type) ?? .text)
    }
  }
}
