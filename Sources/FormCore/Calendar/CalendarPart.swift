/// A part of a date or time, by which it is changed.
public enum CalendarPart: String, Hashable, Sendable, CaseIterable {
  case year, month, week, day, hour, minute, second
}

extension InputType {
  /// Whether it takes a date or a time: earlier and later, not less and more.
  public var isCalendar: Bool {
    switch self {
    case .date, .month, .week, .time, .dateTimeLocal: true
    default: false
    }
  }

  /// The parts of what it takes, from the largest down, as they stand in its text; seconds where
  /// they count.
  func calendarParts(withSeconds: Bool) -> [CalendarPart] {
    let time: [CalendarPart] = withSeconds ? [.hour, .minute, .second] : [.hour, .minute]
    return switch self {
    case .date: [.year, .month, .day]
    case .month: [.year, .month]
    case .week: [.year, .week]
    case .time: time
    case .dateTimeLocal: [.year, .month, .day] + time
    default: []
    }
  }
}

extension CalendarValue {
  /// The number of a part; `nil` where it has no such part.
  public func number(of part: CalendarPart) -> Int? {
    switch part {
    case .year: date?.year ?? month?.year ?? week?.year
    case .month: date?.month ?? month?.month
    case .week: week?.week
    case .day: date?.day
    case .hour: time?.hour
    case .minute: time?.minute
    case .second: time?.second
    }
  }

  /// The numbers of the parts down to one, by which two values can be told apart.
  func numbers(downTo part: CalendarPart) -> [Int] {
    let parts = inputType.calendarParts(withSeconds: true)
    return parts[...(parts.firstIndex(of: part) ?? 0)].compactMap(number)
  }
}
