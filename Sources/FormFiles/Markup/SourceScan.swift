/// Looks through a page before it is parsed for what the parser does not do well.
///
/// It takes 10 seconds over 100,000 levels of nesting, so the depth is estimated here, with a
/// generous limit; the exact limit is applied to what was parsed. And it moves text that stands
/// right before the end tag of a form out of the form.
struct SourceScan {
  /// The line at which the page gets too deep.
  private(set) var lineTooDeep: Int?
  /// Where the end tags of forms begin, by byte.
  private(set) var formEndTags: [Int] = []

  /// Tags open deeper than this are too deep.
  static let deepest = 4_096

  private var open: [Tag] = []
  private var line = 1

  /// A tag's name, as a number that is compared quickly.
  private struct Tag: Equatable {
    var name: UInt64
    var isSpecial: Bool
  }

  init(_ bytes: borrowing Span<UInt8>) {
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == UInt8(ascii: "<"), position < bytes.count else { continue }
      if bytes[position] == UInt8(ascii: "!") {
        position = skipDeclaration(bytes, from: position)
      } else if bytes[position] == UInt8(ascii: "/") {
        let (name, _) = Self.name(bytes, at: position + 1)
        if name == Self.form { formEndTags.append(position - 1) }
        if name != 0 { close(name) }
      } else {
        let (name, end) = Self.name(bytes, at: position)
        guard name != 0 else { continue }
        position = skipAttributes(bytes, from: end)
        if Self.rawText.contains(name) {
          position = skip(bytes, from: position, toEndTag: name)
        } else if !Self.ignored.contains(name) {
          open.append(Tag(name: name, isSpecial: Self.special.contains(name)))
          if open.count > Self.deepest {
            lineTooDeep = line
            return
          }
        }
      }
    }
  }

  /// Closes the tag that an end tag ends; one that ends nothing is passed over, as in a browser.
  private mutating func close(_ name: UInt64) {
    let isSpecial = Self.special.contains(name)
    // An end tag far from its start tag is not looked for: the estimate may be too high.
    for (index, tag) in zip(open.indices, open).suffix(64).reversed() {
      if tag.name == name {
        open.removeSubrange(index...)
        return
      }
      if tag.isSpecial, !isSpecial { return }
    }
  }

  /// Skips the rest of a start tag; a quoted value may hold anything.
  private mutating func skipAttributes(_ bytes: borrowing Span<UInt8>, from start: Int) -> Int {
    var position = start
    var quote: UInt8?
    var followsEquals = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") { line += 1 }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return position + 1
      } else if followsEquals, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      // White space may stand between the sign and the value.
      if byte > 0x20 { followsEquals = byte == UInt8(ascii: "=") }
      position += 1
    }
    return position
  }

  private mutating func skipDeclaration(_ bytes: borrowing Span<UInt8>, from start: Int) -> Int {
    let dash = UInt8(ascii: "-")
    guard start + 2 < bytes.count, bytes[start + 1] == dash, bytes[start + 2] == dash else {
      return start
    }
    // `<!-->` is a whole comment.
    var position = start + 1
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      if bytes[position] == UInt8(ascii: ">"), bytes[position - 1] == dash,
        bytes[position - 2] == dash
      {
        return position + 1
      }
      position += 1
    }
    return position
  }

  private mutating func skip(
    _ bytes: borrowing Span<UInt8>, from start: Int, toEndTag name: UInt64
  ) -> Int {
    var position = start
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      if bytes[position] == UInt8(ascii: "<"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "/"),
        Self.name(bytes, at: position + 2).name == name
      {
        return position + 2
      }
      position += 1
    }
    return position
  }

  /// Reads a tag's name; zero where there is none.
  private static func name(
    _ bytes: borrowing Span<UInt8>, at start: Int
  ) -> (name: UInt64, end: Int) {
    var hash: UInt64 = 0
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      let lower = byte | 0x20
      let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
      let isOther =
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "-")
      guard isLetter || isOther && position > start else { break }
      hash = Self.hash(hash, isLetter ? lower : byte)
      position += 1
    }
    return (hash, position)
  }

  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash &* 31) &+ UInt64(byte)
  }

  private static func names(_ words: String) -> Set<UInt64> {
    Set(words.split(separator: " ").map { $0.utf8.reduce(0, hash) })
  }

  private static let form = names("form").first
  /// What holds no tags.
  private static let rawText = names("script style textarea title xmp iframe noembed noframes")
  /// What does not nest: it has no content, or the parser closes it before the next of its kind.
  private static let ignored = names(
    """
    area base br col embed hr img input link meta param source track wbr \
    html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup rb rt rp \
    a button nobr form select h1 h2 h3 h4 h5 h6
    """)
  /// What an end tag of another kind does not reach through.
  private static let special = names(
    """
    address article aside blockquote center details dialog dir div dl fieldset figcaption figure \
    footer header main menu nav ol pre section summary table ul
    """)
}

extension SourceScan {
  /// What the parser sees before each end tag of a form.
  static let insertion = "<!---->"

  /// The source with a comment before each end tag of a form, which makes the parser put down the
  /// text before it, and where these end tags then begin.
  func mended(_ source: String) -> (source: String, formEndTags: [Int]) {
    let utf8 = source.utf8
    var mended = ""
    var ends: [Int] = []
    var start = utf8.startIndex
    for offset in formEndTags {
      let end = utf8.index(utf8.startIndex, offsetBy: offset)
      mended += source[start..<end]
      mended += Self.insertion
      ends.append(mended.utf8.count)
      start = end
    }
    mended += source[start...]
    return (mended, ends)
  }
}
