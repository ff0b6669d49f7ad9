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
    guard tells(.suggestionKeys) else {
      return [part(.description, .suggestions, count: count)]
    }
    let steps = element.role == .spinbutton || element.role == .slider || element.hasCalendarParts
    return [
      part(
        .description, .suggestionsByKey,
        ["key": words(for: steps ? [.alt, .down] : [.down], joinedBy: " ")], count: count)
    ]
  }

  /// One of the suggestions, for someone who asks: no number stands for it, as that would be a text.
  func parts(suggestion: FormOption, of element: FormElement) -> [AnnouncementPart] {
    var runs =
      readBackWords(suggestion.value, of: element)
      .map { [.ours($0, vocabulary.language)] }
      ?? spoken(suggestion.value, element.language)
    if suggestion.hasWordsOfItsOwn {
      runs.append(.ours(", ", element.language ?? formLanguage))
      runs += spoken(suggestion.name, element.language)
    }
    return parts(.description, .suggestion, place: "name", runs: runs)
  }

  /// The suggestion that the field now holds, what it means, and its place.
  func parts(suggested move: SuggestionMove) -> [AnnouncementPart] {
    let (element, suggestion) = (move.element, move.suggestion)
    var parts = valueParts(element, text: suggestion.value)
    if suggestion.hasWordsOfItsOwn {
      parts += outside(.description, suggestion.name, of: element)
    }
    if tells(.setPosition) {
      parts.append(
        part(
          .setPosition, .position,
          ["index": "\(move.place.index)", "total": "\(move.place.count)"]))
    }
    return parts
  }
}

extension FormOption {
  /// Whether its name says something that its value does not.
  fileprivate var hasWordsOfItsOwn: Bool {
    name != value && !name.allSatisfy(\.isWhitespace)
  }
}
