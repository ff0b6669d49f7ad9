/// A colour as HTML sends it: red, green and blue of a byte each.
public struct ColorCode: Hashable, Sendable {
  /// The three bytes, red foremost.
  let code: UInt32

  init(_ code: UInt32) { self.code = code }

  /// Reads what a person types for a colour: `#3366ff`, `#36f`, both without the sign, or a CSS
  /// name, with or without spaces; `nil` where it is none of them.
  public init?(_ text: String) {
    let text = text.trimmingASCIIWhitespace()
    let digits = text.first == "#" ? text.dropFirst() : text[...]
    if digits.count == 6, let code = UInt32(hex: digits) {
      self.code = code
    } else if digits.count == 3, let code = UInt32(hex: digits.flatMap { [$0, $0] }) {
      self.code = code
    } else if let code = NamedColor.code(named: text) {
      self.code = code
    } else {
      return nil
    }
  }

  /// The form in which HTML sends it: `#3366ff`.
  public var text: String {
    let digits = String(code, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Red, green and blue, from 0 to 1.
  var components: [Double] {
    [16, 8, 0].map { Double(code >> $0 & 0xFF) / 255 }
  }
}

extension UInt32 {
  /// Reads hexadecimal digits alone: `UInt32` would take a plus sign too.
  fileprivate init?(hex digits: some Sequence<Character>) {
    let digits = String(digits)
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    self.init(digits, radix: 16)
  }
}
