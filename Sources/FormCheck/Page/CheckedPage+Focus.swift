import FormFiles

extension CheckedPage {
  /// The `tabindex` of an element.
  func tabIndex(of index: PageElements.Index) -> Int? {
    markup.prose("tabindex", of: index).flatMap { Int($0) }
  }
}
