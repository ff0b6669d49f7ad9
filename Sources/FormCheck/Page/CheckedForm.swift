import FormCore
import FormFiles

/// A form of a page.
struct CheckedForm {
  let index: PageElements.Index
  let tree: FormTree
  /// The values that it shows, each under its element.
  let readouts: [PageElements.Index: Readout]
  let controls: [CheckedControl]
}

/// Radio buttons of one name.
struct Choice {
  let buttons: [CheckedControl]

  /// Those that a listener comes upon.
  var met: [CheckedControl] { buttons.filter(\.isMet) }
}
