import FormCore
import FormFiles

/// A form of a page.
struct CheckedForm {
  let index: PageElements.Index
  let tree: FormTree
  let controls: [CheckedControl]
}
