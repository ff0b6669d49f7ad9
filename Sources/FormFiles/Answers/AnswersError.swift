/// Why answers cannot be read, or do not fit a form.
public enum AnswersError: Error, Hashable, Sendable {
  /// The file cannot be read.
  case unreadable(FormFileError)
  /// The file is no JSON.
  case notJSON(file: String, line: Int, complaint: String)
  /// The file holds something else than one object.
  case notAnObject(file: String)
  /// An answer is no text.
  case notText(file: String, line: Int, name: String, Kind)
  /// A name has two answers.
  case repeatedName(file: String, line: Int, name: String)
  /// The form has no field of that name.
  case unknownName(file: String, name: String, known: [String])
  /// The field has no such option, or not one that can be chosen.
  case unknownOption(file: String, name: String, value: String, options: [String])
  /// The field has no options, or none that can be chosen.
  case noOptions(file: String, name: String)
  /// The field is a slider, and the answer is no number that it can hold.
  case unfitNumber(file: String, name: String, value: String, Limits)
  /// There are more answers of that name than fields.
  case tooMany(file: String, name: String, fields: Int)
  /// The field cannot be changed.
  case fixed(file: String, name: String)
  /// The field lives by a script, which only a browser runs.
  case unfillable(file: String, name: String)

  /// What an answer is that is no text.
  public enum Kind: Hashable, Sendable {
    /// `true` or `false`, as if for a check box.
    case boolean(Bool)
    /// A number.
    case number
    /// An object, or a list of other things than texts.
    case other
  }

  /// What numbers a slider takes.
  public struct Limits: Hashable, Sendable {
    /// The least number.
    public var least: String
    /// The greatest number.
    public var most: String
    /// The number that is nearest to the answer, if that is one.
    public var nearest: String?
  }

  /// One line for the person: the file, the name, what is wrong and how to mend it.
  public var message: String {
    switch self {
    case .unreadable(let error):
      error.message
    case .notJSON(let file, let line, let complaint):
      "\(file):\(line): \(complaint)"
    case .notAnObject(let file):
      "\(file): this is not one JSON object; write {\"name\": \"text\"}"
    case .notText(let file, let line, let name, let kind):
      "\(file):\(line): the answer to “\(name)” is \(kind.words)"
    case .repeatedName(let file, let line, let name):
      "\(file):\(line): “\(name)” is answered twice; keep one, or write a list of texts"
    case .unknownName(let file, let name, let known):
      "\(file): the form has no field “\(name)”; its fields are \(Self.list(known))"
    case .unknownOption(let file, let name, let value, let options):
      "\(file): “\(name)” has no option “\(value)”; write \(Self.list(options, last: "or"))"
    case .noOptions(let file, let name):
      "\(file): “\(name)” has nothing to choose from; leave it out"
    case .unfitNumber(let file, let name, let value, let limits):
      "\(file): “\(name)” cannot be “\(value)”; write a number from \(limits.least) to "
        + limits.most + (limits.nearest.map { ", such as \($0)" } ?? "")
    case .tooMany(let file, let name, let fields):
      "\(file): there are more answers to “\(name)” than the form takes; write \(fields)"
    case .fixed(let file, let name):
      "\(file): “\(name)” cannot be changed in this form; leave it out"
    case .unfillable(let file, let name):
      "\(file): “\(name)” works by a script, which does not run here; leave it out"
    }
  }

  private static func list(_ words: [String], last: String = "and") -> String {
    let quoted = words.map { "“\($0)”" }
    guard let end = quoted.last, quoted.count > 1 else { return quoted.first ?? "none" }
    return quoted.dropLast().joined(separator: ", ") + " \(last) \(end)"
  }
}

extension AnswersError.Kind {
  /// What it is, and how to mend it.
  fileprivate var words: String {
    let mend = "write a text in quotation marks, a list of texts, or null to clear it"
    switch self {
    case .boolean(let value):
      return "\(value), which is no text; write what the check box sends, such as \"on\", "
        + "or null to clear it"
    case .number: return "a number; \(mend)"
    case .other: return "neither a text nor a list of texts; \(mend)"
    }
  }
}

extension AnswersError: CustomStringConvertible {
  /// The same as `message`.
  public var description: String { message }
}
