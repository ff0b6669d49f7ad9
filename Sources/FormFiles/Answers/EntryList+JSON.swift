import FormCore

extension EntryList {
  /// The entries as one JSON object, in the order of the form.
  ///
  /// A name that can occur several times has an array, of no text where there is none.
  ///
  /// - Parameter withheld: Whether `null` stands for what is protected.
  public func json(withheld: Bool = false) -> String {
    let byName = Dictionary(grouping: entries, by: \.name)
    let lines = names.compactMap { name -> String? in
      let entries = byName[name] ?? []
      let value: String
      if withheld, entries.contains(where: \.isProtected) {
        value = "null"
      } else if repeatableNames.contains(name) {
        value = "[" + entries.map { JSONText.quoted($0.value) }.joined(separator: ", ") + "]"
      } else if let entry = entries.first {
        value = JSONText.quoted(entry.value)
      } else {
        return nil
      }
      return "  \(JSONText.quoted(name)): \(value)"
    }
    return lines.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n}"
  }
}

/// Writes texts as JSON has them; the encoders of Foundation do not keep the order of names.
private enum JSONText {
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      // Beside what JSON asks for: what would act on a terminal, and ends a line in JavaScript.
      case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
