import FormCore
import FormFiles

/// A required field that nobody can reach, and that is empty: browsers then refuse to submit, and
/// cannot show why (HTML's interactive validation).
struct HiddenRequired: Rule {
  let name = "hidden-required"
  let level = Finding.Level.error
  let why = "until a script shows it, a browser refuses to send the form and cannot say why"
  let mend = "disable it while it is hidden, or leave required out"

  func check(_ page: CheckedPage) -> [Fault] {
    page.forms.filter { !$0.tree.skipsValidation && !page.isOutOfSight($0.index) }.flatMap { form in
      form.controls.filter { control in
        guard let element = control.element, control.isField, !control.isDisabled,
          element.isOutOfSight, !element.isReadOnly, element.constraints.isRequired
        else { return false }
        return control.isOutOfSight && element.validity.contains(.valueMissing)
      }.map { Fault($0, "is required, empty and hidden") }
    }
  }
}
