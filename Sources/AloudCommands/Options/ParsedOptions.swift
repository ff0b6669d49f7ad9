/// A command line, taken apart.
struct ParsedOptions: Hashable {
  /// What stands there without being an option.
  var arguments: [String] = []
  private var values: [String: String] = [:]

  /// Takes a command line apart by what a command takes.
  ///
  /// - Throws: `UsageError`.
  init(_ words: [String], for syntax: CommandSyntax) throws(UsageError) {
    var words = words[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        arguments.append(word)
        continue
      }
      if word == "--" {
        arguments += words
        break
      }
      let (name, joined) = Self.split(word)
      guard let option = syntax.options.first(where: { $0.name == name }) else {
        throw UsageError.unknownOption(name, of: syntax)
      }
      guard option.value != nil else {
        guard joined == nil else {
          throw UsageError("\(name) takes no value")
        }
        values[name] = ""
        continue
      }
      guard let value = joined ?? words.popFirst() else {
        throw UsageError("\(name) needs a value: \(name) \(option.value ?? "")")
      }
      values[name] = value
    }
    if syntax.arguments.isEmpty, let word = arguments.first {
      throw UsageError(
        "\(syntax.call) takes options only, not \(word); "
          + "\(syntax.call) --help lists them")
    }
  }

  /// `--name=value` is `--name value`.
  private static func split(_ word: String) -> (name: String, value: String?) {
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  /// Sets an option that was not given.
  mutating func supply(_ name: String, _ value: String) {
    if values[name] == nil { values[name] = value }
  }

  /// Whether a switch was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// What was given for an option.
  subscript(name: String) -> String? { values[name] }

  /// A whole number within a range.
  func number(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(name) takes a number from \(range.lowerBound) to \(range.upperBound), not \(text)")
    }
    return number
  }

  /// One of several words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _: Choice.Type
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = values[name] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(name) takes one of \(all), not \(text)")
    }
    return choice
  }
}
