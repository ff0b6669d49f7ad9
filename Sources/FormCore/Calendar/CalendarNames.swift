import Foundation

/// What months and days of the week are called in a language.
public struct CalendarNames: Hashable, Sendable {
  /// The months as they stand in a date, from January.
  public let months: [String]
  /// The months as they stand without a day, which some languages write in another form.
  public let monthsAlone: [String]
  /// The days of the week, from Sunday.
  public let weekdays: [String]
  /// Other forms of the same names: shortened, or standing alone.
  let otherMonths: [[String]]
  let otherWeekdays: [[String]]

  /// English, which is at hand without locale data.
  ///
  /// The first look into the locale data of Foundation was measured at 2 to 10 ms, and at 130 ms
  /// where they had to come from the disk: a form in English is answered sooner without.
  public static let english = CalendarNames(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    otherMonths: [],
    otherWeekdays: [
      ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
      ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"],
    ])

  /// The names in a language, by its BCP 47 tag, from Foundation's locale data.
  public init(language: String) {
    guard !Self.isEnglish(language) else {
      self = .english
      return
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    guard calendar.monthSymbols.count == 12, calendar.standaloneMonthSymbols.count == 12,
      calendar.weekdaySymbols.count == 7
    else {
      self = .english
      return
    }
    self.init(
      months: calendar.monthSymbols, weekdays: calendar.weekdaySymbols,
      monthsAlone: calendar.standaloneMonthSymbols,
      otherMonths: [
        calendar.standaloneMonthSymbols, calendar.shortMonthSymbols,
        calendar.shortStandaloneMonthSymbols,
      ],
      otherWeekdays: [
        calendar.standaloneWeekdaySymbols, calendar.shortWeekdaySymbols,
        calendar.shortStandaloneWeekdaySymbols,
      ])
  }

  private init(
    months: [String], weekdays: [String], monthsAlone: [String]? = nil,
    otherMonths: [[String]], otherWeekdays: [[String]]
  ) {
    self.months = months
    self.monthsAlone = monthsAlone ?? months
    self.weekdays = weekdays
    self.otherMonths = otherMonths
    self.otherWeekdays = otherWeekdays
  }

  static func isEnglish(_ language: String) -> Bool {
    language.split { $0 == "-" || $0 == "_" }.first?.lowercased() == "en"
  }

  // MARK: Reading

  /// The month, from 1, that a word means: a name, or the beginning of one in at least three
  /// letters.
  func month(_ word: String) -> Int? {
    index(of: word, in: [months] + otherMonths).map { $0 + 1 }
  }

  /// The day of the week, from 0 for Sunday, that a word means.
  func weekday(_ word: String) -> Int? { index(of: word, in: [weekdays] + otherWeekdays) }

  private func index(of word: String, in lists: [[String]]) -> Int? {
    let lists = lists.map { $0.map(\.nameKey) }
    for names in lists {
      if let index = names.firstIndex(of: word) { return index }
    }
    guard word.count >= 3, let names = lists.first else { return nil }
    let found = names.indices.filter { names[$0].hasPrefix(word) }
    return found.count == 1 ? found.first : nil
  }
}

extension String {
  /// Without case, accents and dots, so that none of them must be typed.
  var nameKey: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      // Turkish writes a dotless i, whose capital is everybody's.
      .replacing("ı", with: "i").filter { $0 != "." }
  }
}

extension Character {
  /// The digit that it is, in whatever script; "五" is a number, and no digit.
  var decimalDigit: Int? {
    guard unicodeScalars.count == 1, let properties = unicodeScalars.first?.properties,
      properties.generalCategory == .decimalNumber
    else { return nil }
    return properties.numericValue.map { Int($0) }
  }
}
