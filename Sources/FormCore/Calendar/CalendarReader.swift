import Foundation

/// Reads dates and times as people write them: in the language's usual form, with names or in
/// numbers, or as HTML sends them.
public struct CalendarReader {
  private let language: CalendarLanguage
  private let today: CalendarDate

  /// Sets up reading.
  ///
  /// - Parameters:
  ///   - language: The BCP 47 tag of the field; it decides whether the day or the month comes
  ///     first.
  ///   - today: The day round which years of two digits lie: at most 80 years before it, and less
  ///     than 20 after.
  public init(language: String?, today: CalendarDate) {
    self.language = CalendarLanguage(language)
    self.today = today
  }

  /// What a text stands for in a field of a type; `nil` where it stands for nothing there is.
  public func value(_ text: String, for type: InputType) -> CalendarValue? {
    // Who types more than that types no date, and splitting it would take long.
    guard text.utf8.count <= 120 else { return nil }
    let text = text.trimmingCharacters(in: .whitespaces)
    return switch type {
    case .date: date(text).map { .date($0) }
    case .month: month(text).map { .month($0) }
    case .week: week(text).map { .week($0) }
    case .time: time(text).map { .time($0) }
    case .dateTimeLocal: dateAndTime(text).map { .dateAndTime($0) }
    default: nil
    }
  }

  // MARK: Dates

  private func date(_ text: String) -> CalendarDate? {
    guard let words = Words(text, language) else { return nil }
    guard let (year, month, day) = yearMonthDay(words), let year = fullYear(year) else {
      return nil
    }
    let date = CalendarDate(year: year, month: month, day: day)
    // A day of the week that is not that day's was meant for another one.
    if let weekday = words.weekday, date?.weekday != weekday { return nil }
    return date
  }

  private func yearMonthDay(_ words: Words) -> (year: Words.Number, month: Int, day: Int)? {
    let numbers = words.numbers
    if let month = words.month {
      guard numbers.count == 2 else { return nil }
      // One digit is never a year: "3 May 27" has its day first in any language.
      let isYearFirst =
        numbers[0].isYear
        || !numbers[1].isYear && numbers[0].digits == 2 && language.order == .yearFirst
      return isYearFirst
        ? (numbers[0], month, numbers[1].value) : (numbers[1], month, numbers[0].value)
    }
    if numbers.count == 1, numbers[0].digits == 8 {
      let (year, rest) = numbers[0].value.quotientAndRemainder(dividingBy: 10_000)
      return (Words.Number(value: year, digits: 4), rest / 100, rest % 100)
    }
    guard numbers.count == 3 else { return nil }
    let order =
      numbers[0].isYear ? .yearFirst : numbers[2].isYear ? language.orderBeforeYear : language.order
    return switch order {
    case .yearFirst: (numbers[0], numbers[1].value, numbers[2].value)
    case .monthFirst: (numbers[2], numbers[0].value, numbers[1].value)
    case .dayFirst: (numbers[2], numbers[1].value, numbers[0].value)
    }
  }

  private func month(_ text: String) -> CalendarMonth? {
    guard let words = Words(text, language), words.weekday == nil else { return nil }
    let numbers = words.numbers
    if let month = words.month {
      guard numbers.count == 1, let year = fullYear(numbers[0]) else { return nil }
      return CalendarMonth(year: year, month: month)
    }
    guard let (year, month) = yearAndOther(numbers), let year = fullYear(year) else { return nil }
    return CalendarMonth(year: year, month: month)
  }

  private func week(_ text: String) -> CalendarWeek? {
    guard let words = Words(text, language, ofWeek: true), words.weekday == nil,
      words.month == nil, let (year, week) = yearAndOther(words.numbers),
      let year = fullYear(year)
    else { return nil }
    return CalendarWeek(year: year, week: week)
  }

  /// Which of two numbers is the year.
  private func yearAndOther(_ numbers: [Words.Number]) -> (Words.Number, Int)? {
    guard numbers.count == 2 else { return nil }
    let isYearFirst = numbers[0].isYear || !numbers[1].isYear && language.order == .yearFirst
    return isYearFirst ? (numbers[0], numbers[1].value) : (numbers[1], numbers[0].value)
  }

  /// The year that digits stand for: four or more are the year, two are one near today.
  private func fullYear(_ number: Words.Number) -> Int? {
    if number.digits >= 4 { return number.value }
    guard number.digits == 2 else { return nil }
    let first = today.year - 80
    return first + (number.value - first).remainder(of: 100)
  }

  // MARK: Times

  private func time(_ text: String) -> ClockTime? { TimeReader(language).time(text) }

  private func dateAndTime(_ text: String) -> DateAndTime? {
    for place in text.indices.reversed() where isBoundary(text[place]) {
      let head = String(text[..<place])
      let tail = String(text[text.index(after: place)...])
      if let date = date(head), let time = time(tail) { return DateAndTime(date, time) }
      if let date = date(tail), let time = time(head) { return DateAndTime(date, time) }
    }
    return nil
  }

  private func isBoundary(_ character: Character) -> Bool {
    character.isWhitespace || character == "," || character == "T" || character == "t"
  }
}

extension CalendarReader {
  /// The numbers of a date, and what its words mean.
  fileprivate struct Words {
    struct Number {
      var value: Int
      var digits: Int
      /// Whether it can be nothing but a year.
      var isYear: Bool { digits > 2 }
    }

    private(set) var numbers: [Number] = []
    /// The month, from 1.
    private(set) var month: Int?
    /// The day of the week, from 0 for Sunday.
    private(set) var weekday: Int?

    /// Takes a text apart; `nil` where it has words that stand in no date, or too many.
    init?(_ text: String, _ language: CalendarLanguage, ofWeek: Bool = false) {
      guard let tokens = CalendarTokens(text)?.tokens else { return nil }
      var names: [(month: Int?, weekday: Int?)] = []
      for token in tokens {
        switch token {
        case .number(let value, let digits): numbers.append(Number(value: value, digits: digits))
        case .word(let word, let isBehindNumber):
          if ofWeek && language.isWeek(word)
            || language.isFiller(word, behindNumber: isBehindNumber)
          {
            continue
          }
          let meanings = language.meanings(of: word)
          if meanings == (nil, nil) { return nil }
          names.append(meanings)
        }
      }
      // "mar" is Tuesday and March in Spanish: it is the one that nothing else is.
      let months = names.filter { $0.month != nil }
      let certain = months.filter { $0.weekday == nil }
      let name = certain.first ?? months.first
      guard certain.count <= 1, name != nil || months.isEmpty else { return nil }
      month = name?.month
      var others = names
      if let name, let place = names.firstIndex(where: { $0 == name }) { others.remove(at: place) }
      guard others.count <= 1, others.allSatisfy({ $0.weekday != nil }) else { return nil }
      weekday = others.first?.weekday
    }
  }
}
