/// What a page says is wrong with a form as a whole.
struct ErrorSummary: Sendable {
  /// Its element.
  let index: Markup.Index
  /// What it says, one problem each.
  let problems: [Problem]

  /// One problem of a form.
  struct Problem: Sendable {
    /// What is wrong.
    var words: Words
    /// Where its link leads, if it has one.
    var target: Markup.Index?
  }

  /// Finds the summaries of a page.
  ///
  /// - Parameter described: Elements that describe a control: an alert there is that control's.
  static func all(in naming: Naming, apartFrom described: Set<Markup.Index>) -> [ErrorSummary] {
    let markup = naming.markup
    var summaries: [ErrorSummary] = []
    var index = 0
    while index < markup.nodes.count {
      if !markup.isText(index), isSummary(index, markup), !described.contains(index),
        !markup.isHidden(index),
        markup.elements(Markup.controls, in: markup.descendants(of: index)).isEmpty
      {
        let summary = ErrorSummary(index, naming)
        if !summary.problems.isEmpty { summaries.append(summary) }
        index = markup.nodes[index].end
      } else {
        index += 1
      }
    }
    return summaries
  }

  private static func isSummary(_ index: Markup.Index, _ markup: Markup) -> Bool {
    // What waits beside a field is that field's, whatever else it is called.
    if markup.keyword("role", of: index) == "alert" { return !markup.waitsForClass(index) }
    guard let classes = markup.keyword("class", of: index) else { return false }
    let words = classes.split(whereSeparator: \.isWhitespace)
    return classes.contains("error-summary")
      || words.contains("errorlist") && words.contains("nonfield")
  }

  private init(_ index: Markup.Index, _ naming: Naming) {
    self.index = index
    let markup = naming.markup
    let range = markup.descendants(of: index)
    let items = markup.elements(["li"], in: range).filter { item in
      markup.elements(["li"], in: markup.descendants(of: item)).isEmpty
    }
    let texts =
      items.isEmpty
      ? [(index, naming.words(in: index, without: markup.isHeading))]
      : items.map { ($0, naming.words(in: $0)) }
    problems = texts.compactMap { node, words in
      words.orNil.flatMap(Remarks.withoutHeading)
        .map { Problem(words: $0, target: markup.linkTarget(in: node)) }
    }
  }
}

extension Markup {
  /// What the first link in an element leads to on this page.
  fileprivate func linkTarget(in index: Index) -> Index? {
    elements(["a"], in: descendants(of: index)).lazy.compactMap { link -> Index? in
      guard let address = self.attribute("href", of: link), address.hasPrefix("#") else {
        return nil
      }
      return self.indices[String(address.dropFirst())]
    }.first
  }

  /// Whether an element is a heading.
  func isHeading(_ index: Index) -> Bool {
    !isText(index)
      && (Self.headings.contains(tag(index)) || keyword("role", of: index) == "heading")
  }

  private static let headings: Set = ["h1", "h2", "h3", "h4", "h5", "h6"]
}
