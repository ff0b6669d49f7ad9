/// A week of a year by ISO 8601: it begins on Monday, and the first one holds 4 January.
public struct CalendarWeek: Hashable, Sendable {
  /// The year that the week is counted in.
  public let year: Int
  /// The week, from 1.
  public let week: Int

  /// Creates a week, if there is such a week.
  public init?(year: Int, week: Int) {
    guard CalendarDate.years.contains(year), (1...Self.count(in: year)).contains(week) else {
      return nil
    }
    (self.year, self.week) = (year, week)
  }

  /// Creates the week that holds the day so many days after 1 January 1970, if a form can hold it.
  public init?(holdingDay days: Int) {
    guard let thursday = CalendarDate(daysSince1970: days - (days + 3).remainder(of: 7) + 3) else {
      return nil
    }
    let first = Self.firstMonday(of: thursday.year)
    self.init(year: thursday.year, week: (days - first).dividedDown(by: 7) + 1)
  }

  /// The days from 1 January 1970 to its Monday.
  public var firstDay: Int { Self.firstMonday(of: year) + (week - 1) * 7 }

  /// How many weeks a year has: 52 or 53.
  public static func count(in year: Int) -> Int {
    (firstMonday(of: year + 1) - firstMonday(of: year)) / 7
  }

  private static func firstMonday(of year: Int) -> Int {
    let fourth = CalendarDate.days(beforeYear: year) + 3
    return fourth - (fourth + 3).remainder(of: 7)
  }
}
