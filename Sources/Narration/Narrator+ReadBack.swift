import FormCore
import SpeechCore

/// Texts that stand for one thing: dates, times and colours, told in words.
extension Narrator {
  /// What a text stands for, in words; `nil` where it is none of these, or cannot be read.
  ///
  /// - Parameter text: The text, as HTML would send it.
  func readBackWords(_ text: String, of element: FormElement) -> String? {
    var element = element
    element.value = .text(text)
    if let value = element.calendarValue { return CalendarWords(vocabulary).words(value) }
    guard let code = element.colorCode else { return nil }
    let color = NamedColor(of: code)
    let name = vocabulary.colors[color.name] ?? color.name
    if color.isExact { return name }
    // A voice would take its digits for a number of thousands.
    let digits = code.text.dropFirst().map(String.init).joined(separator: " ")
    return vocabulary.words(.colorNear, ["name": name, "code": digits])
  }

  /// A limit of a field, in words where it is a date or a time.
  func limitWords(_ limit: String?, of element: FormElement) -> String {
    limit.map { readBackWords($0, of: element) ?? $0 } ?? ""
  }

  /// The part of a date or time that the cursor has come to.
  func parts(reached move: PartMove) -> [AnnouncementPart] {
    let words = CalendarWords(vocabulary).words(move.part, of: move.element.calendarValue)
    return [valuePart(words, of: move.element)]
  }

  /// What has become of a date or time; in full the whole of it.
  func parts(changed move: PartMove) -> [AnnouncementPart] {
    let element = move.element
    guard verbosity != .full, element.valueText == nil, let value = element.calendarValue,
      let previous = move.previous
    else { return valueParts(element, text: element.value.text ?? "") }
    let words = CalendarWords(vocabulary).words(move.part, of: value, from: previous)
    return [valuePart(words, of: element)]
  }

  /// The end of a range that a date or time has come to.
  func limitParts(of element: FormElement?, isLeast: Bool) -> [AnnouncementPart] {
    guard let element, element.hasCalendarParts else { return [] }
    let range = CalendarRange(of: element)
    guard let limit = isLeast ? range.least : range.greatest else { return [] }
    return [valuePart(CalendarWords(vocabulary).words(limit), of: element)]
  }

  /// What an element holds, in words of the vocabulary.
  func valuePart(_ words: String, of element: FormElement) -> AnnouncementPart {
    AnnouncementPart(
      .value, SafeText(words), language: vocabulary.language,
      voiceChange: element.speech.voiceChange)
  }

  /// How a text that is read back is entered, where the role does not tell.
  func formatPart(_ element: FormElement) -> AnnouncementPart? {
    guard element.isReadBack, element.isChangeable, let example = element.examplePhrase else {
      return nil
    }
    let phrase: Phrase =
      asksForLines ? .formatLine : element.hasCalendarParts ? .formatCalendar : .formatColor
    return part(.description, phrase, ["example": vocabulary.words(example)])
  }
}

extension FormElement {
  /// What a text of this type may look like.
  fileprivate var examplePhrase: Phrase? {
    switch inputType {
    case .date: .exampleDate
    case .month: .exampleMonth
    case .week: .exampleWeek
    case .time: .exampleTime
    case .dateTimeLocal: .exampleDateTime
    case .color: .exampleColor
    default: nil
    }
  }
}
