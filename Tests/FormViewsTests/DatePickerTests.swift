import Foundation
import FormCore
import FormViews
import Testing

@Suite("Dates and times")
@MainActor
struct DatePickerTests {
  /// 10 May 2024, 08:30:15 at Greenwich.
  static let start = Date(timeIntervalSince1970: 1_715_329_815)

  final class Log { var dates: [Date] = [] }

  struct Booking: View {
    let log = Log()
    var components: DatePickerComponents = .date
    var range: ClosedRange<Date>?
    var hours = 0
    @State private var date = DatePickerTests.start

    var body: some View {
      let bound = Binding {
        date
      } set: { (new: Date) in
        date = new
        log.dates.append(new)
      }
      Group {
        if let range {
          DatePicker("When", selection: bound, in: range, displayedComponents: components)
        } else {
          DatePicker(selection: bound, displayedComponents: components) { Text("When") }
        }
        TextField("Who", text: .constant("Ann"))
      }
      .environment(\.timeZone, TimeZone(secondsFromGMT: hours * 3600) ?? .current)
    }
  }

  private func retype(_ text: String, _ person: Person) {
    person.ask(.delete(.line, .backward))
    person.type(text)
  }

  @Test("A date keeps its time of day")
  func date() {
    let view = Booking()
    let person = Person(view)
    #expect(person.session.focusedElement?.inputType == .date)
    #expect(person.value(of: "When") == .text("2024-05-10"))
    retype("2024-06-01", person)
    #expect(view.log.dates == [Self.start.addingTimeInterval(22 * 86_400)])
  }

  @Test("A time keeps its day; the whole is written with a T")
  func times() {
    let view = Booking(components: .hourAndMinute)
    let person = Person(view)
    #expect(person.session.focusedElement?.inputType == .time)
    #expect(person.value(of: "When") == .text("08:30"))
    retype("09:00", person)
    #expect(view.log.dates == [Self.start.addingTimeInterval(30 * 60 - 15)])
    let whole = Person(Booking(components: [.date, .hourAndMinute]))
    #expect(whole.session.focusedElement?.inputType == .dateTimeLocal)
    #expect(whole.value(of: "When") == .text("2024-05-10T08:30"))
  }

  @Test("It is changed by its parts, and its time of day stays")
  func parts() {
    let view = Booking()
    let person = Person(view)
    person.press(.up, .left, .up)
    #expect(person.value(of: "When") == .text("2024-06-11"))
    #expect(view.log.dates.last == Self.start.addingTimeInterval(32 * 86_400))
    let range = Self.start...Self.start.addingTimeInterval(86_400)
    let bound = Person(Booking(range: range))
    bound.press(.up, .up)
    #expect(bound.value(of: "When") == .text("2024-05-11"))
    #expect(bound.told().last == "refused: maximum")
  }

  @Test("What is typed as people write it is taken over when the field is left")
  func typedInWords() {
    let view = Booking(components: [.date, .hourAndMinute])
    let person = Person(view)
    person.type("11 May 2024, 9 am")
    #expect(view.log.dates.isEmpty)
    person.press(.tab)
    #expect(view.log.dates == [Self.start.addingTimeInterval(86_400 + 30 * 60 - 15)])
    #expect(person.value(of: "When") == .text("2024-05-11T09:00"))
    #expect(person.told().suffix(2) == ["read When as text(\"2024-05-11T09:00\")", "Who (user)"])
  }

  @Test("The time zone is the one that was handed down")
  func timeZone() {
    let view = Booking(components: [.date, .hourAndMinute], hours: -10)
    let person = Person(view)
    #expect(person.value(of: "When") == .text("2024-05-09T22:30"))
    retype("2024-05-09 23:30", person)
    #expect(view.log.dates == [Self.start.addingTimeInterval(3600 - 15)])
  }

  @Test("What is no date stays as it was typed, and is found invalid")
  func unreadable() {
    let view = Booking()
    let person = Person(view)
    retype("2024-02-30", person)
    person.press(.tab)
    #expect(person.value(of: "When") == .text("2024-02-30"))
    #expect(view.log.dates.isEmpty)
    _ = person.told()
    person.ask(.submit)
    #expect(person.told() == ["1 problems, When"])
    retype("2024-02-29", person)
    person.ask(.submit)
    #expect(person.sent == ["When": "2024-02-29", "Who": "Ann"])
  }

  @Test("A date out of range is not taken over")
  func range() {
    let view = Booking(range: Self.start.addingTimeInterval(60)...Date.distantFuture)
    let person = Person(view)
    #expect(person.session.focusedElement?.constraints.minimum == "2024-05-10")
    retype("2024-05-09", person)
    #expect(view.log.dates.isEmpty)
    person.ask(.submit)
    #expect(person.sent == nil)
    // On the first day the time is the limit's, which is later than what was chosen before.
    retype("2024-05-11", person)
    retype("2024-05-10", person)
    #expect(view.log.dates.last == Self.start.addingTimeInterval(60))
    person.ask(.submit)
    #expect(person.sent?["When"] == "2024-05-10")
  }

  @Test("Limits of a time count on the day it is on")
  func timeRange() {
    let range = Self.start.addingTimeInterval(-1800)...Self.start.addingTimeInterval(86_400)
    let person = Person(Booking(components: .hourAndMinute, range: range))
    #expect(person.session.focusedElement?.constraints.minimum == "08:00")
    #expect(person.session.focusedElement?.constraints.maximum == nil)
  }
}
