/// Reads JSON piece by piece, and knows where it is: the decoders of Foundation tell no line, and of
/// a name that stands there twice they take one in silence.
package struct JSONScanner {
  /// Why a text is no JSON, and where.
  package struct Fault: Error, Hashable {
    package var reason: JSONProblem
    /// The line, from 1.
    package var line: Int
  }

  private let bytes: [UInt8]
  package private(set) var place = 0

  /// Begins to read; a byte order mark is passed over.
  package init(_ bytes: [UInt8]) throws(Fault) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Fault(reason: .encoding, line: 1)
    }
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// The line of a place, from 1; without one, of what comes next.
  package func line(at place: Int? = nil) -> Int {
    bytes[..<min(place ?? self.place, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// The byte that comes next; 0 at the end.
  package var next: UInt8 { place < bytes.count ? bytes[place] : 0 }

  /// Goes back to a place.
  package mutating func goBack(to place: Int) { self.place = place }

  private func syntax(_ reason: JSONProblem, at place: Int? = nil) -> Fault {
    Fault(reason: reason, line: line(at: place))
  }

  /// A name and its colon, and the place where it begins.
  package mutating func readName() throws(Fault) -> (name: String, start: Int) {
    skipSpace()
    let start = place
    guard let name = try readText() else { throw syntax(.name) }
    guard take(":") else { throw syntax(.colon) }
    return (name, start)
  }

  /// The end of an object or a list whose last member was read.
  package mutating func readEnd(_ end: Character) throws(Fault) {
    guard take(end) else { throw syntax(.comma(end)) }
  }

  /// The end of all.
  package mutating func readEnd() throws(Fault) {
    skipSpace()
    if place < bytes.count { throw syntax(.rest) }
  }

  /// Passes over a value of any kind, however deep it is.
  package mutating func skipValue() throws(Fault) {
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

  private mutating func skipScalar() throws(Fault) {
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
  package mutating func readText() throws(Fault) -> String? {
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

  private mutating func readEscape() throws(Fault) -> String {
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

  private mutating func readUnit() throws(Fault) -> UInt16 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw syntax(.escape) }
    place += 4
    return unit
  }

  /// Passes over white space.
  package mutating func skipSpace() {
    while place < bytes.count, " \t\r\n".utf8.contains(bytes[place]) { place += 1 }
  }

  /// Passes over a sign, if it comes next.
  package mutating func take(_ sign: Character) -> Bool {
    skipSpace()
    guard place < bytes.count, sign.asciiValue == bytes[place] else { return false }
    place += 1
    return true
  }

  /// Passes over a word, if it comes next.
  package mutating func takeWord(_ word: String) -> Bool {
    skipSpace()
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }
}
