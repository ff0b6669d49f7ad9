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
      // "Postcode (4 digits)" says it.
      page.placeholder(of: field) == nil && !field.hasDescription(in: page)
        && !field.name.text.contains { $0.isNumber || $0 == "(" }
    }.map { Fault($0, "has a pattern that no words describe") }
  }
}
