import FormCore
import FormFiles

/// A form of a page.
struct CheckedForm {
  let index: PageElements.Index
  let tree: FormTree
  let controls: [CheckedControl]
}

/// Radio buttons of one name.
struct Choice {
  let buttons: [CheckedControl]

  /// Those that a listener comes upon.
  var met: [CheckedControl] { buttons.filter(\.isMet) }
}
