import FormCore

/// Dates and times in the words of a vocabulary: "Monday, 3 May 2027".
struct CalendarWords {
  private let vocabulary: Vocabulary
  private let names: CalendarNames

  /// Names of months and days come from the locale data of the vocabulary's language.
  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    names = CalendarNames(language: vocabulary.language)
  }

  /// The whole.
  func words(_ value: CalendarValue) -> String {
    switch value {
    case .date(let date): words(date)
    case .month(let month): words(month)
    case .week(let week):
      vocabulary.words(
        .weekWords,
        ["week": "\(week.week)", "year": "\(week.year)", "date": firstDay(of: week)])
    case .time(let time): words(time)
    case .dateAndTime(let whole):
      vocabulary.words(.dateTimeWords, ["date": words(whole.date), "time": words(whole.time)])
    }
  }

  /// The whole as somebody would type it: "3 May 2027".
  func example(_ value: CalendarValue) -> String {
    switch value {
    case .date(let date): vocabulary.words(.exampleDate, places(date))
    case .month(let month): words(month)
    case .week(let week):
      vocabulary.words(.exampleWeek, ["week": "\(week.week)", "year": "\(week.year)"])
    case .time(let time): words(time)
    case .dateAndTime(let whole):
      vocabulary.words(
        .dateTimeWords, ["date": example(.date(whole.date)), "time": words(whole.time)])
    }
  }

  /// A time by the half of the day: "2:30 pm".
  func twelveHours(_ time: ClockTime) -> String {
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    return vocabulary.words(
      time.hour < 12 ? .timeBeforeNoon : .timeAfterNoon,
      ["hour": "\(hour)", "minute": Self.digits(time.minute)])
  }

  /// What has become of a value, beginning with the part that was changed; the whole where another
  /// part had to follow.
  func words(_ part: CalendarPart, of value: CalendarValue, from previous: CalendarValue) -> String
  {
    let parts: [CalendarPart] = [.year, .month, .week, .day]
    let others = parts.filter { $0 != part && value.number(of: $0) != previous.number(of: $0) }
    switch part {
    case .hour, .minute, .second:
      guard let time = value.time else { return words(value) }
      guard !others.isEmpty, let date = value.date else { return words(time) }
      return vocabulary.words(.timeOnDay, ["time": words(time), "date": day(date)])
    case _
    where others.contains(.day) && part != .day || others.contains(.year)
      || others.contains(.week):
      return words(value)
    case .year: return "\(value.number(of: .year) ?? 0)"
    case .month:
      let month = CalendarMonth(
        year: value.number(of: .year) ?? 0, month: value.number(of: .month) ?? 0)
      return month.map { words($0) } ?? words(value)
    case .week:
      guard case .week(let week) = value else { return words(value) }
      return vocabulary.words(
        .weekOfSameYear, ["week": "\(week.week)", "date": firstDay(of: week)])
    case .day: return value.date.map(day) ?? words(value)
    }
  }

  /// A part by its name: "month, May".
  func words(_ part: CalendarPart, of value: CalendarValue?) -> String {
    let number = value?.number(of: part)
    let words =
      part == .month
      ? number.map { names.monthsAlone[$0 - 1] } : number.map { "\($0)" }
    return vocabulary.words(
      part.phrase, ["value": words ?? vocabulary.words(.valueBlank)])
  }

  // MARK: Pieces

  private func words(_ date: CalendarDate) -> String {
    vocabulary.words(.dateWords, places(date))
  }

  /// A day of a year that is known.
  private func day(_ date: CalendarDate) -> String { vocabulary.words(.dayWords, places(date)) }

  private func places(_ date: CalendarDate) -> [String: String] {
    [
      "weekday": names.weekdays[date.weekday], "day": "\(date.day)",
      "month": names.months[date.month - 1], "year": "\(date.year)",
    ]
  }

  private func words(_ month: CalendarMonth) -> String {
    vocabulary.words(
      .monthWords, ["month": names.monthsAlone[month.month - 1], "year": "\(month.year)"])
  }

  private func firstDay(of week: CalendarWeek) -> String {
    CalendarDate(daysSince1970: week.firstDay).map(day) ?? ""
  }

  private func words(_ time: ClockTime) -> String {
    let places = ["hour": Self.digits(time.hour), "minute": Self.digits(time.minute)]
    guard time.hasSeconds else { return vocabulary.words(.timeWords, places) }
    let fraction = time.millisecond == 0 ? "" : ".\(Self.digits(time.millisecond, 3))"
    let second = Self.digits(time.second) + fraction
    return vocabulary.words(
      .timeWordsToSecond, places.merging(["second": second]) { first, _ in first })
  }

  private static func digits(_ number: Int, _ count: Int = 2) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }
}

extension CalendarPart {
  /// What it is called, with its number.
  fileprivate var phrase: Phrase {
    switch self {
    case .year: .partYear
    case .month: .partMonth
    case .week: .partWeek
    case .day: .partDay
    case .hour: .partHour
    case .minute: .partMinute
    case .second: .partSecond
    }
  }
}
