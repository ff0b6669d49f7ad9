import FormCore
import Testing

@Suite("Changing a part of a date or time")
struct CalendarRangeTests {
  private func moved(
    _ type: InputType, _ text: String, _ part: CalendarPart, up: Bool, min: String? = nil,
    max: String? = nil, step: String? = nil
  ) throws -> String? {
    let element = field(type, text) {
      $0.constraints.minimum = min
      $0.constraints.maximum = max
      $0.constraints.step = step
    }
    let value = try #require(element.calendarValue)
    return CalendarRange(of: element).moved(value, part, up: up)?.text
  }

  @Test(
    "Every part, up and down again",
    arguments: [
      (.date, "2027-05-03", .day, "2027-05-04"), (.date, "2027-01-31", .day, "2027-02-01"),
      (.date, "2027-12-31", .day, "2028-01-01"), (.date, "2028-02-28", .day, "2028-02-29"),
      (.date, "2027-12-15", .month, "2028-01-15"), (.date, "2027-05-03", .year, "2028-05-03"),
      (.month, "2027-12", .month, "2028-01"), (.month, "2027-05", .year, "2028-05"),
      (.week, "2026-W53", .week, "2027-W01"), (.week, "2027-W18", .year, "2028-W18"),
      (.time, "14:59", .minute, "15:00"), (.time, "14:30", .hour, "15:30"),
      (.time, "23:59", .minute, "00:00"), (.time, "23:30", .hour, "00:30"),
      (.dateTimeLocal, "2027-12-31T23:59", .minute, "2028-01-01T00:00"),
      (.dateTimeLocal, "2027-05-03T23:30", .hour, "2027-05-04T00:30"),
      (.dateTimeLocal, "2027-05-03T14:30", .day, "2027-05-04T14:30"),
      (.dateTimeLocal, "2027-05-03T14:30", .month, "2027-06-03T14:30"),
      (.dateTimeLocal, "2027-05-03T14:30", .year, "2028-05-03T14:30"),
    ] as [(InputType, String, CalendarPart, String)])
  func parts(_ type: InputType, _ text: String, _ part: CalendarPart, _ next: String) throws {
    #expect(try moved(type, text, part, up: true) == next)
    #expect(try moved(type, next, part, up: false) == text)
  }

  @Test("A shorter month has its last day, a shorter year its last week")
  func shorter() throws {
    #expect(try moved(.date, "2027-01-31", .month, up: true) == "2027-02-28")
    #expect(try moved(.date, "2028-02-29", .year, up: true) == "2029-02-28")
    #expect(try moved(.date, "2027-03-31", .month, up: false) == "2027-02-28")
    #expect(try moved(.week, "2026-W53", .year, up: true) == "2027-W52")
  }

