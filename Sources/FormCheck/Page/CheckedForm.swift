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
