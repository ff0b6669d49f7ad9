/// Dates and times in the form in which HTML sends them, as the numbers that `min`, `max` and
/// `step` count in: milliseconds since 1970, and months for a month.
enum CalendarText {
  static let day = 86_400_000
  static let week = 7 * day
  /// 1970 began on a Thursday, so its first week began three days earlier.
  static let firstWeek = -3 * day

  static func isValid(_ text: String, for type: InputType) -> Bool {
    number(text, for: type) != nil
  }

  static func number(_ text: String, for type: InputType) -> Int? {
    switch type {
    case .date: date(text)
    case .month: month(text)
    case .week: week(text)
    case .time: time(text)
    case .dateTimeLocal: dateAndTime(text)
    default: nil
    }
  }

  private static func date(_ text: some StringProtocol) -> Int? {
    guard let match = String(text).wholeMatch(of: /([0-9]{4,6})-([0-9]{2})-([0-9]{2})/),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
      year > 0, (1...12).contains(month), (1...days(in: month, of: year)).contains(day)
    else { return nil }
    return (days(before: year) + (1..<month).map { days(in: $0, of: year) }.reduce(day - 1, +))
      * Self.day
  }

  private static func month(_ text: String) -> Int? {
    guard let match = text.wholeMatch(of: /([0-9]{4,6})-([0-9]{2})/),
      let year = Int(match.1), let month = Int(match.2), year > 0, (1...12).contains(month)
    else { return nil }
    return (year - 1970) * 12 + month - 1
  }

  private static func week(_ text: String) -> Int? {
    guard let match = text.wholeMatch(of: /([0-9]{4,6})-W([0-9]{2})/),
      let year = Int(match.1), let week = Int(match.2), year > 0
    else { return nil }
    let first = firstMonday(of: year)
    guard week > 0, first + (week - 1) * 7 < firstMonday(of: year + 1) else { return nil }
    return (first + (week - 1) * 7) * day
  }

  private static func time(_ text: some StringProtocol) -> Int? {
    guard
      let match = String(text).wholeMatch(
        of: /([01][0-9]|2[0-3]):([0-5][0-9])(?::([0-5][0-9])(?:\.([0-9]{1,3}))?)?/),
      let hour = Int(match.1), let minute = Int(match.2)
    else { return nil }
    let second = match.3.flatMap { Int($0) } ?? 0
    let fraction = match.4.map { $0 + String(repeating: "0", count: 3 - $0.count) }
    let millisecond = fraction.flatMap { Int($0) } ?? 0
    return ((hour * 60 + minute) * 60 + second) * 1000 + millisecond
  }

  private static func dateAndTime(_ text: String) -> Int? {
    let halves = text.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "T" || $0 == " "
    }
    guard halves.count == 2, let date = date(halves[0]), let time = time(halves[1]) else {
      return nil
    }
    return date + time
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The days from the beginning of 1970 to the beginning of a year.
  private static func days(before year: Int) -> Int {
    let past = year - 1
    return past * 365 + past / 4 - past / 100 + past / 400 - 719_162
  }

  /// The day on which a year's first week begins: the week that holds 4 January.
  private static func firstMonday(of year: Int) -> Int {
    let fourth = days(before: year) + 3
    let weekday = ((fourth + 3) % 7 + 7) % 7  // Monday is 0.
    return fourth - weekday
  }
}
