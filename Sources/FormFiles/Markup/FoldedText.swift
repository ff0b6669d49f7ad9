import FormCore

/// Collects text with its white space folded, and the languages it is in.
///
/// A page holds millions of characters, and most are ASCII: bytes are looked at, not scalars.
struct FoldedText {
  private var stretches: [Stretch] = []
  /// How many bytes other than white space were collected.
  private(set) var length = 0
  private var needsSpace = false
  /// The link in which what comes next stands, by a number of its own.
  var link: Int?
  private let limit: Int

  /// What was collected in one language.
  private struct Stretch {
    var bytes: [UInt8] = []
    var language: String?
    /// The link that it stands in.
    var link: Int?

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// - Parameter limit: How many bytes other than white space it takes before it is full; what
  ///   follows is left out.
  init(limit: Int = .max) { self.limit = limit }

  /// What was collected, a run for each language.
  var runs: [LanguageRun] {
    stretches.map { LanguageRun($0.text, language: $0.language, isLink: $0.link != nil) }
  }
  var words: Words { Words(runs) }
  /// The words alone.
  var text: String { stretches.count == 1 ? stretches[0].text : runs.text }
  /// Whether nothing was collected but white space.
  var isEmpty: Bool { stretches.isEmpty }
  /// Whether it takes no more.
  var isFull: Bool { length >= limit }

  /// Adds text as it stands in the page.
  ///
  /// - Parameter language: The BCP 47 tag of the text.
  mutating func append(_ part: some StringProtocol, in language: String? = nil) {
    var part = String(part)
    part.withUTF8 { append($0, in: language) }
  }

  /// Adds text as it stands in the page, by its UTF-8.
  mutating func append(_ part: UnsafeBufferPointer<UInt8>, in language: String? = nil) {
    if let last = stretches.last,
      last.link != link ? !Self.isBlank(part) : last.language != language && Self.isSayable(part)
    {
      turn(to: language, isApart: Self.lengthOfSpace(part, at: 0) > 0)
    }
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
      append(word: part[start..<place], language)
    }
  }

  private mutating func append(
    word: Slice<UnsafeBufferPointer<UInt8>>, _ language: String?
  ) {
    if stretches.isEmpty { stretches.append(Stretch(language: language, link: link)) }
    let last = stretches.count - 1
    // A stretch that begins has its space before it already.
    if needsSpace, !stretches[last].bytes.isEmpty { stretches[last].bytes.append(0x20) }
    needsSpace = false
    let taken = word.prefix(limit - length)
    length += taken.count
    stretches[last].bytes.append(contentsOf: taken)
    if taken.count < word.count { stretches[last].bytes.endWithEllipsis() }
  }

  /// Begins a stretch in another language, unless so far there are only signs, which go with what
  /// follows them.
  private mutating func turn(to language: String?, isApart: Bool) {
    let last = stretches.count - 1
    guard
      stretches[last].link != link
        || stretches[last].bytes.withUnsafeBufferPointer(Self.isSayable)
    else {
      stretches[last].language = language
      return
    }
    if needsSpace || isApart { stretches[last].bytes.append(0x20) }
    needsSpace = false
    stretches.append(Stretch(language: language, link: link))
  }

  /// Ends a word.
  mutating func separate() { needsSpace = true }

  /// Adds a sign right behind what was collected.
  mutating func append(sign: Character) {
    needsSpace = false
    append(String(sign), in: stretches.last?.language)
  }

  /// Adds words of their own.
  mutating func append(_ words: Words) {
    separate()
    for run in words.runs { append(run.text, in: run.language) }
    separate()
  }

  /// Whether there is nothing but white space.
  private static func isBlank(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = bytes.startIndex
    while place < bytes.endIndex, case let space = lengthOfSpace(bytes, at: place), space > 0 {
      place += space
    }
    return place == bytes.endIndex
  }

  /// Whether anything is said by the rules of a language.
  private static func isSayable(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(where: \.isSayable)
  }

  /// How many bytes of white space, by Unicode's property, begin at a place.
  private static func lengthOfSpace(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    guard place < bytes.count else { return 0 }
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

extension [UInt8] {
  /// Ends text that was cut off anywhere: no part of a character is left behind.
  fileprivate mutating func endWithEllipsis() {
    while let last, last & 0xC0 == 0x80 { removeLast() }
    if let last, last >= 0xC0 { removeLast() }
    append(contentsOf: "…".utf8)
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
