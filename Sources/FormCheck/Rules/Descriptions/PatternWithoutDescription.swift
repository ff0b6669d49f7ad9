import FormCore
import FormFiles

/// A field whose pattern is nowhere in words (HTML: `title` describes the pattern; WCAG 3.3.2).
struct PatternWithoutDescription: Rule {
  let name = "pattern-without-description"
  let level = Finding.Level.error
  let why = "a listener whose answer is refused cannot know what is asked for"
  let mend = "say in title what the answer must look like"

  func check(_ page: CheckedPage) -> [Fault] {
    page.patternFields.filter { field in
      page.placeholder(of: field) == nil && !field.hasDescription(in: page)
        && !describesFormat(field.name.text)
    }.map { Fault($0, "has a pattern that no words describe") }
  }
}

extension PatternWithoutDescription {
  /// Whether a label says what its answer looks like: "Postcode (4 digits)", "Code such as 1234".
  private func describesFormat(_ name: String) -> Bool {
    if name.contains(/[0-9]+[ -]?\p{L}{2,}|[0-9]{3}/) { return true }
    // A currency is no format, and neither is that the answer may be left out.
    return name.matches(of: /\(([^)]*)\)/).contains { match in
      match.1.contains(/\p{L}{2,}/)
        && !["optional", "required", "mandatory"].contains(String(match.1).bareWords)
        && !isCurrency(match.1)
    }
  }

  private func isCurrency(_ words: Substring) -> Bool {
    words.wholeMatch(of: /\s*\p{Lu}{3}\s*|(?i:\s*(in )?(euros?|dollars?|pounds?)\s*)/) != nil
  }
}
