import FormCore
import FormFiles

/// A field whose format its placeholder alone shows (WCAG 3.3.2).
struct PlaceholderFormat: Rule {
  let name = "placeholder-format"
  let level = Finding.Level.warning
  let why = "some readers never read it, and it is gone once something is typed"
  let mend = "say it in an element that aria-describedby names"

  func check(_ page: CheckedPage) -> [Fault] {
    let judged = Set(page.patternFields.map(\.index))
    return page.metFields.compactMap { field in
      guard let placeholder = page.placeholder(of: field), !field.hasDescription(in: page),
        judged.contains(field.index) || isFormat(placeholder)
      else { return nil }
      return Fault(
        field, "shows what its answer looks like in its placeholder \(placeholder.quoted) alone")
    }
  }

  /// Whether it is letters for digits, such as DD/MM/YYYY.
  private func isFormat(_ placeholder: String) -> Bool {
    placeholder.wholeMatch(
      of: /(dd?|mm?|yy(yy)?|hh?|ss?)([-.\/: ]+(dd?|mm?|yy(yy)?|hh?|ss?))+/.ignoresCase())
      != nil
  }
}
