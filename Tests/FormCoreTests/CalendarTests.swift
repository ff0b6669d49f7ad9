import FormCore
import Foundation
import Testing

@Suite("Days, months and weeks")
struct CalendarTests {
  /// Foundation's calendar, in no time zone of anybody.
  private static func calendar(_ identifier: Calendar.Identifier) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    return calendar
  }

  private static func day(_ days: Int) -> Date {
    Date(timeIntervalSince1970: Double(days) * 86_400)
  }

  @Test(
    "Every day is Foundation's, with its day of the week and its week",
    arguments: [
      (1583, 1590), (1698, 1702), (1898, 1906), (1968, 1974), (1998, 2002), (2024, 2036),
      (2398, 2402),
    ])
  func days(_ first: Int, _ last: Int) throws {
    let gregorian = Self.calendar(.gregorian)
    let iso = Self.calendar(.iso8601)
    let start = try #require(CalendarDate(year: first, month: 1, day: 1)).daysSince1970
    let end = try #require(CalendarDate(year: last, month: 12, day: 31)).daysSince1970
    for number in start...end {
      let parts = gregorian.dateComponents([.year, .month, .day, .weekday], from: Self.day(number))
      let date = try #require(CalendarDate(daysSince1970: number))
      #expect([date.year, date.month, date.day] == [parts.year, parts.month, parts.day])
      #expect(date.weekday + 1 == parts.weekday)
      #expect(date.daysSince1970 == number)
      let weeks = iso.dateComponents([.yearForWeekOfYear, .weekOfYear], from: Self.day(number))
      let week = try #require(CalendarWeek(holdingDay: number))
      #expect([week.year, week.week] == [weeks.yearForWeekOfYear, weeks.weekOfYear])
      #expect((0..<7).contains(number - week.firstDay))
    }
  }

  @Test("Days follow each other from the first that a form can hold to the last")
  func ends() throws {
    let first = try #require(CalendarDate(year: 1, month: 1, day: 1))
    #expect(first.weekday == 1)
    #expect(CalendarDate(daysSince1970: first.daysSince1970) == first)
    #expect(CalendarDate(daysSince1970: first.daysSince1970 - 1) == nil)
    let last = try #require(CalendarDate(year: 275_760, month: 12, day: 31))
    #expect(CalendarDate(daysSince1970: last.daysSince1970) == last)
    #expect(CalendarDate(daysSince1970: last.daysSince1970 + 1) == nil)
    var before = first.daysSince1970 - 1
    for index in ((1 - 1970) * 12)..<((401 - 1970) * 12) {
      let month = try #require(CalendarMonth(index: index))
      #expect(month.index == index)
      for day in 1...month.dayCount {
        let date = try #require(CalendarDate(year: month.year, month: month.month, day: day))
        #expect(date.daysSince1970 == before + 1)
        before = date.daysSince1970
      }
      #expect(CalendarDate(year: month.year, month: month.month, day: month.dayCount + 1) == nil)
    }
  }

  @Test("Months away, the day is kept where there is one")
  func months() throws {
    let calendar = Self.calendar(.gregorian)
    for start in [[2026, 1, 31], [2027, 3, 30], [2028, 2, 29], [2026, 12, 15]] {
      let date = try #require(CalendarDate(year: start[0], month: start[1], day: start[2]))
      for months in -60...60 {
        let other = try #require(date.adding(months: months))
        let month = try #require(
          calendar.date(from: DateComponents(year: start[0], month: start[1] + months, day: 1)))
        let last = calendar.range(of: .day, in: .month, for: month)?.last
        let parts = calendar.dateComponents([.year, .month], from: month)
        #expect([other.year, other.month] == [parts.year, parts.month])
        #expect(other.day == last.map { min($0, start[2]) })
      }
    }
  }

  @Test("A value is read from the text that it is written as, and from its number")
  func roundTrip() throws {
    let texts: [(InputType, [String])] = [
      (.date, ["0001-01-01", "1970-01-01", "2028-02-29", "275760-12-31"]),
      (.month, ["0001-01", "1969-12", "2027-05"]),
      (.week, ["0001-W01", "1970-W01", "2026-W53", "2027-W01"]),
      (.time, ["00:00", "14:30", "23:59:59.999", "09:05:07.5", "09:05:07.05"]),
      (.dateTimeLocal, ["1969-12-31T23:59", "2027-05-03T14:30:15"]),
    ]
    for (type, texts) in texts {
      for text in texts {
        let value = try #require(CalendarValue(text, for: type), "\(text)")
        #expect(value.text == text)
        #expect(value.inputType == type)
        #expect(CalendarValue(number: value.number, for: type) == value)
      }
    }
    #expect(CalendarValue("2027-05-03 14:30:00", for: .dateTimeLocal)?.text == "2027-05-03T14:30")
    #expect(CalendarValue("275761-01-01", for: .date) == nil)
    #expect(CalendarValue("2027-05-03", for: .text) == nil)
  }
}
