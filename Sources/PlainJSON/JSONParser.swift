/// Reads JSON by RFC 8259, and knows the line of what is wrong.
struct JSONParser {
  /// How deep lists and objects may be nested.
  static let depthLimit = 64
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private let bytes: [UInt8]
  private let mayRepeatNames: Bool
  private var place = 0
  private var line = 1
  private var depth = 0

  static func value(
    in bytes: [UInt8], mayRepeatNames: Bool
  ) throws(JSONSyntaxError) -> JSONValue {
    if let bad = bytes.firstInvalidUTF8 {
      let line = bytes[..<bad].count { $0 == UInt8(ascii: "\n") } + 1
      throw JSONSyntaxError(line: line, reason: "save the file as UTF-8")
    }
    var parser = JSONParser(bytes: bytes, mayRepeatNames: mayRepeatNames)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.place = 3 }
    let value = try parser.value()
    parser.skipSpace()
    guard parser.place == bytes.count else {
      throw parser.error("leave out what stands after its end")
    }
    return value
  }

  private init(bytes: [UInt8], mayRepeatNames: Bool) {
    self.bytes = bytes
    self.mayRepeatNames = mayRepeatNames
  }

  private func error(_ reason: String) -> JSONSyntaxError {
    JSONSyntaxError(line: line, reason: reason)
  }

  // MARK: Values

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .text(try text())
    case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte):
      return .number(try number())
    default:
      for (word, value) in [
        ("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null),
      ]
      where take(word) {
        return value
      }
      throw error("write a value; a text stands in quotation marks")
    }
  }

  private mutating func object() throws(JSONSyntaxError) -> JSONObject {
    try enter()
    var members: [JSONObject.Member] = []
    var names: Set<String> = []
    var comma: Int?
    skipSpace()
    if !take("}") {
      repeat {
        skipSpace()
        try refuse(comma, before: "}")
        guard next == UInt8(ascii: "\"") else { throw error("write a name in quotation marks") }
        let start = line
        let name = try text()
        guard names.insert(name).inserted || mayRepeatNames else {
          throw error("\(JSONValue.text(name).description) stands there twice, leave one out")
        }
        skipSpace()
        guard take(":") else { throw error("write a colon after a name") }
        members.append(JSONObject.Member(name: name, value: try value(), line: start))
        skipSpace()
        comma = line
      } while take(",")
      guard take("}") else { throw error("write a comma between members, and } at the end") }
    }
    depth -= 1
    return JSONObject(members)
  }

  private mutating func array() throws(JSONSyntaxError) -> [JSONValue] {
    try enter()
    var values: [JSONValue] = []
    var comma: Int?
    skipSpace()
    if !take("]") {
      repeat {
        skipSpace()
        try refuse(comma, before: "]")
        values.append(try value())
        skipSpace()
        comma = line
      } while take(",")
      guard take("]") else { throw error("write a comma between values, and ] at the end") }
    }
    depth -= 1
    return values
  }

  /// Names the comma that nothing follows: people write one where JavaScript lets them.
  ///
  /// - Parameter comma: The line of the comma that was passed last.
  private func refuse(_ comma: Int?, before end: Unicode.Scalar) throws(JSONSyntaxError) {
    if let comma, next == UInt8(ascii: end) {
      throw JSONSyntaxError(line: comma, reason: "a comma stands before the end: leave it out")
    }
  }

  /// Passes over an opening bracket.
  private mutating func enter() throws(JSONSyntaxError) {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw error("nest lists and objects no deeper than \(Self.depthLimit)")
    }
    place += 1
  }

  private mutating func number() throws(JSONSyntaxError) -> Double {
    let start = place
    _ = take("-")
    var isNumber = take("0") || takeDigits()
    if take(".") { isNumber = takeDigits() && isNumber }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      isNumber = takeDigits() && isNumber
    }
    let number = Double(String(decoding: bytes[start..<place], as: UTF8.self))
    guard isNumber, let number, number.isFinite else {
      throw error("write a number as JSON has it, such as 50 or 0.1")
    }
    return number
  }

  private mutating func takeDigits() -> Bool {
    let start = place
    while let byte = next, Self.digits.contains(byte) { place += 1 }
    return place > start
  }

  // MARK: Texts

  private mutating func text() throws(JSONSyntaxError) -> String {
    place += 1
    var units: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units += try escaped().utf8
      case 0..<0x20:
        throw error("end the text with a quotation mark before the line ends")
      default: units.append(byte)
      }
    }
    throw error("end the text with a quotation mark")
  }

  private mutating func escaped() throws(JSONSyntaxError) -> String {
    defer { place += 1 }
    switch next {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codeUnits()
    default: throw error("write two backslashes where one is meant")
    }
  }

  /// The character behind `\u`: one UTF-16 unit, or two that belong together.
  ///
  /// Half of such a pair alone is JSON, and becomes U+FFFD.
  private mutating func codeUnits() throws(JSONSyntaxError) -> String {
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[(place + 1)...].starts(with: "\\u".utf8) {
      let end = place
      place += 2
      let second = try codeUnit()
      if UTF16.isTrailSurrogate(second) { units.append(second) } else { place = end }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Reads four digits behind a `u`, and stands on the last of them.
  private mutating func codeUnit() throws(JSONSyntaxError) -> UInt16 {
    let digits = bytes.dropFirst(place + 1).prefix(4)
    // A number in Swift may have a sign.
    let isHexadecimal = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard digits.count == 4, isHexadecimal,
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("write four digits after \\u") }
    place += 4
    return unit
  }

  // MARK: Bytes

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take(_ word: String) -> Bool {
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      // Nowhere else may a line end.
      if byte == 0x0A { line += 1 }
      place += 1
    }
  }
}

extension [UInt8] {
  /// The place of the first byte that no UTF-8 text has there.
  fileprivate var firstInvalidUTF8: Int? {
    guard String(validating: self, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = makeIterator()
    var place = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      place += UTF8.width(scalar)
    }
    return place
  }
}
