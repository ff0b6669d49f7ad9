extension CalendarValue {
  /// Reads the form in which HTML sends it: `2027-05-03`, `2027-05`, `2027-W18`, `14:30`,
  /// `2027-05-03T14:30`.
  public init?(_ text: String, for type: InputType) {
    let value: CalendarValue? =
      switch type {
      case .date: Self.date(text).map { .date($0) }
      case .month: Self.month(text).map { .month($0) }
      case .week: Self.week(text).map { .week($0) }
      case .time: Self.time(text).map { .time($0) }
      case .dateTimeLocal: Self.dateAndTime(text).map { .dateAndTime($0) }
      default: nil
      }
    guard let value else { return nil }
    self = value
  }

  /// The form in which HTML sends it; seconds only where there are any.
  public var text: String {
    switch self {
    case .date(let date): Self.text(of: date)
    case .month(let month): "\(month.year.digits(4))-\(month.month.digits(2))"
    case .week(let week): "\(week.year.digits(4))-W\(week.week.digits(2))"
    case .time(let time): Self.text(of: time)
    case .dateAndTime(let whole): "\(Self.text(of: whole.date))T\(Self.text(of: whole.time))"
    }
  }

  private static func text(of date: CalendarDate) -> String {
    "\(date.year.digits(4))-\(date.month.digits(2))-\(date.day.digits(2))"
  }

  private static func text(of time: ClockTime) -> String {
    let minutes = "\(time.hour.digits(2)):\(time.minute.digits(2))"
    guard time.hasSeconds else { return minutes }
    var fraction = time.millisecond == 0 ? "" : ".\(time.millisecond.digits(3))"
    while fraction.last == "0" { fraction.removeLast() }
    return "\(minutes):\(time.second.digits(2))\(fraction)"
  }

  // MARK: Reading

  private static func date(_ text: String) -> CalendarDate? {
    guard let match = text.wholeMatch(of: /([0-9]{4,6})-([0-9]{2})-([0-9]{2})/),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3)
    else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }

  private static func month(_ text: String) -> CalendarMonth? {
    guard let match = text.wholeMatch(of: /([0-9]{4,6})-([0-9]{2})/),
      let year = Int(match.1), let month = Int(match.2)
    else { return nil }
    return CalendarMonth(year: year, month: month)
  }

  private static func week(_ text: String) -> CalendarWeek? {
    guard let match = text.wholeMatch(of: /([0-9]{4,6})-W([0-9]{2})/),
      let year = Int(match.1), let week = Int(match.2)
    else { return nil }
    return CalendarWeek(year: year, week: week)
  }

  private static func time(_ text: String) -> ClockTime? {
    guard
      let match = text.wholeMatch(
        of: /([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]{1,3}))?)?/),
      let hour = Int(match.1), let minute = Int(match.2)
    else { return nil }
    return ClockTime(
      hour: hour, minute: minute, second: match.3.flatMap { Int($0) } ?? 0,
      millisecond: match.4.map(milliseconds) ?? 0)
  }

  /// The milliseconds of the digits behind the point.
  static func milliseconds(_ fraction: some StringProtocol) -> Int {
    Int(fraction + String(repeating: "0", count: max(3 - fraction.count, 0))) ?? 0
  }

  private static func dateAndTime(_ text: String) -> DateAndTime? {
    let halves = text.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "T" || $0 == " "
    }
    guard halves.count == 2, let date = date(String(halves[0])),
      let time = time(String(halves[1]))
    else { return nil }
    return DateAndTime(date, time)
  }
}

extension Int {
  /// At least so many digits.
  fileprivate func digits(_ count: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(count - digits.count, 0)) + digits
  }
}
