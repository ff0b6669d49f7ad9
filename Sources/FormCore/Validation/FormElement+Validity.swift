extension FormElement {
  /// Judges what the element holds, as HTML's constraint validation does.
  public var validity: ValidityState {
    var validity: ValidityState = []
    if isUnreadable { validity.insert(.badInput) }
    if let number, !isUnreadable {
      validity.formUnion(NumberRange(constraints).bounds(of: number))
    }
    if customValidity != nil { validity.insert(.customError) }
    if constraints.isRequired, isValueMissing { validity.insert(.valueMissing) }
    if role.isTextual, let text = value.text, !text.isEmpty {
      validity.formUnion(textValidity(of: text))
      // What cannot be read is no value, in HTML.
      if constraints.isRequired, validity.contains(.badInput) { validity.insert(.valueMissing) }
    }
    return validity
  }

  private var isValueMissing: Bool {
    switch value {
    case .text where inputType == .file: filePaths.isEmpty
    case .selection(let chosen):
      role == .combobox ? !chosen.contains { !isPlaceholder($0) } : chosen.isEmpty
    default: value.isEmpty
    }
  }

  /// Whether an option answers nothing: HTML's placeholder label option, such as "Choose one".
  private func isPlaceholder(_ index: Int) -> Bool {
    index == 0 && options.first?.value == "" && options.first?.group == nil
  }

  private func textValidity(of text: String) -> ValidityState {
    var validity = typeValidity(of: text)
    if validity.contains(.badInput) { return validity }
    if inputType.matchesPatterns, let pattern = constraints.pattern {
      let values = inputType.values(in: text, constraints)
      if !values.allSatisfy({ Pattern.matches($0, pattern) }) { validity.insert(.patternMismatch) }
    }
    if isEdited, inputType.hasLength {
      let length = text.utf16.count
      if let least = constraints.minLength, length < least { validity.insert(.tooShort) }
      if let most = constraints.maxLength, length > most { validity.insert(.tooLong) }
    }
    return validity
  }

  /// What is wrong with a text that is not empty, by its type alone.
  private func typeValidity(of text: String) -> ValidityState {
    switch inputType {
    case .email:
      inputType.values(in: text, constraints).allSatisfy(EmailAddress.isValid) ? [] : .typeMismatch
    case .url: AbsoluteURL.isValid(inputType.sanitized(text)) ? [] : .typeMismatch
    case .number, .range, .date, .month, .week, .time, .dateTimeLocal:
      numberRange.validity(of: text)
    case .color: InputType.isColor(text) ? [] : .badInput
    case .file: fileProblem?.validity ?? []
    case .text, .search, .tel, .password: []
    }
  }
}

extension InputType {
  /// Whether `pattern` applies.
  var matchesPatterns: Bool {
    switch self {
    case .text, .search, .url, .tel, .email, .password: true
    default: false
    }
  }

  /// Whether `minlength` and `maxlength` apply: to the same types.
  public var hasLength: Bool { matchesPatterns }
}
