import Foundation

extension FormElement {
  /// Whether its text stands for one thing that can be written in several ways, a date, a time or a
  /// colour: it is typed whole, and read back in words.
  public var isReadBack: Bool {
    role.isTextual && !isMultiline && !isProtected && (inputType.isCalendar || inputType == .color)
  }

  /// Whether it takes a date or a time, which can be changed by its parts.
  public var hasCalendarParts: Bool { isReadBack && inputType.isCalendar }

  /// The date or time that it holds; `nil` where it holds none, or what cannot be read.
  public var calendarValue: CalendarValue? {
    guard hasCalendarParts, let text = value.text else { return nil }
    return CalendarValue(text, for: inputType)
  }

  /// The colour that it holds; `nil` where it holds none, or what cannot be read.
  public var colorCode: ColorCode? {
    guard isReadBack, let text = value.text, InputType.isColor(text) else { return nil }
    return ColorCode(text)
  }

  /// What of it HTML would send for a text that a person typed; `nil` where the text stands for
  /// nothing.
  ///
  /// - Parameters:
  ///   - formLanguage: The BCP 47 tag of the form, for an element that names no language.
  ///   - today: The day round which years of two digits lie.
  ///   - own: What the person may write beside what the page's language has.
  public func canonicalText(
    typed text: String, formLanguage: String?, today: CalendarDate, own: OwnWords = OwnWords()
  ) -> String? {
    guard isReadBack else { return nil }
    if inputType == .color { return (ColorCode(text) ?? own.color(named: text))?.text }
    // What HTML writes costs no look into the data of a language.
    if let value = CalendarValue(text, for: inputType) { return value.text }
    let languages = [language ?? formLanguage] + own.languages
    return languages.lazy.compactMap { language in
      CalendarReader(language: language, today: today).value(text, for: inputType)?.text
    }.first
  }

  /// A number with a decimal comma as HTML would send it, where the language writes commas; `nil`
  /// for any other text.
  ///
  /// - Parameter formLanguage: The BCP 47 tag of the form, for an element that names no language.
  public func numberText(typed text: String, formLanguage: String?) -> String? {
    guard inputType == .number, role == .spinbutton, number == nil, text.contains(","),
      NumberRange.number(text.replacing(",", with: ".")) != nil,
      let language = language ?? formLanguage,
      Locale(identifier: language).decimalSeparator == ","
    else { return nil }
    return text.replacing(",", with: ".")
  }
}
