/// Cuts bytes into lines of bounded length, and repairs what is not UTF-8.
struct LineCollector: Sendable {
  let limit: Int
  private var bytes: [UInt8] = []
  private var isTooLong = false

  init(limit: Int) { self.limit = limit }

  /// Takes bytes as they were read, and returns the lines that they end.
  mutating func take(_ more: some Collection<UInt8>) -> [LineEvent] {
    var events: [LineEvent] = []
    let parts = more.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 { events.append(endLine()) }
      append(part)
    }
    return events
  }

  /// The last line, if its end is missing.
  mutating func finish() -> [LineEvent] {
    bytes.isEmpty && !isTooLong ? [] : [endLine()]
  }

  private mutating func append(_ part: some Collection<UInt8>) {
    guard !isTooLong else { return }
    bytes.append(contentsOf: part)
    // One byte more is allowed for the carriage return that may stand before the line's end.
    if bytes.count > limit + 1 {
      isTooLong = true
      bytes = []
    }
  }

  private mutating func endLine() -> LineEvent {
    defer {
      bytes.removeAll(keepingCapacity: bytes.count < 1 << 16)
      isTooLong = false
    }
    if bytes.last == 0x0D { bytes.removeLast() }
    if isTooLong || bytes.count > limit { return .lineTooLong }
    return .line(String(decoding: bytes, as: UTF8.self))
  }
}
