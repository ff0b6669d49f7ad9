extension Markup {
  /// The languages that a page says its texts are in, by the HTML standard.
  struct Languages: Sendable {
    /// The language of what declares none.
    private var pragma: String?
    /// What each element declares that declares one; empty where it is none.
    private var declared: [Int32: String] = [:]
    /// For each node the element whose declaration counts for it; -1 where there is none.
    private var givers: [Int32] = []

    init() {}

    init(_ markup: Markup) {
      pragma = markup.elements(["meta"], in: markup.nodes.indices).reduce(nil) {
        markup.pragmaLanguage(of: $1) ?? $0
      }
      var declared: [Int32: String] = [:]
      givers = markup.inherited(-1) { index, around in
        guard markup.hasAttributes(index),
          let tag = markup.attribute("lang", of: index) ?? markup.attribute("xml:lang", of: index)
        else { return around }
        declared[Int32(index)] = LanguageTag.wellFormed(tag) ?? ""
        return Int32(index)
      }
      self.declared = declared
    }

    /// The BCP 47 tag of the texts at a node; `nil` where the page does not tell.
    subscript(index: Index) -> String? {
      guard let tag = declared[givers[index]] else { return pragma }
      return tag.isEmpty ? nil : tag
    }
  }

  /// The BCP 47 tag of the texts at a node; `nil` where the page does not tell.
  func language(at index: Index) -> String? { languages[index] }

  /// The language that a `meta` element names for the whole page.
  private func pragmaLanguage(of meta: Index) -> String? {
    guard keyword("http-equiv", of: meta) == "content-language",
      let content = attribute("content", of: meta), !content.contains(",")
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
