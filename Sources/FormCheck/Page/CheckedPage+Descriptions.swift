import FormCore
import FormFiles

extension CheckedPage {
  /// The fields whose answers are judged by a pattern.
  var patternFields: [CheckedControl] {
    patterns.filter { $0.status == .enforced }.map(\.field)
  }

  func placeholder(of field: CheckedControl) -> String? {
    field.name.source == .placeholder
      ? nil : markup.prose("placeholder", of: field.index)
  }
}

extension CheckedControl {
  /// Whether it is described in words that stay while something is typed.
  func hasDescription(in page: CheckedPage) -> Bool {
    page.markup.prose("title", of: index) != nil
      || page.markup.description(of: index) != nil
  }
}
