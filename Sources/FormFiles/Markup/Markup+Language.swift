/// The languages that a page says its texts are in, by the HTML standard.
extension Markup {
  /// The BCP 47 tag of the texts at a node; `nil` where the page does not tell.
  func language(at index: Index) -> String? {
    guard let declared = nodes[index].language else { return pragmaLanguage }
    return declared.isEmpty ? nil : declared
  }

  /// The language that a node about to be added declares, or has from the element around it; empty
  /// where that is declared to be unknown.
  func declaredLanguage(of node: Node) -> String? {
    if let tag = node.attribute("lang") ?? node.attribute("xml:lang") {
      return LanguageTag.wellFormed(tag) ?? ""
    }
    return node.parent.flatMap { nodes[$0].language }
  }

  /// The language that a `meta` element names for the whole page, if it is one.
  static func pragmaLanguage(of node: Node) -> String? {
    guard node.tag == "meta", node.attribute("http-equiv")?.lowercased() == "content-language",
      let content = node.attribute("content"), !content.contains(",")
    else { return nil }
    return content.split(whereSeparator: \.isWhitespace).first
      .flatMap { LanguageTag.wellFormed(String($0)) }
  }
}

/// The form of a BCP 47 tag.
enum LanguageTag {
  /// A tag as BCP 47 writes it; `nil` where it can be none, so that no voice is looked for.
  ///
  /// Underscores, which other systems write, are taken for hyphens.
  static func wellFormed(_ written: String) -> String? {
    let tag = written.folded.replacing("_", with: "-")
    let subtags = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard tag.utf8.count <= 64, let first = subtags.first,
      first.utf8.allSatisfy({ !isDigit($0) }),
      subtags.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isAlphanumeric) })
    else { return nil }
    return tag
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower)
  }
}
