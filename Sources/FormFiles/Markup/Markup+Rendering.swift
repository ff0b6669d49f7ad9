/// What a page shows and what it keeps back, as far as attributes and inline style tell.
extension Markup {
  /// Whether an element by itself takes its subtree out of sight.
  func hides(_ index: Index) -> Bool {
    has("hidden", index) || keyword("aria-hidden", of: index) == "true" || has("inert", index)
      || tag(index) == "dialog" && !has("open", index) || isHiddenByStyle(index)
  }

  private func isHiddenByStyle(_ index: Index) -> Bool {
    guard let style = keyword("style", of: index) else { return false }
    return style.split(separator: ";").contains { declaration in
      let words = declaration.split { $0.isWhitespace || $0 == ":" }
      return words.starts(with: ["display", "none"])
        || words.starts(with: ["visibility", "hidden"])
    }
  }

  /// Whether nothing in an element is ever shown.
  func isUnrendered(_ index: Index) -> Bool { Self.unrendered.contains(tag(index)) }

  /// Whether an element stands on lines of its own.
  func isBlock(_ index: Index) -> Bool { Self.blocks.contains(tag(index)) }

  /// Whether one of an element's classes has this word in it.
  func hasClass(containing part: String, _ index: Index) -> Bool {
    keyword("class", of: index)?.contains(part) ?? false
  }

  private static let unrendered: Set = [
    "head", "script", "style", "template", "datalist", "iframe", "noembed", "noframes", "title",
    "audio", "video", "svg", "math",
  ]

  private static let blocks: Set = [
    "address", "article", "aside", "blockquote", "body", "br", "caption", "center", "dd",
    "details", "dialog", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form",
    "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "legend", "li", "main", "menu", "nav",
    "ol", "optgroup", "option", "p", "pre", "section", "summary", "table", "tbody", "td", "tfoot",
    "th", "thead", "tr", "ul",
  ]
}
