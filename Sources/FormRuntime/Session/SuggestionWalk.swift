import FormCore
import Foundation

/// A person's way through the suggestions of a field.
///
/// What was typed comes first, then the suggestions that match it, in a line that ends at both ends;
/// of what is read back, all of them.
struct SuggestionWalk {
  /// The field.
  let id: ElementID
  /// What was typed before; `nil` where the field held a suggestion already.
  let typed: String?
  /// The suggestions that match it.
  let matches: [FormOption]
  /// Where the person is among them; `nil` stands for what was typed.
  private(set) var place: Int?
  /// What the field holds on the way: where it holds something else, the way is left.
  private(set) var text: String

  /// Begins at what a field holds.
  init(in element: FormElement) {
    id = element.id
    text = element.value.text ?? ""
    let suggestions = element.suggestions
    place = text.isEmpty ? nil : suggestions.firstIndex { [text] in $0.value == text }
    // A slider holds a number in any case, which nobody typed.
    let isTyped = place == nil && element.role != .slider
    typed = isTyped ? text : nil
    // A date or a colour has no letters in common with another one.
    matches =
      isTyped && !element.isReadBack ? Self.matches(of: text, in: suggestions) : suggestions
  }

  /// Whether a field is still where this way has led.
  func leads(to element: FormElement) -> Bool { element.id == id && element.value.text == text }

  /// Goes on or back.
  ///
  /// - Returns: Whether there is something in that direction.
  mutating func move(_ direction: CaretDirection) -> Bool {
    switch (direction, place) {
    case (.forward, let here):
      let next = here.map { $0 + 1 } ?? 0
      guard matches.indices.contains(next) else { return false }
      place = next
    case (.backward, nil): return false
    case (.backward, 0?):
      guard typed != nil else { return false }
      place = nil
    case (.backward, let here?): place = here - 1
    }
    text = place.map { matches[$0].value } ?? typed ?? text
    return true
  }

  /// Those that begin with a text, then those that hold it elsewhere; neither case nor accents count.
  private static func matches(of text: String, in suggestions: [FormOption]) -> [FormOption] {
    guard !text.isEmpty else { return suggestions }
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    func holds(_ option: FormOption, _ more: String.CompareOptions = []) -> Bool {
      [option.value, option.name].contains {
        $0.range(of: text, options: options.union(more)) != nil
      }
    }
    let first = suggestions.filter { holds($0, .anchored) }
    return first + suggestions.filter { holds($0) && !holds($0, .anchored) }
  }
}
