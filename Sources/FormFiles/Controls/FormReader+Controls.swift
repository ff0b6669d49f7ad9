import FormCore
import Foundation

extension FormReader {
  /// Reads every control of the form.
  mutating func readControls() {
    findRadioGroups()
    for control in controls {
      if let role = widgets.roles[control] {
        elements[control] = widget(control, role)
        elements[control]?.order = control
        continue
      }
      switch markup.controlType(of: control) {
      case .text(.file): elements[control] = file(control)
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
    for (control, face) in widgets.unveiled { unveil(control, behind: face) }
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
    element.isReadOnly = markup.has("readonly", control) && type != .color && type != .file
    element.suggestions = suggestions(for: control, type, constraints)
    return element
  }

  private mutating func slider(_ control: Markup.Index) -> FormElement {
    let limit = { [markup] (name: String) in
      markup.attribute(name, of: control).flatMap { NumberRange.number($0) == nil ? nil : $0 }
    }
    var constraints = Constraints()
    constraints.minimum = limit("min")
    constraints.maximum = limit("max")
    constraints.step = markup.attribute("step", of: control)
    let written = markup.attribute("value", of: control)
    let value = InputType.range.sanitized(written ?? "", constraints, defaultValue: written)
    var element = field(control, .slider, .text(value))
    element.inputType = .range
    element.constraints = constraints
    element.suggestions = suggestions(for: control, .range, constraints)
    return element
  }

  /// What a page fills in for a file is not taken over: the page may not name files of the person's.
  private mutating func file(_ control: Markup.Index) -> FormElement {
    var element = field(control, .textbox, .text(""))
    element.inputType = .file
    element.constraints.isRequired = markup.has("required", control)
    element.constraints.fileKinds = FileKind.kinds(
      in: markup.attribute("accept", of: control) ?? "")
    element.constraints.acceptsSeveral = markup.has("multiple", control)
    element.isMultiline = element.constraints.acceptsSeveral
    // Many pages hide the control and show its label, which opens it all the same.
    let around = markup.nodes[control].parent
    if element.isOutOfSight, around.map({ !markup.isHidden($0) }) ?? true,
      naming.labels(of: control).contains(where: { !markup.isHidden($0) })
    {
      element.isOutOfSight = false
    }
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
      let columns = markup.length("cols", of: control) ?? 0
      element.wrapWidth = columns > 0 ? columns : 20
    }
    readDirection(of: control, into: &element)
    return element
  }

  private mutating func checkbox(_ control: Markup.Index) -> FormElement {
    let role: Role = markup.keyword("role", of: control) == "switch" ? .switch : .checkbox
    var element = field(control, role, .checked(markup.has("checked", control)))
    let value = markup.attribute("value", of: control) ?? "on"
    element.options = [FormOption(value: value, name: element.name)]
    element.options[0].nameRuns = element.nameRuns
    element.constraints.isRequired = markup.has("required", control)
    return element
  }

  private mutating func select(_ control: Markup.Index) -> FormElement {
    let choice = SelectOptions(of: control, markup)
    var element = field(
      control, choice.isList ? .listbox : .combobox, .selection(choice.selection))
    element.options = choice.options
    for index in choice.options.indices {
      element.options[index].nameRuns = runs(of: choice.names[index], in: element.language)
    }
    element.isMultiselectable = choice.isMultiple
    element.constraints.isRequired = markup.has("required", control)
    return element
  }

  private mutating func button(_ control: Markup.Index, _ action: ButtonAction) -> FormElement {
    let name = naming.name(ofButton: control)
    var element = FormElement(
      id: ElementID(control), role: .button, name: name.text, key: key(of: control))
    element.defaultName = name.defaultName
    element.sendsPlace = markup.controlType(of: control) == .image
    element.skipsValidation = action == .submit && markup.has("formnovalidate", control)
    if element.key != nil, action == .submit, !element.sendsPlace {
      element.value = .text(markup.attribute("value", of: control) ?? "")
      element.defaultValue = element.value
    }
    element.buttonAction = action
    element.isUnfillable = action == .press
    if markup.tag(control) == "input", action == .submit, !element.sendsPlace {
      readDirection(of: control, into: &element)
    }
    finish(&element, control, name)
    return element
  }

  /// A field with all that fields of every kind have.
  mutating func field(
    _ control: Markup.Index, _ role: Role, _ value: FormValue
  ) -> FormElement {
    let name = naming.name(ofField: control)
    var element = FormElement(
      id: ElementID(control), role: role, name: name.text, key: key(of: control), value: value)
    finish(&element, control, name)
    return element
  }

  mutating func finish(
    _ element: inout FormElement, _ control: Markup.Index, _ name: Naming.Name
  ) {
    consumed.formUnion(naming.labels(of: control))
    consumed.formUnion(markup.labelReferences(of: control))
    let remarks = Remarks(on: control, naming)
    consumed.formUnion(remarks.sources)
    element.language = language(at: control)
    element.nameRuns = runs(of: name.words, in: element.language)
    element.describe(
      Description.join(
        [remarks.description] + hints(on: control, besides: name), apartFrom: name.text), self)
    element.report(remarks.error, self)
    element.isReportedInvalid = remarks.error != nil || markup.isMarkedInvalid(control)
    element.isDisabled = page.isDisabled(control)
    element.isOutOfSight = page.isOutOfSight(control)
    element.isAutofocused = markup.has("autofocus", control)
    element.isCalledUnavailable = markup.isOn("aria-disabled", control)
    if element.role == .button { readButtonStates(of: control, into: &element) }
    element.submitLabel = submitLabel(of: control)
    element.speech = speech(of: control)
  }

  /// What a script has made of a button: it stays pressed, or opens something.
  private func readButtonStates(of control: Markup.Index, into element: inout FormElement) {
    let state = { [markup] (name: String) -> Bool? in
      switch markup.keyword(name, of: control) {
      case "true", "mixed": true
      case "false": false
      default: nil
      }
    }
    element.isPressed = state("aria-pressed")
    element.isMixed = markup.keyword("aria-pressed", of: control) == "mixed"
    element.isExpanded = state("aria-expanded")
  }

  /// What a control says of itself, where that is not its name already.
  func hints(on control: Markup.Index, besides name: Naming.Name) -> [Words?] {
    let isTitleTaken = name.source == .title || markup.has("pattern", control)
    return [
      naming.buttonValue(of: control),
      isTitleTaken ? nil : markup.attributeWords("title", of: control)?.orNil,
      markup.placeholder(of: control),
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
    constraints.minLength = markup.length("minlength", of: control)
    constraints.maxLength = markup.length("maxlength", of: control)
    constraints.pattern = markup.attribute("pattern", of: control)
    if constraints.pattern != nil {
      constraints.patternDescription = markup.attribute("title", of: control)?.foldedOrNil
    }
    constraints.minimum = markup.attribute("min", of: control)
    constraints.maximum = markup.attribute("max", of: control)
    constraints.step = markup.attribute("step", of: control)
    return constraints
  }
}

extension FormElement {
  /// Gives it a description, in its languages.
  mutating func describe(_ words: Words, _ reader: FormReader) {
    description = words.orNil?.text
    descriptionRuns = reader.runs(of: words, in: language)
  }

  /// Gives it what is wrong with it, in its languages.
  mutating func report(_ words: Words?, _ reader: FormReader) {
    reportedError = words?.text
    reportedErrorRuns = words.map { reader.runs(of: $0, in: language) } ?? []
  }
}

extension String {
  /// With line feeds where lines end, however they ended.
  var withLineFeeds: String {
    replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }
}
