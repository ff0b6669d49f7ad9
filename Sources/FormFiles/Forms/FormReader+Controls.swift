import FormCore
import Foundation

extension FormReader {
  /// Reads every control of the form.
  mutating func readControls() {
    findRadioGroups()
    for control in controls {
      switch markup.controlType(of: control) {
      case .text(let type): elements[control] = textField(control, type)
      case .range: elements[control] = slider(control)
      case .hidden: elements[control] = hidden(control)
      case .textArea: elements[control] = textArea(control)
      case .checkbox: elements[control] = checkbox(control)
      case .radio: if let buttons = radios[control] { elements[control] = choice(of: buttons) }
      case .select: elements[control] = select(control)
      case .button(let action): elements[control] = button(control, action)
      case .image: elements[control] = button(control, .submit)
      }
      elements[control]?.order = control
      let id = markup.attribute("id", of: control)
      elements[control]?.sourceID = id
    }
  }

  private mutating func textField(_ control: Markup.Index, _ type: InputType) -> FormElement {
    let role: Role =
      switch type {
      case .search: .searchbox
      case .number: .spinbutton
      default: .textbox
      }
    var constraints = constraints(of: control)
    constraints.acceptsSeveral = type == .email && markup.has("multiple", control)
    // A colour always has a value, and HTML asks for none.
    if type == .color { constraints.isRequired = false }
    let written = markup.attribute("value", of: control) ?? ""
    var element = field(control, role, .text(type.sanitized(written, constraints)))
    element.inputType = type
    element.constraints = constraints
    element.isProtected = type == .password
    if type.hasLength { readDirection(of: control, into: &element) }
    element.isUnfillable = type == .file
    element.isReadOnly = markup.has("readonly", control) && type != .color && type != .file
    return element
  }

  private mutating func slider(_ control: Markup.Index) -> FormElement {
    var constraints = Constraints()
    let minimum = markup.attribute("min", of: control).flatMap(NumberRange.number) ?? 0
    let maximum = max(
      minimum, markup.attribute("max", of: control).flatMap(NumberRange.number) ?? 100)
    constraints.minimum = "\(minimum)"
    constraints.maximum = "\(maximum)"
    constraints.step = markup.attribute("step", of: control)
    let written = markup.attribute("value", of: control).flatMap(NumberRange.number)
    let value = min(max(written ?? (minimum + maximum) / 2, minimum), maximum)
    var element = field(control, .spinbutton, .text("\(value)"))
    element.inputType = .number
    element.constraints = constraints
    return element
  }

  private func hidden(_ control: Markup.Index) -> FormElement {
    let key = key(of: control)
    let tellsEncoding = key?.lowercased() == "_charset_"
    let value = tellsEncoding ? encoding.name : markup.attribute("value", of: control) ?? ""
    var element = FormElement(
      id: ElementID(control), role: .textbox, name: "", key: key, value: .text(value))
    readDirection(of: control, into: &element)
    // What is hidden is sent as it is, line ends and all.
    element.isMultiline = true
    element.isHidden = true
    element.isDisabled = page.isDisabled(control)
    return element
  }

  private mutating func textArea(_ control: Markup.Index) -> FormElement {
    let text = markup.descendants(of: control).map { markup.nodes[$0].text }.joined()
    var element = field(control, .textbox, .text(text.withLineFeeds))
    element.constraints = constraints(of: control)
    element.constraints.pattern = nil
    element.constraints.patternDescription = nil
    element.isMultiline = true
    element.isReadOnly = markup.has("readonly", control)
    if markup.keyword("wrap", of: control) == "hard" {
      let columns = length("cols", of: control) ?? 0
      element.wrapWidth = columns > 0 ? columns : 20
    }
    readDirection(of: control, into: &element)
    return element
  }

  private mutating func checkbox(_ control: Markup.Index) -> FormElement {
    var element = field(control, .checkbox, .checked(markup.has("checked", control)))
    let value = markup.attribute("value", of: control) ?? "on"
    element.options = [FormOption(value: value, name: element.name)]
    element.constraints.isRequired = markup.has("required", control)
    return element
  }

