import PlainJSON

extension Answers {
  /// Reads answers from JSON.
  ///
  /// - Throws: An `AnswersError` where it is no object of texts.
  public init(json: [UInt8], file: String) throws(AnswersError) {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONValue(parsing: json, mayRepeatNames: true)
    } catch {
      throw .notJSON(file: file, line: error.line, complaint: error.complaint)
    }
    guard let object = value.object else { throw .notAnObject(file: file) }
    var values: [String: [String]] = [:]
    for member in object.members {
      guard values[member.name] == nil else {
        throw .repeatedName(file: file, line: member.line, name: member.name)
      }
      guard let texts = member.value.answer else {
        throw .notText(file: file, line: member.line, name: member.name, .init(member.value))
      }
      values[member.name] = texts
    }
    self.init(values, file: file)
  }
}

extension JSONValue {
  /// The texts that it answers with, none where it clears; `nil` where it is no answer.
  fileprivate var answer: [String]? {
    switch self {
    case .text(let text): return [text]
    case .null: return []
    case .array(let values):
      let texts = values.compactMap(\.text)
      return texts.count == values.count ? texts : nil
    case .object, .number, .bool: return nil
    }
  }
}

extension AnswersError.Kind {
  fileprivate init(_ value: JSONValue) {
    switch value {
    case .bool(let value): self = .boolean(value)
    case .number: self = .number
    case .object, .array, .text, .null: self = .other
    }
  }
}