  @Test("The smallest part goes by the steps, counted from where they begin")
  func steps() throws {
    #expect(
      try moved(.date, "2027-05-03", .day, up: true, min: "2027-05-03", step: "7") == "2027-05-10")
    #expect(
      try moved(.date, "2027-05-05", .day, up: true, min: "2027-05-03", step: "7") == "2027-05-10")
    #expect(
      try moved(.date, "2027-05-05", .day, up: false, min: "2027-05-03", step: "7") == "2027-05-03")
    #expect(try moved(.time, "14:30", .minute, up: true, step: "900") == "14:45")
    #expect(try moved(.time, "14:32", .minute, up: false, step: "900") == "14:30")
    #expect(try moved(.time, "14:30:15", .second, up: true, step: "15") == "14:30:30")
    #expect(try moved(.time, "14:30:15", .second, up: true, step: "0.5") == "14:30:15.5")
    #expect(try moved(.time, "14:30", .minute, up: true, step: "any") == "14:31")
    #expect(try moved(.month, "2027-01", .month, up: true, min: "2027-01", step: "3") == "2027-04")
    #expect(try moved(.week, "2027-W18", .week, up: true, min: "2027-W18", step: "2") == "2027-W20")
  }

  @Test("A larger part goes on to what fits the steps")
  func largerParts() throws {
    #expect(
      try moved(.date, "2027-05-03", .month, up: true, min: "2027-05-03", step: "7") == "2027-06-07"
    )
    #expect(
      try moved(.date, "2027-06-07", .month, up: false, min: "2027-05-03", step: "7")
        == "2027-05-03")
    #expect(try moved(.time, "14:30", .hour, up: true, step: "900") == "15:30")
  }

  @Test("At its ends a range goes no further, and beyond them it comes back")
  func ends() throws {
    let (min, max) = ("2027-05-03", "2027-06-10")
    let move = { (text: String, part: CalendarPart, up: Bool) in
      try moved(.date, text, part, up: up, min: min, max: max)
    }
    #expect(try move(max, .day, true) == nil)
    #expect(try move(min, .day, false) == nil)
    #expect(try move("2027-05-20", .month, true) == max)
    #expect(try move("2027-06-01", .month, true) == nil, "it would be June still")
    #expect(try move("2027-05-20", .year, true) == nil)
    #expect(try move("2026-01-01", .day, true) == min)
    #expect(try move("2026-01-01", .month, true) == min)
    #expect(try move("2026-01-01", .day, false) == nil)
    #expect(try move("2028-01-01", .day, false) == max)
    #expect(try moved(.date, "275760-12-31", .day, up: true) == nil)
    #expect(try moved(.date, "0001-01-01", .day, up: false) == nil)
    #expect(try moved(.week, "0001-W01", .week, up: false) == nil)
    #expect(try moved(.month, "275760-12", .month, up: true) == nil)
  }

  @Test("A time with an end does not go round; a night does")
  func rounds() throws {
    #expect(try moved(.time, "23:59", .minute, up: true, min: "09:00") == nil)
    #expect(try moved(.time, "00:00", .minute, up: false, max: "09:00") == nil)
    let night = { (text: String, up: Bool) in
      try moved(.time, text, .hour, up: up, min: "22:00", max: "06:00")
    }
    #expect(try night("23:30", true) == "00:30")
    #expect(try night("00:30", false) == "23:30")
    #expect(try night("05:30", true) == nil)
    #expect(try night("22:30", false) == nil)
    #expect(try night("12:00", true) == "22:00")
    #expect(try night("12:00", false) == "06:00")
  }

  @Test("Seconds are a part where they can be other than zero")
  func seconds() {
    let parts = { (text: String, step: String?) in
      let element = field(.time, text) { $0.constraints.step = step }
      return CalendarRange(of: element).parts(of: element.calendarValue)
    }
    #expect(parts("14:30", nil) == [.hour, .minute])
    #expect(parts("14:30:15", nil) == [.hour, .minute])
    #expect(parts("14:30", "30") == [.hour, .minute, .second])
    #expect(parts("14:30", "any") == [.hour, .minute])
    #expect(parts("14:30:15", "any") == [.hour, .minute, .second])
  }

  @Test(
    "An empty field begins now, or as near as it may",
    arguments: [
      (.date, nil, nil, nil, "2026-11-30"), (.month, nil, nil, nil, "2026-11"),
      (.week, nil, nil, nil, "2026-W49"), (.time, nil, nil, nil, "10:09"),
      (.dateTimeLocal, nil, nil, nil, "2026-11-30T10:09"),
      (.date, "2027-05-03", nil, nil, "2027-05-03"), (.date, nil, "2020-02-29", nil, "2020-02-29"),
      (.date, "2026-11-02", nil, "7", "2026-11-30"), (.date, "2026-11-03", nil, "7", "2026-12-01"),
      (.date, "2026-11-02", "2026-11-29", "7", "2026-11-23"), (.time, nil, nil, "900", "10:15"),
      (.time, "22:00", "06:00", nil, "22:00"), (.time, nil, nil, "1", "10:09:21"),
    ] as [(InputType, String?, String?, String?, String)])
  func start(_ type: InputType, _ min: String?, _ max: String?, _ step: String?, _ text: String)
    throws
  {
    let element = field(type) {
      $0.constraints.minimum = min
      $0.constraints.maximum = max
      $0.constraints.step = step
    }
    let now = try #require(
      CalendarValue("2026-11-30T10:09:21.5", for: .dateTimeLocal).flatMap { value in
        DateAndTime(milliseconds: value.number)
      })
    #expect(CalendarRange(of: element).start(at: now)?.text == text)
  }

  @Test("Whatever is reached is valid, and there is a way back")
  func validity() throws {
    let now = try #require(DateAndTime(milliseconds: 1_796_033_361_000))
    for type in InputType.allCases where type.isCalendar {
      for step in [nil, "1", "5", "7", "any"] {
        var element = field(type) { $0.constraints.step = step }
        let range = CalendarRange(of: element)
        var value = try #require(range.start(at: now))
        for part in range.parts(of: value) {
          for up in Array(repeating: true, count: 40) + Array(repeating: false, count: 80) {
            value = try #require(range.moved(value, part, up: up))
            element.value = .text(value.text)
            #expect(element.validity == [], "\(type) \(value.text) by \(step ?? "-")")
          }
        }
      }
    }
  }
}
