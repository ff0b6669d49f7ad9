/// Reads answers from JSON, and knows where it is: the decoders of Foundation tell no line, and of a
/// name that stands there twice they take one in silence.
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

  private let bytes: [UInt8]
  private var place = 0

  /// Reads one object, name to texts; none where the name is cleared.
  static func values(in bytes: [UInt8]) throws(Problem) -> [String: [String]] {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Problem(reason: .syntax(.encoding), line: 1)
    }
    var reader = AnswersReader(bytes)
    return try reader.readObject()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  private func problem(_ reason: Problem.Reason, at place: Int? = nil) -> Problem {
    let start = bytes[..<min(place ?? self.place, bytes.count)]
    return Problem(reason: reason, line: start.count { $0 == UInt8(ascii: "\n") } + 1)
  }

  private func syntax(_ reason: JSONProblem, at place: Int? = nil) -> Problem {
    problem(.syntax(reason), at: place)
  }

  private mutating func readObject() throws(Problem) -> [String: [String]] {
    guard take("{") else {
      // Another kind of JSON is told from what is none.
      try skipValue()
      try readEnd()
      throw problem(.notAnObject, at: 0)
    }
    var values: [String: [String]] = [:]
    if !take("}") {
      repeat {
        skipSpace()
        let start = place
        guard let name = try readText() else { throw syntax(.name) }
        guard take(":") else { throw syntax(.colon) }
        let value = try readAnswer(to: name)
        guard values.updateValue(value, forKey: name) == nil else {
          throw problem(.repeated(name: name), at: start)
        }
      } while take(",")
      guard take("}") else { throw syntax(.comma("}")) }
    }
    try readEnd()
    return values
  }

  private mutating func readEnd() throws(Problem) {
    skipSpace()
    if place < bytes.count { throw syntax(.rest) }
  }

  private mutating func readAnswer(to name: String) throws(Problem) -> [String] {
    skipSpace()
    let start = place
    if let text = try readText() { return [text] }
    if takeWord("null") { return [] }
    if let texts = try readTexts() { return texts }
    place = start
    let kind: AnswersError.Kind
    switch start < bytes.count ? bytes[start] : 0 {
    case UInt8(ascii: "t"): kind = .boolean(true)
    case UInt8(ascii: "f"): kind = .boolean(false)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): kind = .number
    default: kind = .other
    }
    try skipValue()
    throw problem(.notText(name: name, kind: kind), at: start)
  }

  /// A list of texts; `nil` where it holds something else, or there is none.
  private mutating func readTexts() throws(Problem) -> [String]? {
    guard take("[") else { return nil }
    var texts: [String] = []
    if take("]") { return texts }
    repeat {
      skipSpace()
      guard let text = try readText() else { return nil }
      texts.append(text)
    } while take(",")
    return take("]") ? texts : nil
  }

  /// Passes over a value of any kind, however deep it is.
  private mutating func skipValue() throws(Problem) {
    var ends: [Character] = []
    repeat {
      if let end = ends.last, take(end) {
        ends.removeLast()
      } else {
        if ends.last == "}" {
          guard try readText() != nil else { throw syntax(.name) }
          guard take(":") else { throw syntax(.colon) }
        }
        if take("{") {
          ends.append("}")
          continue
        } else if take("[") {
          ends.append("]")
          continue
        } else {
          try skipScalar()
        }
      }
      guard let end = ends.last else { return }
      skipSpace()
      if place < bytes.count, Character(Unicode.Scalar(bytes[place])) == end { continue }
      guard take(",") else { throw syntax(.comma(end)) }
    } while true
  }

  private mutating func skipScalar() throws(Problem) {
    if try readText() != nil || takeWord("true") || takeWord("false") || takeWord("null") {
      return
    }
    let start = place
    while place < bytes.count, "+-.eE0123456789".utf8.contains(bytes[place]) { place += 1 }
    let number = String(decoding: bytes[start..<place], as: UTF8.self)
    guard number.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil else {
      throw syntax(.value, at: start)
    }
  }

  /// A text in quotation marks; `nil` where there is none.
  private mutating func readText() throws(Problem) -> String? {
    let quote = UInt8(ascii: "\"")
    skipSpace()
    guard place < bytes.count, bytes[place] == quote else { return nil }
    let start = place
    place += 1
    var units: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case quote: return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units += try readEscape().utf8
      case 0..<0x20: throw syntax(.control, at: place - 1)
      default: units.append(byte)
      }
    }
    throw syntax(.openText, at: start)
  }

  private mutating func readEscape() throws(Problem) -> String {
    guard place < bytes.count else { throw syntax(.openText) }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var units = [try readUnit()]
      // The second half of a character beyond the first 65,536 stands in an escape of its own.
      if UTF16.isLeadSurrogate(units[0]), bytes[place...].starts(with: "\\u".utf8) {
        let start = place
        place += 2
        let second = try readUnit()
        if UTF16.isTrailSurrogate(second) { units.append(second) } else { place = start }
      }
      return String(decoding: units, as: UTF16.self)
    default: throw syntax(.escape, at: place - 1)
    }
  }

  private mutating func readUnit() throws(Problem) -> UInt16 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw syntax(.escape) }
    place += 4
    return unit
  }

  private mutating func skipSpace() {
    while place < bytes.count, " \t\r\n".utf8.contains(bytes[place]) { place += 1 }
  }

  private mutating func take(_ sign: Character) -> Bool {
    skipSpace()
    guard place < bytes.count, sign.asciiValue == bytes[place] else { return false }
    place += 1
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    skipSpace()
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }
}
