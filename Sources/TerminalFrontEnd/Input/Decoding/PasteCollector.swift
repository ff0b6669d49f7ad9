/// Collects a bracketed paste up to its end, `CSI 201 ~`.
struct PasteCollector: Hashable, Sendable {
  private static let end = Array("\u{1B}[201~".utf8)

  let limit: Int
  private(set) var bytes: [UInt8] = []
  private var matched = 0
  private var isTooLong = false

  init(limit: Int) { self.limit = limit }

  mutating func begin() { self = PasteCollector(limit: limit) }

  /// Takes a byte, and returns the event if it was the last one.
  mutating func take(_ byte: UInt8) -> TerminalEvent? {
    // ESC occurs only at the start of the end, so a mismatch can restart there and nowhere else.
    matched = byte == Self.end[matched] ? matched + 1 : byte == Self.end[0] ? 1 : 0
    if matched == Self.end.count {
      bytes.removeLast(min(matched - 1, bytes.count))
      return finish()
    }
    // A limit's worth of text may still be followed by a part of the end.
    if isTooLong { return nil }
    if bytes.count < limit + Self.end.count - 1 {
      bytes.append(byte)
    } else {
      isTooLong = true
      bytes = []
    }
    return nil
  }

  /// Ends the paste, with its line breaks, which terminals send as Return, made line feeds.
  mutating func finish() -> TerminalEvent {
    defer { begin() }
    if isTooLong || bytes.count > limit { return .pasteTooLong }
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(0x0D) else { return .paste(text) }
    return .paste(String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 }))
  }
}
