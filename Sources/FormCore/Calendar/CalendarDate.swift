/// A day of the Gregorian calendar, which is reckoned back to the year 1; in no time zone.
public struct CalendarDate: Hashable, Sendable {
  /// The years that a form can hold: HTML begins with 1, and browsers end with 275760.
  public static let years = 1...275_760

  /// The year.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day, if there is such a day.
  public init?(year: Int, month: Int, day: Int) {
    guard let month = CalendarMonth(year: year, month: month), (1...month.dayCount).contains(day)
    else { return nil }
    self.init(month, day: day)
  }

  private init(_ month: CalendarMonth, day: Int) {
    (year, self.month, self.day) = (month.year, month.month, day)
  }

  /// Creates the day so many days after 1 January 1970, if a form can hold it.
  public init?(daysSince1970 days: Int) {
    let limits = Self.days(beforeYear: 1)..<Self.days(beforeYear: Self.years.upperBound + 1)
    guard limits.contains(days) else { return nil }
    // 400 years have 146,097 days; the estimate is at most one year off.
    var year = 1970 + (days * 400).dividedDown(by: 146_097)
    if days < Self.days(beforeYear: year) { year -= 1 }
    if days >= Self.days(beforeYear: year + 1) { year += 1 }
    var rest = days - Self.days(beforeYear: year)
    for month in (1...12).compactMap({ CalendarMonth(year: year, month: $0) }) {
      if rest < month.dayCount {
        self.init(month, day: rest + 1)
        return
      }
      rest -= month.dayCount
    }
    return nil
  }

  /// The days from 1 January 1970 to this one.
  public var daysSince1970: Int {
    let before = (1..<month).compactMap { CalendarMonth(year: year, month: $0)?.dayCount }
    return Self.days(beforeYear: year) + before.reduce(0, +) + day - 1
  }

  /// The day of the week, from 0 for Sunday to 6 for Saturday.
  public var weekday: Int { (daysSince1970 + 4).remainder(of: 7) }

  /// The same day of another month, or its last one where that is shorter; `nil` where a form
  /// cannot hold it.
  public func adding(months: Int) -> CalendarDate? {
    CalendarMonth(index: CalendarMonth.index(year: year, month: month) + months)
      .map { CalendarDate($0, day: min(day, $0.dayCount)) }
  }

  /// The days from the beginning of 1970 to the beginning of a year.
  static func days(beforeYear year: Int) -> Int {
    let past = year - 1
    return past * 365 + past / 4 - past / 100 + past / 400 - 719_162
  }
}

extension Int {
  /// The quotient, rounded down for negative numbers too.
  func dividedDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// What is left of a division, never negative.
  func remainder(of divisor: Int) -> Int { self - dividedDown(by: divisor) * divisor }
}
