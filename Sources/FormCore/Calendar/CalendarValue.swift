/// What a field for a date or a time holds.
public enum CalendarValue: Hashable, Sendable {
  /// A day.
  case date(CalendarDate)
  /// A month of a year.
  case month(CalendarMonth)
  /// A week of a year.
  case week(CalendarWeek)
  /// A time of day.
  case time(ClockTime)
  /// A day and a time.
  case dateAndTime(DateAndTime)

  /// What kind of field holds it.
  public var inputType: InputType {
    switch self {
    case .date: .date
    case .month: .month
    case .week: .week
    case .time: .time
    case .dateAndTime: .dateTimeLocal
    }
  }

  /// The number that HTML counts it by: months since 1970 of a month, milliseconds of the others.
  public var number: Int {
    switch self {
    case .date(let date): date.daysSince1970 * ClockTime.day
    case .month(let month): month.index
    case .week(let week): week.firstDay * ClockTime.day
    case .time(let time): time.milliseconds
    case .dateAndTime(let whole): whole.milliseconds
    }
  }

  /// Creates what a number stands for in a field of a type; `nil` where no field can hold it.
  ///
  /// Of a date what is left of the day is dropped, and of a week what is left of the week.
  public init?(number: Int, for type: InputType) {
    let days = number.dividedDown(by: ClockTime.day)
    let value: CalendarValue? =
      switch type {
      case .date: CalendarDate(daysSince1970: days).map { .date($0) }
      case .month: CalendarMonth(index: number).map { .month($0) }
      case .week: CalendarWeek(holdingDay: days).map { .week($0) }
      case .time: ClockTime(milliseconds: number).map { .time($0) }
      case .dateTimeLocal: DateAndTime(milliseconds: number).map { .dateAndTime($0) }
      default: nil
      }
    guard let value else { return nil }
    self = value
  }

  /// The day, of a date with or without a time.
  public var date: CalendarDate? {
    switch self {
    case .date(let date): date
    case .dateAndTime(let whole): whole.date
    case .month, .week, .time: nil
    }
  }

  /// The time of day, alone or of a date.
  public var time: ClockTime? {
    switch self {
    case .time(let time): time
    case .dateAndTime(let whole): whole.time
    case .date, .month, .week: nil
    }
  }

  var month: CalendarMonth? { if case .month(let month) = self { month } else { nil } }
  var week: CalendarWeek? { if case .week(let week) = self { week } else { nil } }
}
