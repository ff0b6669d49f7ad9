import FormCore

extension FormReader {
  /// What a `datalist` suggests for a control; what the control could not hold is no suggestion.
  func suggestions(
    for control: Markup.Index, _ type: InputType, _ constraints: Constraints
  ) -> [FormOption] {
    guard type != .password, type != .file,
      let list = markup.references("list", of: control).first, markup.tag(list) == "datalist"
    else { return [] }
    let limit = type.hasLength ? constraints.maxLength ?? Int.max : Int.max
    return markup.elements(["option"], in: markup.descendants(of: list)).compactMap { option in
      let value = markup.optionValue(option)
      guard !markup.has("disabled", option), value.utf16.count <= limit,
        !value.isEmpty, isValue(value, of: type, constraints, control)
      else { return nil }
      return FormOption(value: value, name: markup.optionName(option).text)
    }
  }

  /// Whether a control of this type would keep a value.
  private func isValue(
    _ value: String, of type: InputType, _ constraints: Constraints, _ control: Markup.Index
  ) -> Bool {
    let kept = type.sanitized(
      value, constraints, defaultValue: markup.attribute("value", of: control))
    return switch type {
    case .color, .range: kept == value.lowercased()
    default: !kept.isEmpty
    }
  }
}
