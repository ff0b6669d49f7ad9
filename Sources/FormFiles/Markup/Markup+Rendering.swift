/// What a page shows and what it keeps back, as far as attributes and inline style tell.
extension Markup {
  /// How a node is rendered; of a text, as the element around it is.
  struct Rendering: OptionSet, Sendable {
    let rawValue: UInt8

    /// It takes itself and all that is in it out of sight.
    static let removesItself = Rendering(rawValue: 1)
    /// It, or an element around it, takes it out of sight.
    static let isRemoved = Rendering(rawValue: 2)
    /// It cannot be seen, by what CSS calls visibility; what is in it may be visible again.
    static let isInvisible = Rendering(rawValue: 4)
    /// It stands apart from the text around it.
    static let isBlock = Rendering(rawValue: 8)

    /// What a node has from the element around it.
    static let inherited: Rendering = [.isRemoved, .isInvisible]
  }

  /// How a node is rendered.
  ///
  /// - Parameter around: How the element around it is.
  func rendering(of index: Index, in around: Rendering) -> Rendering {
    var rendering = around.intersection(.inherited)
    if isText(index) { return rendering }
    let style = attribute("style", of: index).map(InlineStyle.init)
    if isKeptBack(index, style) { rendering.formUnion([.removesItself, .isRemoved]) }
    switch style?.isInvisible {
    case true?: rendering.insert(.isInvisible)
    case false?: rendering.remove(.isInvisible)
    case nil: break
    }
    if style?.display.map({ $0 == .block }) ?? Self.blocks.contains(tag(index)) {
      rendering.insert(.isBlock)
    }
    return rendering
  }

  private func isKeptBack(_ index: Index, _ style: InlineStyle?) -> Bool {
    hasAttributes(index) && keyword("aria-hidden", of: index) == "true"
      || isTakenAway(index, style)
  }

  /// Whether an element by itself takes its subtree from everybody, and not from speech alone.
  func takesAway(_ index: Index) -> Bool {
    !isText(index) && isTakenAway(index, attribute("style", of: index).map(InlineStyle.init))
  }

  private func isTakenAway(_ index: Index, _ style: InlineStyle?) -> Bool {
    let isClosedDialog = tag(index) == "dialog" && !has("open", index)
    guard hasAttributes(index) else { return isClosedDialog }
    if style?.display == InlineStyle.Display.none { return true }
    if has("inert", index) { return true }
    let hidden = keyword("hidden", of: index)
    // What is found by searching is kept back whatever its display is.
    if hidden == "until-found" { return true }
    // By display only, which an inline style can override.
    return (hidden != nil || isClosedDialog) && style?.display == nil
  }

  /// Whether an element by itself takes its whole subtree out of sight.
  func hides(_ index: Index) -> Bool { renderings[index].contains(.removesItself) }

  /// Whether a node is out of sight, by itself or by an element around it.
  func isHidden(_ index: Index) -> Bool {
    !renderings[index].isDisjoint(with: [.isRemoved, .isInvisible])
  }

  /// Whether a node is out of sight with all that is in it.
  func isRemoved(_ index: Index) -> Bool { renderings[index].contains(.isRemoved) }

  /// Whether a node is invisible, though something in it may be visible.
  func isInvisible(_ index: Index) -> Bool { renderings[index].contains(.isInvisible) }

  /// Whether an element makes itself and what is in it invisible, where it was not before.
  func makesInvisible(_ index: Index) -> Bool {
    !isText(index) && isInvisible(index)
      && !(nodes[index].parent.map { isInvisible($0) } ?? false)
  }

  /// Whether an element takes itself out of sight, in whatever way.
  func conceals(_ index: Index) -> Bool { hides(index) || makesInvisible(index) }

  /// Whether a node stands in a closed `details`, of which only the summary is in sight.
  func isFolded(_ index: Index) -> Bool {
    guard let parent = nodes[index].parent, tag(parent) == "details", !has("open", parent) else {
      return false
    }
    return index != child("summary", of: parent)
  }

  /// Whether nothing in an element is ever shown.
  func isUnrendered(_ index: Index) -> Bool { Self.unrendered.contains(tag(index)) }

  /// Whether an element stands apart from the text around it.
  func isBlock(_ index: Index) -> Bool { renderings[index].contains(.isBlock) }

  /// Whether one of an element's classes has this word in it.
  func hasClass(containing part: String, _ index: Index) -> Bool {
    keyword("class", of: index)?.contains(part) ?? false
  }

  private static let unrendered: Set = [
    "head", "script", "style", "template", "datalist", "iframe", "noembed", "noframes", "title",
    "audio", "video", "svg",
  ]

  private static let blocks: Set = [
    "address", "article", "aside", "blockquote", "body", "br", "caption", "center", "dd",
    "details", "dialog", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form",
    "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "legend", "li", "main", "menu", "nav",
    "ol", "optgroup", "option", "p", "pre", "section", "summary", "table", "tbody", "td", "tfoot",
    "th", "thead", "tr", "ul",
  ]
}
