import FormFiles

/// Finds fields that sound like one before them, among those that the same group or form holds.
struct SameNames {
  private struct Place: Hashable {
    var form: PageElements.Index?
    var group: PageElements.Index?
    var words: String
  }

  /// - Parameter isWanted: Which fields are compared.
  static func repeated(
    in page: CheckedPage, where isWanted: (CheckedControl) -> Bool
  ) -> [(field: CheckedControl, first: CheckedControl)] {
    var first: [Place: CheckedControl] = [:]
    var repeated: [(field: CheckedControl, first: CheckedControl)] = []
    for field in page.metFields where field.type != .radio && isWanted(field) {
      let words = field.name.text.bareWords
      // What has no name is another rule's.
      guard field.name.source != .guess, !words.isEmpty else { continue }
      let place = Place(form: field.form, group: field.group, words: words)
      if let first = first[place] {
        repeated.append((field, first))
      } else {
        first[place] = field
      }
    }
    return repeated
  }
}
