import FormCore

/// A field that holds a text.
func field(
  _ type: InputType = .text, _ text: String = "", id: Int = 1,
  _ change: (inout FormElement) -> Void = { _ in }
) -> FormElement {
  let role: Role = type == .number ? .spinbutton : type == .search ? .searchbox : .textbox
  var element = FormElement(id: ElementID(id), role: role, name: "Field", value: .text(text))
  element.inputType = type
  element.defaultValue = .text("")
  change(&element)
  return element
}

/// A choice of options with these values.
func choice(
  _ role: Role, _ values: [String], chosen: [Int] = [], id: Int = 1,
  _ change: (inout FormElement) -> Void = { _ in }
) -> FormElement {
  var element = FormElement(
    id: ElementID(id), role: role, name: "Choice", value: .selection(chosen))
  element.options = values.map { FormOption(value: $0, name: $0) }
  change(&element)
  return element
}
