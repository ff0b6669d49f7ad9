extension FormElement {
  /// Judges what the element holds, as HTML's constraint validation does.
  public var validity: ValidityState {
    var validity: ValidityState = []
    if constraints.isRequired, isValueMissing { validity.insert(.valueMissing) }
    if role.isTextual, let text = value.text, !text.isEmpty {
      validity.formUnion(textValidity(of: text))
    }
    return validity
  }

  private var isValueMissing: Bool {
    switch value {
    case .selection(let chosen):
      // A placeholder such as "Choose one" has an empty value and answers nothing.
      role == .combobox ? !chosen.contains { options[$0].value != "" } : chosen.isEmpty
    default: value.isEmpty
    }
  }

  private func textValidity(of text: String) -> ValidityState {
    var validity = inputType.validity(of: text, constraints)
    if validity.contains(.badInput) { return validity }
    if inputType.matchesPatterns, let pattern = constraints.pattern {
      let parts = inputType.parts(of: text, constraints)
      if !parts.allSatisfy({ Pattern.matches($0, pattern) }) { validity.insert(.patternMismatch) }
    }
    if isEdited, inputType.hasLength {
      let length = text.utf16.count
      if let least = constraints.minLength, length < least { validity.insert(.tooShort) }
      if let most = constraints.maxLength, length > most { validity.insert(.tooLong) }
    }
    return validity
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

  /// What is wrong with a text that is not empty, by its type alone.
  func validity(of text: String, _ constraints: Constraints) -> ValidityState {
    switch self {
    case .email:
      parts(of: text, constraints).allSatisfy(EmailAddress.isValid) ? [] : .typeMismatch
    case .url: AbsoluteURL.isValid(sanitized(text)) ? [] : .typeMismatch
    case .number: NumberRange(constraints).validity(of: text)
    case .date, .month, .week, .time, .dateTimeLocal, .color:
      CalendarText.isValid(text, for: self) ? [] : .badInput
    case .text, .search, .tel, .password, .file: []
    }
  }

  /// The value without what HTML strips before it judges.
  func sanitized(_ text: String) -> String {
    switch self {
    case .email, .url: text.trimmingASCIIWhitespace()
    default: text
    }
  }

  /// The values to judge one by one: several addresses stand with commas between them.
  func parts(of text: String, _ constraints: Constraints) -> [String] {
    guard self == .email, constraints.acceptsSeveral else { return [sanitized(text)] }
    return text.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).trimmingASCIIWhitespace() }
  }
}

extension String {
  /// Without the white space at both ends that HTML strips: tab, LF, FF, CR and space.
  func trimmingASCIIWhitespace() -> String {
    let isSpace: (Unicode.Scalar) -> Bool = { " \t\n\u{0C}\r".unicodeScalars.contains($0) }
    let start = unicodeScalars.drop(while: isSpace)
    guard let last = start.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(start[...last])
  }
}
