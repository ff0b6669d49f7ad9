/// Puts one scalar together from UTF-8 that may be cut anywhere.
struct ScalarCollector: Hashable, Sendable {
  enum Outcome: Hashable {
    case incomplete, invalid
    case complete(Unicode.Scalar)
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// What the next byte may be: narrower after some leads, against overlong forms and surrogates.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Begins with a byte from 0x80; false if no character begins so.
  mutating func begin(_ byte: UInt8) -> Bool {
    allowed =
      switch byte {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    switch byte {
    case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(byte & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(byte & 0x07), 3)
    default: return false
    }
    return true
  }

  mutating func take(_ byte: UInt8) -> Outcome {
    guard allowed.contains(byte) else { return .invalid }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .incomplete }
    return Unicode.Scalar(value).map(Outcome.complete) ?? .invalid
  }
}
