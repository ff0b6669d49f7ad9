import FormCore
import Foundation

/// Dates as the texts in which a form holds them.
struct DateText {
  private let calendar: Calendar
  private let components: DatePickerComponents

  init(_ components: DatePickerComponents, in timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
    self.components = components
  }

  var inputType: InputType {
    switch (components.contains(.date), components.contains(.hourAndMinute)) {
    case (true, false): .date
    case (false, true): .time
    default: .dateTimeLocal
    }
  }

  /// The text of a date.
  func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)]
      .joined(separator: "-")
    let time = [digits(parts.hour, 2), digits(parts.minute, 2)].joined(separator: ":")
    return switch inputType {
    case .date: day
    case .time: time
    default: "\(day)T\(time)"
    }
  }

  private func digits(_ number: Int?, _ count: Int) -> String {
    let digits = "\(number ?? 0)"
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }

  /// Takes over a text, if it stands for a date within the limits.
  ///
  /// What cannot be entered stays: the time of day of a date, the day of a time.
  func write(
    _ text: String, to selection: Binding<Date>, _ range: DateLimits
  ) -> TextSource.Outcome {
    let old = selection.wrappedValue
    guard var date = date(of: text, else: old) else { return .unreadable }
    // The same text is the same date: its seconds, which are not written, stay too.
    if self.text(of: old) == self.text(of: date) { date = old }
    // So do those of a limit.
    if let least = range.least, date < least {
      guard self.text(of: date) == self.text(of: least) else { return .outOfRange }
      date = least
    }
    if let greatest = range.greatest, date > greatest {
      guard self.text(of: date) == self.text(of: greatest) else { return .outOfRange }
      date = greatest
    }
    if date != old { selection.wrappedValue = date }
    return .taken
  }

  private func date(of text: String, else old: Date) -> Date? {
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: old)
    var rest = text[...]
    if components != .hourAndMinute {
      guard let match = rest.prefixMatch(of: /([0-9]{4,6})-([0-9]{2})-([0-9]{2})/) else {
        return nil
      }
      (parts.year, parts.month, parts.day) = (Int(match.1), Int(match.2), Int(match.3))
      rest = rest[match.range.upperBound...]
    }
    if inputType == .dateTimeLocal {
      guard rest.first == "T" || rest.first == " " else { return nil }
      rest.removeFirst()
    }
    if components != .date {
      guard let match = rest.prefixMatch(of: /([01][0-9]|2[0-3]):([0-5][0-9])/) else { return nil }
      (parts.hour, parts.minute) = (Int(match.1), Int(match.2))
      (parts.second, parts.nanosecond) = (0, 0)
      rest = rest[match.range.upperBound...]
    }
    guard rest.isEmpty, let date = calendar.date(from: parts) else { return nil }
    // 31 April would be 1 May.
    let found = calendar.dateComponents([.year, .month, .day], from: date)
    let isSameDay =
      found.year == parts.year && found.month == parts.month && found.day == parts.day
    return isSameDay ? date : nil
  }

  /// The texts of the limits; for a time, those of the day it is on.
  func limits(_ range: DateLimits, on date: Date) -> (least: String?, greatest: String?) {
    let isBinding = { (limit: Date) in
      inputType != .time || calendar.isDate(limit, inSameDayAs: date)
    }
    return (
      range.least.flatMap { isBinding($0) ? text(of: $0) : nil },
      range.greatest.flatMap { isBinding($0) ? text(of: $0) : nil }
    )
  }
}
