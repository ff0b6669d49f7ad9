import FormCore
import SpeechCore

/// What a field suggests without binding whoever fills it.
///
/// The field stays an edit: a combo box is here what takes one of its options and nothing else.
extension Narrator {
  /// How many suggestions there are, and in full how they are reached.
  func suggestionParts(_ element: FormElement) -> [AnnouncementPart] {
    let count = element.suggestions.count
    guard count > 0, element.isChangeable else { return [] }
    if asksForLines { return [part(.description, .suggestionsInLines, count: count)] }
    guard verbosity == .full else {
      return [part(.description, .suggestions, count: count)]
    }
    let steps =
      element.role == .spinbutton || element.role == .slider || element.inputType.isCalendar
    return [
      part(
        .description, .suggestionsByKey, ["key": steps ? "Alt Down" : "Down"], count: count)
    ]
  }

  /// One of the suggestions, for someone who asks: no number stands for it, as that would be a text.
  func suggestionPart(_ suggestion: FormOption, of element: FormElement) -> AnnouncementPart {
    let name =
      suggestion.name == suggestion.value
      ? suggestion.value : "\(suggestion.value), \(suggestion.name)"
    return AnnouncementPart(
      .description, SafeText(vocabulary.words(.suggestion, ["name": name])),
      language: element.language ?? formLanguage)
  }

  /// The suggestion that the field now holds, what it means, and its place.
  func parts(suggested move: SuggestionMove) -> [AnnouncementPart] {
    let (element, suggestion) = (move.element, move.suggestion)
    var parts = valueParts(element, text: suggestion.value)
    if suggestion.name != suggestion.value {
      parts += outside(.description, suggestion.name, of: element)
    }
    if verbosity != .brief {
      parts.append(
        part(
          .setPosition, .position,
          ["index": "\(move.place.index)", "count": "\(move.place.count)"]))
    }
    return parts
  }
}
