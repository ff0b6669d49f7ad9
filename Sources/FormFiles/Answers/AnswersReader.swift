/// Reads answers from JSON.
struct AnswersReader {
  /// Something wrong, and where.
  struct Problem: Error, Hashable {
    /// What is wrong.
    enum Reason: Hashable {
      case syntax(JSONProblem)
      case notAnObject
      case notText(name: String, kind: AnswersError.Kind)
      case repeated(name: String)
    }

    var reason: Reason
    var line: Int
  }

  private var scanner: JSONScanner

  /// Reads one object, name to texts; none where the name is cleared.
  static func values(in bytes: [UInt8]) throws(Problem) -> [String: [String]] {
    let scanner: JSONScanner
    do { scanner = try JSONScanner(bytes) } catch { throw Problem(error) }
    var reader = AnswersReader(scanner: scanner)
    return try reader.readObject()
  }

  private init(scanner: JSONScanner) { self.scanner = scanner }

  /// Reads something of JSON.
  private mutating func read<Piece>(
    _ piece: (inout JSONScanner) throws(JSONScanner.Fault) -> Piece
  ) throws(Problem) -> Piece {
    do { return try piece(&scanner) } catch { throw Problem(error) }
  }

  private func problem(_ reason: Problem.Reason, at place: Int) -> Problem {
    Problem(reason: reason, line: scanner.line(at: place))
  }

  private mutating func readObject() throws(Problem) -> [String: [String]] {
    guard scanner.take("{") else {
      // Another kind of JSON is told from what is none.
      try read { scanner throws(JSONScanner.Fault) in
        try scanner.skipValue()
        try scanner.readEnd()
      }
      throw problem(.notAnObject, at: 0)
    }
    var values: [String: [String]] = [:]
    if !scanner.take("}") {
      repeat {
        let (name, start) = try read { scanner throws(JSONScanner.Fault) in
          try scanner.readName()
        }
        let value = try readAnswer(to: name)
        guard values.updateValue(value, forKey: name) == nil else {
          throw problem(.repeated(name: name), at: start)
        }
      } while scanner.take(",")
      try read { scanner throws(JSONScanner.Fault) in try scanner.readEnd("}") }
    }
    try read { scanner throws(JSONScanner.Fault) in try scanner.readEnd() }
    return values
  }

  private mutating func readAnswer(to name: String) throws(Problem) -> [String] {
    scanner.skipSpace()
    let start = scanner.place
    if let text = try readText() { return [text] }
    if scanner.takeWord("null") { return [] }
    if let texts = try readTexts() { return texts }
    scanner.goBack(to: start)
    let kind: AnswersError.Kind =
      switch scanner.next {
      case UInt8(ascii: "t"): .boolean(true)
      case UInt8(ascii: "f"): .boolean(false)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
      default: .other
      }
    try read { scanner throws(JSONScanner.Fault) in try scanner.skipValue() }
    throw problem(.notText(name: name, kind: kind), at: start)
  }

  /// A list of texts; `nil` where it holds something else, or there is none.
  private mutating func readTexts() throws(Problem) -> [String]? {
    guard scanner.take("[") else { return nil }
    var texts: [String] = []
    if scanner.take("]") { return texts }
    repeat {
      guard let text = try readText() else { return nil }
      texts.append(text)
    } while scanner.take(",")
    return scanner.take("]") ? texts : nil
  }

  private mutating func readText() throws(Problem) -> String? {
    try read { scanner throws(JSONScanner.Fault) in try scanner.readText() }
  }
}

extension AnswersReader.Problem {
  fileprivate init(_ fault: JSONScanner.Fault) {
    self.init(reason: .syntax(fault.reason), line: fault.line)
  }
}
