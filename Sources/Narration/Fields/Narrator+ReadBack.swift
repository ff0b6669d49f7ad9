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

  /// That a text cannot be read as what it should stand for; of a file why it cannot be sent.
  ///
  /// It is said as the field is left, so the name comes first: else it would seem to be said of
  /// the next field.
  func parts(misread element: FormElement) -> [AnnouncementPart] {
    guard element.inputType == .file, let issue = element.issue else {
      return nameParts(of: element) + [part(.message, element.misreadPhrase)]
    }
    return nameParts(of: element) + [part(.message, words: fileError(issue))]
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
    guard !tells(.wholeDate), element.valueText == nil, let value = element.calendarValue,
      let previous = move.previous
    else { return valueParts(element, text: element.value.text ?? "") }
    let words = CalendarWords(vocabulary).words(move.part, of: value, from: previous)
    return [valuePart(words, of: element)]
  }

  /// The end of a range that a number, a date or a time has come to.
  func limitParts(of element: FormElement?, isLeast: Bool) -> [AnnouncementPart] {
    guard tells(.limit), let element else { return [] }
    if element.hasCalendarParts {
      let range = CalendarRange(of: element)
      guard let limit = isLeast ? range.least : range.greatest else { return [] }
      return [valuePart(CalendarWords(vocabulary).words(limit), of: element)]
    }
    guard let limit = element.numberRange.end(up: !isLeast) else {
      return valueTextParts(element)
    }
    // Where the number stands there, the program may have words of its own for it.
    let isThere = element.value.text.flatMap(NumberRange.number) == limit
    return isThere
      ? valueParts(element, text: "\(limit)") : outside(.value, "\(limit)", of: element)
  }

  /// What an element holds, in words of the vocabulary.
  func valuePart(_ words: String, of element: FormElement) -> AnnouncementPart {
    AnnouncementPart(
      .value, SafeText(words), language: vocabulary.language,
      voiceChange: element.speech.voiceChange)
  }

  /// How a text that is read back is entered, where the role does not tell.
  func formatPart(_ element: FormElement) -> AnnouncementPart? {
    guard element.isReadBack, element.isChangeable, let example = example(for: element) else {
      return nil
    }
    let phrase: Phrase =
      asksForLines ? .formatLine : element.hasCalendarParts ? .formatCalendar : .formatColor
    return part(.description, phrase, ["example": example.words])
  }

  /// What an answer may look like, as people write it and in another way, of a date as HTML has it:
  /// one that the field takes.
  func example(for element: FormElement) -> (words: String, code: String)? {
    if element.inputType == .color { return (vocabulary.words(.exampleColor), "#3366ff") }
    guard let date = CalendarDate(year: 2027, month: 5, day: 3),
      let time = ClockTime(hour: 14, minute: 30),
      let value = CalendarRange(of: element).start(at: DateAndTime(date, time))
    else { return nil }
    let words = CalendarWords(vocabulary)
    return (words.example(value), value.time.map(words.twelveHours) ?? value.text)
  }
}

extension FormElement {
  fileprivate var misreadPhrase: Phrase {
    switch inputType {
    case .date: .misreadDate
    case .month: .misreadMonth
    case .week: .misreadWeek
    case .time: .misreadTime
    case .dateTimeLocal: .misreadDateTime
    case .color: .misreadColor
    case .number: .misreadNumber
    default: .misread
    }
  }
}
