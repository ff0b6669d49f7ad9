import FormCore

extension FormReader {
  /// What a `datalist` suggests for a control; what the control could not hold is no suggestion.
  mutating func suggestions(
    for control: Markup.Index, _ type: InputType, _ constraints: Constraints
  ) -> [FormOption] {
    guard type != .password, type != .file,
      let list = markup.references("list", of: control).first, markup.tag(list) == "datalist"
    else { return [] }
    // Many controls share one list, and then its options in memory.
    let kind = SuggestionKind(
      list: list, type: type, constraints: constraints,
      value: type == .range ? markup.attribute("value", of: control) : nil)
    if let known = suggestions[kind] { return known }
    let found = suggestions(in: list, for: control, type, constraints)
    suggestions[kind] = found
    return found
  }

  private func suggestions(
    in list: Markup.Index, for control: Markup.Index, _ type: InputType,
    _ constraints: Constraints
  ) -> [FormOption] {
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

/// What decides which options of a list a control could hold.
struct SuggestionKind: Hashable {
  var list: Markup.Index
  var type: InputType
  var constraints: Constraints
  var value: String?
}
