/// An element that asks for the focus and cannot take it (HTML's `autofocus`).
struct LostAutofocus: Rule {
  let name = "lost-autofocus"
  let level = Finding.Level.warning
  let why = "the page opens elsewhere than it is meant to"
  let mend = "move autofocus to an element that can take the focus"

  func check(_ page: CheckedPage) -> [Fault] {
    page.controls.filter { page.markup.has("autofocus", $0.index) }.compactMap { control in
      if control.type == .hidden || control.isOutOfSight {
        return Fault(control, "has autofocus, but is hidden")
      }
      return control.isDisabled ? Fault(control, "has autofocus, but is disabled") : nil
    }
  }
}
