import Foundation

/// Reads times of day as people write them: "14:30", "14.30", "2:30 pm", "1430", "14h30", "9".
struct TimeReader {
  private let language: CalendarLanguage

  init(_ language: CalendarLanguage) { self.language = language }

  func time(_ text: String) -> ClockTime? {
    let text = String(text.map(Self.asDigit))
    guard let first = text.firstIndex(where: { $0.decimalDigit != nil }),
      let last = text.lastIndex(where: { $0.decimalDigit != nil })
    else { return nil }
    let before = text[..<first].split(whereSeparator: \.isWhitespace).map { String($0).nameKey }
      .filter { !language.isFiller($0, behindNumber: false) }.joined()
    let after = String(text[text.index(after: last)...]).nameKey.filter { !$0.isWhitespace }
    var isAfternoon: Bool?
    for word in [before, after] where !word.isEmpty && !Self.units.contains(word) {
      guard isAfternoon == nil, let half = language.isAfternoon(word) else { return nil }
      isAfternoon = half
    }
    return time(String(text[first...last]), isAfternoon: isAfternoon)
  }

  private func time(_ digits: String, isAfternoon: Bool?) -> ClockTime? {
    guard let parts = parts(digits), let hour = hour(parts[0], isAfternoon) else { return nil }
    return ClockTime(
      hour: hour, minute: parts[1], second: parts[2], millisecond: parts[3])
  }

  /// Hour, minute, second and millisecond.
  private func parts(_ digits: String) -> [Int]? {
    if let match = digits.wholeMatch(of: /([0-9]{1,2})([0-9]{2})/), let hour = Int(match.1),
      let minute = Int(match.2)
    {
      return [hour, minute, 0, 0]
    }
    let pattern =
      /([0-9]{1,2})(?:\s*(?:[:.hH時时시]|[uU][hH][rR])\s*([0-9]{2})(?:\s*[:.분分]\s*([0-9]{2})(?:[.,]([0-9]{1,3}))?)?)?/
    guard let match = digits.wholeMatch(of: pattern), let hour = Int(match.1) else { return nil }
    return [
      hour, match.2.flatMap { Int($0) } ?? 0, match.3.flatMap { Int($0) } ?? 0,
      match.4.map(CalendarValue.milliseconds) ?? 0,
    ]
  }

  /// The hour of the day: with "pm", 12 is noon; with "am", midnight.
  private func hour(_ hour: Int, _ isAfternoon: Bool?) -> Int? {
    guard let isAfternoon else { return hour }
    guard (1...12).contains(hour) else { return nil }
    return hour % 12 + (isAfternoon ? 12 : 0)
  }

  /// What stands behind the last number and means nothing more.
  private static let units: Set = ["h", "uhr", "分", "時", "时", "시", "분", "oclock", "o'clock"]

  /// Digits of other scripts as those that a number is read from.
  private static func asDigit(_ character: Character) -> Character {
    character.decimalDigit.map { Character(String($0)) } ?? character
  }
}
