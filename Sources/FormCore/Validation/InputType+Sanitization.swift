extension InputType {
  /// HTML's value sanitization: what a control of this type makes of a text before it judges or
  /// sends it.
  ///
  /// A text that is no number or date where one is due becomes empty.
  ///
  /// - Parameter defaultValue: What the control held at first: the steps of a range may be counted
  ///   from there.
  public func sanitized(
    _ text: String, _ constraints: Constraints = Constraints(), defaultValue: String? = nil
  ) -> String {
    switch self {
    case .text, .search, .tel, .password: text.removingNewlines()
    case .url: text.removingNewlines().trimmingASCIIWhitespace()
    case .email: values(in: text, constraints).joined(separator: ",")
    case .number: NumberRange.number(text) == nil ? "" : text
    case .date, .month, .week, .time: CalendarValue(text, for: self) == nil ? "" : text
    case .dateTimeLocal:
      CalendarValue(text, for: self) == nil ? "" : text.replacing(" ", with: "T")
    case .color: Self.isColor(text) ? text.lowercased() : "#000000"
    case .range:
      NumberRange(constraints, defaultValue: defaultValue, inputType: self).sanitized(text)
    case .file: FilePath.resolved(text)
    }
  }

  /// The values to judge one by one: several addresses stand with commas between them.
  func values(in text: String, _ constraints: Constraints) -> [String] {
    guard self == .email else { return [sanitized(text)] }
    let text = text.removingNewlines()
    guard constraints.acceptsSeveral else { return [text.trimmingASCIIWhitespace()] }
    return text.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).trimmingASCIIWhitespace() }
  }

  static func isColor(_ text: String) -> Bool { text.wholeMatch(of: /#[0-9A-Fa-f]{6}/) != nil }
}

extension String {
  /// Without line feeds and carriage returns, which no single line holds.
  public func removingNewlines() -> String {
    var scalars = unicodeScalars
    scalars.removeAll { $0 == "\n" || $0 == "\r" }
    return String(scalars)
  }

  /// Without the white space at both ends that HTML strips: tab, LF, FF, CR and space.
  func trimmingASCIIWhitespace() -> String {
    let isSpace: (Unicode.Scalar) -> Bool = { " \t\n\u{0C}\r".unicodeScalars.contains($0) }
    let start = unicodeScalars.drop(while: isSpace)
    guard let last = start.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(start[...last])
  }
}
