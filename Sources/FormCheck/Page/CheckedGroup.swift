import FormFiles

/// A fieldset, or an element that ARIA calls a group, with the controls that are met in it.
struct CheckedGroup {
  let index: PageElements.Index
  let name: String?
  /// Whether a text says what is wrong with it.
  let hasError: Bool
}
