import Foundation

/// A day and a time of day, in no time zone.
public struct DateAndTime: Hashable, Sendable {
  /// The day.
  public var date: CalendarDate
  /// The time of day.
  public var time: ClockTime

  /// Creates a day and a time.
  public init(_ date: CalendarDate, _ time: ClockTime) {
    self.date = date
    self.time = time
  }

  /// Creates the day and time so many milliseconds after 1 January 1970, if a form can hold it.
  public init?(milliseconds: Int) {
    guard
      let date = CalendarDate(daysSince1970: milliseconds.dividedDown(by: ClockTime.day)),
      let time = ClockTime(milliseconds: milliseconds.remainder(of: ClockTime.day))
    else { return nil }
    self.init(date, time)
  }

  /// The milliseconds from the beginning of 1970.
  public var milliseconds: Int { date.daysSince1970 * ClockTime.day + time.milliseconds }

  /// What calendar and clock show where the person is; `nil` where a form could not hold it.
  public static func now() -> DateAndTime? {
    let now = Date()
    let seconds = now.timeIntervalSince1970 + Double(TimeZone.current.secondsFromGMT(for: now))
    return DateAndTime(milliseconds: Int(seconds * 1000))
  }
}
