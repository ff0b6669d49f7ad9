/// Whether a text is a date, a time or a colour in the form in which HTML sends it.
enum CalendarText {
  static func isValid(_ text: String, for type: InputType) -> Bool {
    switch type {
    case .date: date(text)
    case .month: text.wholeMatch(of: /([0-9]{4,})-(0[1-9]|1[0-2])/) != nil
    case .week: text.wholeMatch(of: /[0-9]{4,}-W(0[1-9]|[1-4][0-9]|5[0-3])/) != nil
    case .time: time(text)
    case .dateTimeLocal:
      text.wholeMatch(of: /(.+)[T ](.+)/).map { date(String($0.1)) && time(String($0.2)) } ?? false
    case .color: text.wholeMatch(of: /#[0-9A-Fa-f]{6}/) != nil
    default: true
    }
  }

  private static func date(_ text: String) -> Bool {
    guard let match = text.wholeMatch(of: /([0-9]{4,6})-([0-9]{2})-([0-9]{2})/),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3), year > 0
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(month) && (1...days[month - 1]).contains(day)
  }

  private static func time(_ text: String) -> Bool {
    text.wholeMatch(of: /([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,3})?)?/) != nil
  }
}