  private mutating func select(_ control: Markup.Index) -> FormElement {
    let isMultiple = markup.has("multiple", control)
    let choice = SelectOptions(of: control, markup)
    var element = field(
      control, isMultiple ? .listbox : .combobox, .selection(choice.selection))
    element.options = choice.options
    element.constraints.isRequired = markup.has("required", control)
    return element
  }

  private mutating func button(_ control: Markup.Index, _ action: ButtonAction) -> FormElement {
    let name = naming.name(ofButton: control)
    var element = FormElement(
      id: ElementID(control), role: .button, name: name.text, key: key(of: control))
    element.sendsPlace = markup.controlType(of: control) == .image
    element.skipsValidation = action == .submit && markup.has("formnovalidate", control)
    if element.key != nil, action == .submit, !element.sendsPlace {
      element.value = .text(markup.attribute("value", of: control) ?? "")
      element.defaultValue = element.value
    }
    element.buttonAction = action
    finish(&element, control, name)
    return element
  }

  /// A field with all that fields of every kind have.
  private mutating func field(
    _ control: Markup.Index, _ role: Role, _ value: FormValue
  ) -> FormElement {
    let name = naming.name(ofField: control)
    var element = FormElement(
      id: ElementID(control), role: role, name: name.text, key: key(of: control), value: value)
    finish(&element, control, name)
    return element
  }

  private mutating func finish(
    _ element: inout FormElement, _ control: Markup.Index, _ name: Naming.Name
  ) {
    consumed.formUnion(naming.labels(of: control))
    consumed.formUnion(markup.references("aria-labelledby", of: control))
    let remarks = Remarks(on: control, markup)
    consumed.formUnion(remarks.sources)
    element.description = Description.join(
      [remarks.description] + hints(on: control, besides: name), apartFrom: name.text)
    element.reportedError = remarks.error
    element.isReportedInvalid = remarks.error != nil || markup.isMarkedInvalid(control)
    element.isDisabled = page.isDisabled(control)
    element.isOutOfSight = markup.isHidden(control)
    element.isAutofocused = markup.has("autofocus", control)
    element.submitLabel = submitLabel(of: control)
    element.language = language(at: name.node ?? control)
  }

  /// What a control says of itself, where that is not its name already.
  func hints(on control: Markup.Index, besides name: Naming.Name) -> [String?] {
    let isTitleTaken = name.source == .title || markup.has("pattern", control)
    return [
      isTitleTaken ? nil : markup.attribute("title", of: control)?.foldedOrNil,
      markup.attribute("placeholder", of: control)?.foldedOrNil,
    ]
  }

  func key(of control: Markup.Index) -> String? {
    let name = markup.attribute("name", of: control)
    return name == "" ? nil : name
  }

  private func submitLabel(of control: Markup.Index) -> SubmitLabel? {
    switch markup.keyword("enterkeyhint", of: control) {
    case "enter": .enter
    case "done": .done
    case "go": .go
    case "next": .next
    case "previous": .previous
    case "search": .search
    case "send": .send
    default: nil
    }
  }

  private func constraints(of control: Markup.Index) -> Constraints {
    var constraints = Constraints()
    constraints.isRequired = markup.has("required", control)
    constraints.minLength = length("minlength", of: control)
    constraints.maxLength = length("maxlength", of: control)
    constraints.pattern = markup.attribute("pattern", of: control)
    if constraints.pattern != nil {
      constraints.patternDescription = markup.attribute("title", of: control)?.foldedOrNil
    }
    constraints.minimum = markup.attribute("min", of: control)
    constraints.maximum = markup.attribute("max", of: control)
    constraints.step = markup.attribute("step", of: control)
    return constraints
  }

  /// A length as HTML reads it: white space before it and anything after its digits is ignored.
  private func length(_ name: String, of control: Markup.Index) -> Int? {
    let written = markup.attribute(name, of: control)?.drop(while: \.isWhitespace)
    return written.flatMap { Int($0.prefix { $0.isASCII && $0.isNumber }) }
  }
}

extension String {
  /// With line feeds where lines end, however they ended.
  var withLineFeeds: String {
    replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }
}
