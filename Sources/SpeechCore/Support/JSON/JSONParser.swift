/// Reads JSON by RFC 8259, and knows the line of what is wrong.
struct JSONParser {
  /// How deep lists and objects may be nested.
  static let depthLimit = 64
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  static func value(in bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    if let bad = bytes.firstInvalidUTF8 {
      parser.place = bad
      throw parser.error("save the file as UTF-8")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.place = 3 }
    let value = try parser.value()
    parser.skipSpace()
    guard parser.place == bytes.count else {
      throw parser.error("leave out what stands after its end")
    }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func error(_ reason: String, at place: Int? = nil) -> JSONSyntaxError {
    let before = bytes.prefix(place ?? self.place)
    return JSONSyntaxError(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1, reason: reason)
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
      throw error("write a value: an object, a list, a number, or a text in quotation marks")
    }
  }

  private mutating func object() throws(JSONSyntaxError) -> [String: JSONValue] {
    try enter()
    var members: [String: JSONValue] = [:]
    skipSpace()
    if !take("}") {
      repeat {
        skipSpace()
        let start = place
        guard next == UInt8(ascii: "\"") else { throw error("write a name in quotation marks") }
        let name = try text()
        skipSpace()
        guard take(":") else { throw error("write a colon after a name") }
        guard members.updateValue(try value(), forKey: name) == nil else {
          let shown = JSONValue.text(name).description
          throw error("\(shown) stands there twice, leave one out", at: start)
        }
        skipSpace()
      } while take(",")
      guard take("}") else { throw error("write a comma between members, and } at the end") }
    }
    depth -= 1
    return members
  }

  private mutating func array() throws(JSONSyntaxError) -> [JSONValue] {
    try enter()
    var values: [JSONValue] = []
    skipSpace()
    if !take("]") {
      repeat {
        values.append(try value())
        skipSpace()
      } while take(",")
      guard take("]") else { throw error("write a comma between values, and ] at the end") }
    }
    depth -= 1
    return values
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
      throw error("write a number as JSON has it, such as 50 or 0.1", at: start)
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
    let start = place
    place += 1
    var units: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units += String(try escaped()).utf8
      case 0..<0x20:
        throw error("end the text with a quotation mark before the line ends", at: start)
      default: units.append(byte)
      }
    }
    throw error("end the text with a quotation mark", at: start)
  }

  private mutating func escaped() throws(JSONSyntaxError) -> Unicode.Scalar {
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

  /// The scalar behind `\u`: one UTF-16 unit, or two that belong together.
  private mutating func codeUnits() throws(JSONSyntaxError) -> Unicode.Scalar {
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[(place + 1)...].starts(with: Array("\\u".utf8)) {
      place += 2
      units.append(try codeUnit())
    }
    guard let text = String(validating: units, as: UTF16.self),
      let scalar = text.unicodeScalars.first
    else { throw error("write a whole character after \\u") }
    return scalar
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
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
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
