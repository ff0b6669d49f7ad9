/// Collects text with its white space folded.
struct FoldedText {
  private var bytes: [UInt8] = []
  private var needsSpace = false
  private let limit: Int

  /// - Parameter limit: How many bytes it takes before it is full; what follows is left out.
  init(limit: Int = .max) { self.limit = limit }

  /// What was collected.
  var text: String { String(decoding: bytes, as: UTF8.self) }
  /// Whether nothing was collected but white space.
  var isEmpty: Bool { bytes.isEmpty }
  /// Whether it takes no more.
  var isFull: Bool { bytes.count >= limit }

  /// Adds text as it stands in the page.
  mutating func append(_ part: some StringProtocol) {
    var part = String(part)
    part.withUTF8 { append($0) }
  }

  /// Ends a word.
  mutating func separate() { needsSpace = true }

  /// Adds words of their own.
  mutating func appendWords(_ part: some StringProtocol) {
    separate()
    append(part)
    separate()
  }

  /// Adds text as it stands in the page, by its UTF-8.
  ///
  /// A page holds millions of characters, and most are ASCII: bytes are looked at, not scalars.
  mutating func append(_ part: UnsafeBufferPointer<UInt8>) {
    var place = part.startIndex
    while place < part.endIndex, !isFull {
      let space = Self.lengthOfSpace(part, at: place)
      if space > 0 {
        needsSpace = true
        place += space
        continue
      }
      let start = place
      while place < part.endIndex, Self.lengthOfSpace(part, at: place) == 0 { place += 1 }
      appendWord(part[start..<place])
    }
  }

  private mutating func appendWord(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
    if needsSpace, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
    needsSpace = false
    guard word.count > limit - bytes.count else { return bytes.append(contentsOf: word) }
    bytes.append(contentsOf: word.prefix(max(limit - bytes.count, 0)))
    // No part of a character is left behind.
    while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
    if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
    bytes.append(contentsOf: "…".utf8)
  }

  /// How many bytes of white space, by Unicode's property, begin here.
  private static func lengthOfSpace(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    let byte = bytes[place]
    if byte < 0x80 { return byte == 0x20 || byte >= 0x09 && byte <= 0x0D ? 1 : 0 }
    guard byte == 0xC2 || byte >= 0xE1 && byte <= 0xE3, place + 1 < bytes.count else { return 0 }
    let second = bytes[place + 1]
    if byte == 0xC2 { return second == 0x85 || second == 0xA0 ? 2 : 0 }
    guard place + 2 < bytes.count else { return 0 }
    let third = bytes[place + 2]
    switch (byte, second) {
    case (0xE1, 0x9A), (0xE3, 0x80): return third == 0x80 ? 3 : 0
    case (0xE2, 0x80): return third <= 0x8A || [0xA8, 0xA9, 0xAF].contains(third) ? 3 : 0
    case (0xE2, 0x81): return third == 0x9F ? 3 : 0
    default: return 0
    }
  }
}

extension StringProtocol {
  /// With the white space at its ends removed, and any other run of it made one space.
  var folded: String {
    var folded = FoldedText()
    folded.append(self)
    return folded.text
  }

  /// The same, or `nil` where nothing is left.
  var foldedOrNil: String? {
    let text = folded
    return text.isEmpty ? nil : text
  }
}
