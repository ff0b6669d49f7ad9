import FormCore
import FormFiles

/// A field for something about the person, which does not say so (WCAG 1.3.5).
///
/// What it asks for is told by its type, or by its label or name in English.
struct NoAutocomplete: Rule {
  let name = "no-autocomplete"
  let level = Finding.Level.warning
  let why = "who types with difficulty must type what their browser knows"
  let mend = "tell its purpose in autocomplete"

  func check(_ page: CheckedPage) -> [Fault] {
    // What is searched for is nobody's own.
    let searches = Set(page.forms.filter { isSearch($0, page) }.map(\.index))
    return page.metFields.compactMap { field in
      guard let form = field.form, !searches.contains(form), !field.isDisabled,
        !page.markup.has("readonly", field.index),
        ["", "on", "off"].contains(page.markup.keyword("autocomplete", of: field.index) ?? ""),
        let token = purpose(of: field, page)
      else { return nil }
      return Fault(
        field, "does not tell its purpose",
        mend: "write autocomplete=\"\(token)\" or what fits better")
    }
  }

  private func isSearch(_ form: CheckedForm, _ page: CheckedPage) -> Bool {
    page.markup.keyword("role", of: form.index) == "search"
      || form.controls.contains { $0.type == .text(.search) }
  }

  private func purpose(of field: CheckedControl, _ page: CheckedPage) -> String? {
    switch field.type {
    case .text(.email): return "email"
    case .text(.tel): return "tel"
    case .text(.password):
      let isNew = field.name.text.bareWords.split(separator: " ").contains {
        ["new", "confirm", "confirmation", "repeat", "again"].contains($0)
      }
      return isNew ? "new-password" : "current-password"
    case .text(.text), .text(.date), .text(.number), .textArea, .select: break
    default: return nil
    }
    // Of "user[name]" and "Person.Name" the last part is what is asked for.
    let key =
      (page.markup.attribute("name", of: field.index) ?? "")
      .split { "[].".contains($0) }.last.map(String.init) ?? ""
    return [field.name.text, page.markup.words(ofIdentifier: key)].lazy.compactMap { text in
      var words = text.bareWords.split(separator: " ")[...]
      if words.first == "your" { words.removeFirst() }
      return Purposes.byWords[words.joined(separator: " ")]
    }.first.map { token in
      // HTML keeps that for what has several lines.
      token == "street-address" && field.type != .textArea ? "address-line1" : token
    }
  }
}
