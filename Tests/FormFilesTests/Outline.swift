import FormCore
import FormFiles

/// The page of a test.
func page(_ html: String, file: String = "page.html") throws -> HTMLPage {
  try HTMLPage(bytes: Array(html.utf8), file: file)
}

/// The only form of a page.
@MainActor func form(_ html: String) throws -> HTMLForm { try page(html).form() }

extension HTMLForm {
  /// The fields and buttons by their accessible names.
  subscript(_ name: String) -> FormElement? { tree.elements.first { $0.name == name } }

  /// What a person meets, a line each, indented by group.
  var outline: [String] {
    tree.nodes.indices.compactMap { index in
      let line: String
      switch tree.nodes[index] {
      case .text(let text): line = "“\(text.text)”" + (text.language.map { " [\($0)]" } ?? "")
      case .group(let group): line = group.line
      case .element(let place):
        if !tree.elements[place].isMet { return nil }
        line = tree.elements[place].line
      }
      return String(repeating: "  ", count: depth(of: index)) + line
    }
  }

  private func depth(of node: Int) -> Int {
    guard case .element(let place) = tree.nodes[node] else { return 0 }
    return tree.groups(around: tree.elements[place].id).count
  }
}

extension FormGroup {
  fileprivate var line: String {
    "[\(name)]" + (description.map { " (\($0))" } ?? "") + (reportedError.map { " !\($0)" } ?? "")
  }
}

extension FormElement {
  fileprivate var line: String {
    var line = "\(name) | \(role.rawValue)"
    if inputType != .text { line += " \(inputType.rawValue)" }
    if constraints.isRequired { line += ", required" }
    if isDisabled { line += ", disabled" }
    if isReadOnly { line += ", read-only" }
    if isReportedInvalid { line += ", invalid" }
    line += valueInWords
    if let reportedError { line += " !\(reportedError)" }
    if let description { line += " (\(description))" }
    return line
  }

  private var valueInWords: String {
    switch role {
    case .link, .group: ""
    case .button: " \(buttonAction.rawValue)"
    case .checkbox, .switch: value.isChecked ? " = checked" : ""
    case .radiogroup, .combobox, .listbox:
      ": "
        + options.indices.map { index in
          let option = options[index]
          let name = (option.group.map { "\($0)/" } ?? "") + option.name
          let mark = value.selection.contains(index) ? "*" : ""
          return mark + name + (option.description.map { " (\($0))" } ?? "")
        }.joined(separator: "; ")
    case .textbox, .searchbox, .spinbutton, .slider: value.isEmpty ? "" : " = \(value.text ?? "")"
    }
  }
}
