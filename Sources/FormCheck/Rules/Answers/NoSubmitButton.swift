import FormCore
import FormFiles

/// A form without a button that submits it (WCAG 3.2.2, technique H32).
struct NoSubmitButton: Rule {
  let name = "no-submit-button"
  let level = Finding.Level.warning
  let why = "a listener must guess that Return may send it"
  let mend = "end it with a button that says what it sends"

  func check(_ page: CheckedPage) -> [Fault] {
    page.forms.filter { form in
      let met = form.controls.filter(\.isMet)
      // Where one field is all, Return is what people try; another button may submit by a script.
      return met.count(where: \.isField) > 1
        && !met.contains { $0.type == .button(.press) }
        && !form.controls.contains { $0.type == .image || $0.type == .button(.submit) }
    }.map { Fault($0.index, "no button submits this form") }
  }
}
