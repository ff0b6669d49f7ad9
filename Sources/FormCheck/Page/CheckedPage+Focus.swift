import FormFiles

extension CheckedPage {
  /// The `tabindex` of an element.
  func tabIndex(of index: Markup.Index) -> Int? {
    markup.attribute("tabindex", of: index).flatMap { Int($0.folded) }
  }
}
