/// A month of a year.
public struct CalendarMonth: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int

  /// Creates a month, if a form can hold it.
  public init?(year: Int, month: Int) {
    guard CalendarDate.years.contains(year), (1...12).contains(month) else { return nil }
    (self.year, self.month) = (year, month)
  }

  /// Creates the month so many months after January 1970, if a form can hold it.
  public init?(index: Int) {
    self.init(year: 1970 + index.dividedDown(by: 12), month: index.remainder(of: 12) + 1)
  }

  /// The months from January 1970 to this one, in which HTML counts months.
  public var index: Int { Self.index(year: year, month: month) }

  static func index(year: Int, month: Int) -> Int { (year - 1970) * 12 + month - 1 }

  /// How many days it has.
  public var dayCount: Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
