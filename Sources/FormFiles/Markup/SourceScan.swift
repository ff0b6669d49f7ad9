/// Looks through a page before it is parsed for what the parser does not do well.
///
/// The parser takes minutes over elements that are nested a hundred thousand levels deep, or over a
/// tag with a million attributes, and it moves text that stands right before the end tag of a form
/// out of the form. So what makes a page too much is found here, where its line can be told.
struct SourceScan {
  /// What there is too much of, and where it begins to be, by byte.
  private(set) var excess: (FormFileError.Excess, offset: Int)?
  /// Where the end tags of forms begin, by byte.
  private(set) var formEndTags: [Int] = []

  /// How many elements a page may have.
  static let mostElements = 250_000
  /// How many attributes all of them may have.
  static let mostAttributes = 400_000
  /// How many attributes one of them may have.
  static let mostAttributesOfTag = 256

  private var open = OpenElements()
  private var elementCount = 0
  private var attributeCount = 0

  init(_ bytes: borrowing Span<UInt8>) {
    var position = 0
    while position < bytes.count, excess == nil {
      guard bytes[position] == UInt8(ascii: "<"), position + 1 < bytes.count else {
        if bytes[position] > 0x20 { open.addContent() }
        position += 1
        continue
      }
      let start = position
      switch bytes[position + 1] {
      case UInt8(ascii: "!"):
        position = Self.end(ofDeclaration: bytes, from: position + 1)
      case UInt8(ascii: "/"):
        let (name, end) = Self.name(bytes, at: position + 2)
        position = end
        guard name != 0 else { continue }
        if name == TagKind.form { formEndTags.append(start) }
        if !open.close(name) { elementCount += 1 }
      default:
        let (name, end) = Self.name(bytes, at: position + 1)
        guard name != 0 else {
          position += 1
          continue
        }
        position = scanStartTag(bytes, name, from: start, nameEnd: end)
      }
      if excess == nil { excess = excess(at: start) }
    }
  }

  private mutating func scanStartTag(
    _ bytes: borrowing Span<UInt8>, _ name: UInt64, from start: Int, nameEnd: Int
  ) -> Int {
    let tag = AttributeScan(bytes, from: nameEnd)
    attributeCount += tag.count
    elementCount += 1
    if tag.count > Self.mostAttributesOfTag {
      excess = (.attributesOfTag, start)
    } else if attributeCount > Self.mostAttributes {
      excess = (.attributes, start)
    }
    switch TagKind.kinds[name] {
    case .rawText: return Self.end(ofRawText: bytes, from: tag.end, name)
    case .plainText: return bytes.count
    case let kind:
      open.open(name, kind, source: tag.hash, closesItself: tag.closesItself)
      return tag.end
    }
  }

  private func excess(at offset: Int) -> (FormFileError.Excess, offset: Int)? {
    if open.isTooDeep { return (.nesting, offset) }
    return elementCount + open.copies > Self.mostElements ? (.elements, offset) : nil
  }

  private static func end(ofDeclaration bytes: borrowing Span<UInt8>, from start: Int) -> Int {
    let dash = UInt8(ascii: "-")
    guard start + 2 < bytes.count, bytes[start + 1] == dash, bytes[start + 2] == dash else {
      return start
    }
    // `<!-->` is a whole comment.
    var position = start + 1
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: ">"), bytes[position - 1] == dash,
        bytes[position - 2] == dash
      {
        return position + 1
      }
      position += 1
    }
    return position
  }

  private static func end(
    ofRawText bytes: borrowing Span<UInt8>, from start: Int, _ name: UInt64
  ) -> Int {
    var position = start
    while position < bytes.count {
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
      hash = TagKind.hash(hash, isLetter ? lower : byte)
      position += 1
    }
    return (hash, position)
  }
}

extension SourceScan {
  /// What the parser sees before each end tag of a form.
  static let insertion = "<!---->"

  /// The source with a comment before each end tag of a form, which makes the parser put down the
  /// text before it, and where these end tags then begin.
  func mended(_ source: [UInt8]) -> (source: [UInt8], formEndTags: [Int]) {
    guard !formEndTags.isEmpty else { return (source, []) }
    let comment = Array(Self.insertion.utf8)
    var mended: [UInt8] = []
    mended.reserveCapacity(source.count + formEndTags.count * comment.count)
    var ends: [Int] = []
    var start = 0
    for end in formEndTags {
      mended += source[start..<end]
      mended += comment
      ends.append(mended.count)
      start = end
    }
    mended += source[start...]
    return (mended, ends)
  }
}
