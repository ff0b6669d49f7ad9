import Foundation

/// How dates and times are written in a language, by Foundation's locale data.
///
/// English months are understood beside the language's own.
struct CalendarLanguage {
  /// In which order year, month and day stand where all three are numbers.
  enum Order: Hashable { case dayFirst, monthFirst, yearFirst }

  /// The order of a whole date.
  let order: Order
  /// The order of a date whose year stands last, whatever the usual order is.
  let orderBeforeYear: Order
  private let names: CalendarNames
  /// Words that stand in a date and mean nothing of it.
  private let fillers: Set<String>
  /// What stands for hours before noon, and from noon on.
  private let halves: [String: Bool]

  /// Reads the habits of a language; English of no country is the world's, whose day comes first.
  init(_ language: String?) {
    let tag = Self.tag(language)
    names = CalendarNames(language: tag)
    if tag == "en-001" || tag == "en-GB" {
      (order, orderBeforeYear) = (.dayFirst, .dayFirst)
      (fillers, halves) = (Self.ownFillers, Self.ownHalves)
      return
    }
    let locale = Locale(identifier: tag)
    let whole = Self.letters("yMd", locale)
    let short = Self.letters("Md", locale)
    orderBeforeYear = short.first == "d" ? .dayFirst : .monthFirst
    order = whole.first == "y" ? .yearFirst : whole.first == "d" ? .dayFirst : .monthFirst
    fillers = Self.ownFillers.union(Self.fillers(in: locale, names))
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    halves = Self.ownHalves.merging(
      [calendar.amSymbol.halfKey: false, calendar.pmSymbol.halfKey: true]
    ) { _, own in own }
  }

  private static func tag(_ language: String?) -> String {
    guard let language, language.lowercased() != "en",
      Locale.LanguageCode(language.prefix { $0 != "-" && $0 != "_" }.lowercased()).isISOLanguage
    else { return "en-001" }
    return language
  }

  /// The letters of a pattern that stand for year, month and day, in their order.
  private static func letters(_ template: String, _ locale: Locale) -> String {
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
    return String(pattern.unquoted.filter { "yMd".contains($0) })
  }

  // MARK: Words

  private static let ownFillers: Set = ["of", "the", "on", "at", "le", "den", "der", "el", "il"]
  private static let ownHalves = ["am": false, "a": false, "pm": true, "p": true]
  /// What stands behind the number of a day: "3rd", "1er".
  private static let ordinals: Set = ["st", "nd", "rd", "th", "er", "e", "º", "ª"]
  /// What a week is called, where it is more than its number, and what stands before its year.
  ///
  /// "Semaine 18 de 2027" has a word there that stands for the hours before noon in Hungarian.
  private static let weeks: Set = [
    "week", "wk", "w", "kw", "woche", "semaine", "sem", "semana", "settimana", "vecka", "v", "uge",
    "uke", "weeknummer", "tydzien", "het", "週", "周", "第", "주", "de", "del",
  ]

  /// What of a long date is neither a number nor a name: "de", "à", "年".
  private static func fillers(in locale: Locale, _ names: CalendarNames) -> [String] {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.dateStyle = .long
    formatter.timeStyle = .short
    let pattern = formatter.dateFormat ?? ""
    // Where months are numbers, what stands with them is no name either.
    let numbered = (names.months + names.otherMonths.joined()).filter { name in
      name.contains { $0.decimalDigit != nil }
    }
    return (pattern.literals + numbered.flatMap(\.words)).map(\.nameKey)
  }

  /// Whether a word means nothing of a date.
  ///
  /// - Parameter behindNumber: Whether it stands right behind a number.
  func isFiller(_ word: String, behindNumber: Bool) -> Bool {
    fillers.contains(word) || behindNumber && Self.ordinals.contains(word)
  }

  /// Whether a word stands for a week.
  func isWeek(_ word: String) -> Bool { Self.weeks.contains(word) }

  /// What a word may mean: a month, from 1, or a day of the week, from 0 for Sunday.
  func meanings(of word: String) -> (month: Int?, weekday: Int?) {
    let own = (names.month(word), names.weekday(word))
    if own != (nil, nil) { return own }
    return (CalendarNames.english.month(word), CalendarNames.english.weekday(word))
  }

  /// Whether a word before or behind a time means the hours from noon on; `nil` where it means
  /// neither these nor those before.
  func isAfternoon(_ word: String) -> Bool? { halves[word.halfKey] }
}

extension String {
  /// A pattern without what stands in it as it is.
  fileprivate var unquoted: String {
    split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
  }

  /// The words that stand in a pattern as they are.
  fileprivate var literals: [String] {
    let quoted = split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.flatMap { String($0.element).words }
    return quoted + unquoted.split { !$0.isLetter || $0.isASCII }.map(String.init)
  }

  /// Its runs of letters.
  fileprivate var words: [String] { split { !$0.isLetter }.map(String.init) }

  fileprivate var halfKey: String { nameKey.filter { !$0.isWhitespace } }
}
