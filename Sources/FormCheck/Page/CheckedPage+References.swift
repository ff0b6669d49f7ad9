import FormFiles

extension CheckedPage {
  /// Forms, groups and controls, in order.
  var nameables: [PageElements.Index] {
    (forms.map(\.index) + groups.keys + met.map(\.index)).sorted()
  }

  /// The elements whose attribute names ids that are none.
  func broken(_ attribute: String, of elements: [PageElements.Index]) -> [Fault] {
    elements.compactMap { index in
      let missing = markup.words(attribute, of: index).filter { markup.element(withID: $0) == nil }
      guard let first = missing.first else { return nil }
      return Fault(index, "\(attribute) names \(first.quoted), which is no id")
    }
  }
}
