/// Looks for the encoding that a page declares, by HTML's prescan of its first bytes.
struct EncodingDeclaration {
  private var rest: ArraySlice<UInt8>

  /// The encoding that a `meta` element, or else an XML declaration, tells.
  static func encoding(in start: ArraySlice<UInt8>) -> TextEncoding? {
    var scan = EncodingDeclaration(rest: start)
    guard let label = scan.label(), let encoding = TextEncoding(label: label) else {
      return xmlEncoding(in: start)
    }
    // What could be read as ASCII so far is no UTF-16.
    return encoding.forSending
  }

  private mutating func label() -> String? {
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "<") else { continue }
      if rest.starts(with: "!--".utf8) {
        skipComment()
      } else if rest.prefix(4).map({ $0 | 0x20 }).elementsEqual("meta".utf8),
        let next = rest.dropFirst(4).first, Self.isSpace(next) || next == UInt8(ascii: "/")
      {
        rest = rest.dropFirst(4)
        if let label = labelOfMeta() { return label }
      } else if rest.first.map({ Self.isLetter($0) || $0 == UInt8(ascii: "/") }) == true {
        rest = rest.drop { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
        while attribute() != nil {}
      }
    }
    return nil
  }

  private mutating func skipComment() {
    // `<!-->` is a whole comment.
    rest = rest.dropFirst()
    while !rest.isEmpty, !rest.starts(with: "-->".utf8) { rest = rest.dropFirst() }
    rest = rest.dropFirst(3)
  }

  private mutating func labelOfMeta() -> String? {
    var charset: String?
    var content: String?
    var isContentType = false
    var seen: Set<String> = []
    while let (name, value) = attribute() {
      guard seen.insert(name).inserted else { continue }
      switch name {
      case "charset": charset = value
      case "content": content = value
      case "http-equiv": isContentType = value.lowercased() == "content-type"
      default: break
      }
    }
    return charset ?? (isContentType ? content.flatMap(Self.label(inContent:)) : nil)
  }

  /// Takes an attribute away; `nil` at the end of the tag.
  private mutating func attribute() -> (name: String, value: String)? {
    rest = rest.drop { Self.isSpace($0) || $0 == UInt8(ascii: "/") }
    guard let first = rest.first, first != UInt8(ascii: ">") else { return nil }
    let name = rest.prefix {
      !Self.isSpace($0) && !"/>=".utf8.contains($0)
    }
    // A sign that stands where a name should is skipped.
    rest = rest.dropFirst(max(name.count, 1)).drop(while: Self.isSpace)
    guard rest.first == UInt8(ascii: "=") else { return (Self.lowercased(name), "") }
    rest = rest.dropFirst().drop(while: Self.isSpace)
    let value: ArraySlice<UInt8>
    if let quote = rest.first, "\"'".utf8.contains(quote) {
      value = rest.dropFirst().prefix { $0 != quote }
      rest = rest.dropFirst(value.count + 2)
    } else {
      value = rest.prefix { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
      rest = rest.dropFirst(value.count)
    }
    return (Self.lowercased(name), Self.lowercased(value))
  }

  /// The label in a text such as `text/html; charset=utf-8`.
  private static func label(inContent content: String) -> String? {
    let pattern = /charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"']+))/
    guard let match = content.firstMatch(of: pattern) else { return nil }
    return (match.1 ?? match.2 ?? match.3).map(String.init)
  }

  private static func xmlEncoding(in start: ArraySlice<UInt8>) -> TextEncoding? {
    guard start.starts(with: "<?xml".utf8) else { return nil }
    let declaration = String(
      decoding: start.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    let label = declaration.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.1
    return label.flatMap { TextEncoding(label: String($0)) }?.forSending
  }

  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased()
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
