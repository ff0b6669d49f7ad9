import Foundation

/// The dates or times that a field takes, and the way from one to another.
public struct CalendarRange: Hashable, Sendable {
  /// The first one, where there is a first one.
  public let least: CalendarValue?
  /// The last one, where there is a last one.
  public let greatest: CalendarValue?
  /// What its smallest part is changed by, as HTML counts it; `nil` where any will do.
  private let step: Int?
  private let base: Int
  private let type: InputType

  /// Reads the range of a field for a date or a time.
  public init(of element: FormElement) {
    let range = element.numberRange
    let type = element.inputType
    self.type = type
    let read = { (number: Decimal) in CalendarValue(number: number.whole, for: type) }
    least = range.minimum.flatMap(read)
    greatest = range.maximum.flatMap(read)
    // Less than a millisecond cannot be written.
    step = range.step.map { max($0.whole, 1) }
    base = range.base.whole
  }

  /// The parts of a value, from the largest down: seconds only where they can be other than zero.
  public func parts(of value: CalendarValue?) -> [CalendarPart] {
    let hasSeconds =
      step.map { !$0.isMultiple(of: ClockTime.minute) } ?? value?.time?.hasSeconds ?? false
    return type.calendarParts(withSeconds: hasSeconds)
  }

  // MARK: Moving

  /// The value with a part one more or one less; `nil` at the end of the range.
  ///
  /// Larger parts follow: after 23:59 comes the next day, after 31 January 1 February. The day of a
  /// month is kept where the other month has it. Times go round where nothing bounds them. What
  /// does not fit the steps goes on to what does, and what lies beyond the range comes back to its
  /// end.
  public func moved(_ value: CalendarValue, _ part: CalendarPart, up: Bool) -> CalendarValue? {
    let isSmallest = part == parts(of: value).last
    let old = value.number
    if isCyclic { return movedRound(value, part, up: up, isSmallest) }
    if up ? old > last : old < first { return nil }
    if up ? old < first : old > last {
      return CalendarValue(number: fitting(up ? first : last, up), for: type)
    }
    // No form can hold what would come: the end of its years is as far as it goes.
    let wanted = candidate(value, part, up: up, isSmallest) ?? (up ? last : first)
    let target = fitting(min(max(wanted, first), last), up)
    guard up ? target > old : target < old, let new = CalendarValue(number: target, for: type)
    else { return nil }
    // Who changes the month would not expect another day of the same one.
    return isSmallest || new.numbers(downTo: part) != value.numbers(downTo: part) ? new : nil
  }

  /// Where someone begins who has nothing yet: now, or the nearest that may be.
  public func start(at now: DateAndTime) -> CalendarValue? {
    let unit = parts(of: nil).contains(.second) ? ClockTime.second : ClockTime.minute
    let time = now.time.milliseconds / unit * unit
    let number =
      switch type {
      case .month: CalendarMonth.index(year: now.date.year, month: now.date.month)
      case .time: time
      case .dateTimeLocal: now.date.daysSince1970 * ClockTime.day + time
      default: now.date.daysSince1970 * ClockTime.day
      }
    if isCyclic {
      return CalendarValue(number: isInGap(number) ? first : snapped(number, up: true), for: type)
    }
    // A week is counted by its Monday.
    let begun = CalendarValue(number: number, for: type)?.number ?? number
    return CalendarValue(number: fitting(min(max(begun, first), last), true), for: type)
  }

  private func candidate(
    _ value: CalendarValue, _ part: CalendarPart, up: Bool, _ isSmallest: Bool
  ) -> Int? {
    guard isSmallest, let step else {
      return value.number(adding: up ? 1 : -1, to: part).map { snapped($0, up: up) }
    }
    let passed = value.number - base
    return base + (up ? passed.dividedDown(by: step) + 1 : -(-passed).dividedDown(by: step) - 1)
      * step
  }

  /// A number that fits the steps: this one, or the next in a direction.
  private func snapped(_ number: Int, up: Bool) -> Int {
    guard let step else { return number }
    let passed = number - base
    return base
      + (up ? -(-passed).dividedDown(by: step) : passed.dividedDown(by: step)) * step
  }

  /// A number that fits the steps and the range.
  private func fitting(_ number: Int, _ up: Bool) -> Int {
    let fitting = snapped(number, up: up)
    if fitting > last { return snapped(last, up: false) }
    return fitting < first ? snapped(first, up: true) : fitting
  }

  // MARK: Ends

  private var first: Int {
    if let least { return least.number }
    let year = CalendarDate.years.lowerBound
    return switch type {
    case .month: CalendarMonth.index(year: year, month: 1)
    case .time: 0
    // 1 January of the year 1 is a Monday.
    default: CalendarDate.days(beforeYear: year) * ClockTime.day
    }
  }

  private var last: Int {
    if let greatest { return greatest.number }
    let year = CalendarDate.years.upperBound
    return switch type {
    case .month: CalendarMonth.index(year: year, month: 12)
    case .time: ClockTime.day - 1
    default: CalendarDate.days(beforeYear: year + 1) * ClockTime.day - 1
    }
  }

  // MARK: Times that go round

  /// Whether after the last time of a day the first one comes: where no end was written, and where
  /// the ends leave out the day and not the night.
  private var isCyclic: Bool {
    guard type == .time else { return false }
    return least == nil && greatest == nil || isNight
  }

  private var isNight: Bool {
    guard let least, let greatest else { return false }
    return least.number > greatest.number
  }

  private func isInGap(_ number: Int) -> Bool { isNight && number > last && number < first }

  private func movedRound(
    _ value: CalendarValue, _ part: CalendarPart, up: Bool, _ isSmallest: Bool
  ) -> CalendarValue? {
    if isInGap(value.number) { return up ? least : greatest }
    guard var new = candidate(value, part, up: up, isSmallest) else { return nil }
    let day = 0..<ClockTime.day
    if !day.contains(new) {
      // The steps may not fit into a day: they begin anew at midnight.
      let edge = up ? day.lowerBound : day.upperBound - 1
      new = snapped(isSmallest ? edge : new.remainder(of: ClockTime.day), up: up)
      if !day.contains(new) { new = snapped(edge, up: !up) }
    }
    return isInGap(new) ? nil : CalendarValue(number: new, for: type)
  }
}

extension CalendarValue {
  /// Its number with a part one more or one less.
  fileprivate func number(adding count: Int, to part: CalendarPart) -> Int? {
    switch (self, part) {
    case (_, .second): return number + count * ClockTime.second
    case (_, .minute): return number + count * ClockTime.minute
    case (_, .hour): return number + count * ClockTime.hour
    case (_, .day): return number + count * ClockTime.day
    case (.week, .week): return number + count * 7 * ClockTime.day
    case (.week(let week), _):
      let year = week.year + count
      return CalendarWeek(year: year, week: min(week.week, CalendarWeek.count(in: year)))
        .map { $0.firstDay * ClockTime.day }
    case (.month, .year): return number + count * 12
    case (.month, _): return number + count
    case (_, .month), (_, .year), (_, .week):
      let months = part == .year ? count * 12 : count
      return date?.adding(months: months).map {
        $0.daysSince1970 * ClockTime.day + (time?.milliseconds ?? 0)
      }
    }
  }
}

extension Decimal {
  /// A whole number at most as large as this one, within what sums of dates can take.
  fileprivate var whole: Int {
    let limit = Decimal(100_000_000_000_000_000)
    return NSDecimalNumber(decimal: Swift.min(Swift.max(self, -limit), limit)).intValue
  }
}
