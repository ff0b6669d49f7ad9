import FormCore
import Testing

/// What people write for dates and times, and what is read.
@Suite("Reading dates and times")
struct CalendarReaderTests {
  private func read(
    _ text: String, _ language: String?, _ type: InputType = .date
  ) throws -> String? {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 30))
    return field(type).canonicalText(typed: text, formLanguage: language, today: today)
  }

  @Test(
    "The language decides which number is which",
    arguments: [
      (nil, "3/5/2027"), ("en", "3/5/2027"), ("en-GB", "3/5/2027"), ("en-US", "5/3/2027"),
      ("de", "3.5.2027"), ("de-AT", "03.05.2027"), ("es", "3/5/2027"), ("fr", "03/05/2027"),
      ("fr-CA", "2027-5-3"), ("nl", "3-5-2027"), ("pt-BR", "03/05/2027"), ("pl", "3.05.2027"),
      ("ja", "2027/5/3"), ("ja", "27/5/3"), ("zh", "2027/5/3"), ("ko", "2027. 5. 3."),
      ("hu", "2027. 05. 03."), ("hu", "27. 5. 3."), ("sv", "2027-05-03"), ("sv", "3/5 2027"),
      ("lt", "2027-5-3"), ("qqq", "3/5/2027"), ("ar", "٣/٥/٢٠٢٧"), ("ja", "２０２７/５/３"),
    ] as [(String?, String)])
  func numbers(_ language: String?, _ text: String) throws {
    #expect(try read(text, language) == "2027-05-03")
  }

  @Test(
    "Names of months are the language's, or English, whole or shortened",
    arguments: [
      ("en-GB", "3 May 2027"), ("en-GB", "3rd of May 2027"), ("en-GB", "May 3, 2027"),
      ("en-GB", "the 3rd of may, 2027"), ("en-GB", "3may27"), ("en-US", "May 3rd, 2027"),
      ("en-US", "3 May 2027"), ("en-GB", "2027 May 3"), ("en-GB", "Monday, 3 May 2027"),
      ("en-GB", "Mon 3 May 2027"), ("en-US", "Monday, May 3, 2027"), ("de", "3. Mai 2027"),
      ("de", "Montag, 3. Mai 2027"), ("de", "Mo., 3. Mai 27"), ("de", "May 3, 2027"),
      ("es", "3 de mayo de 2027"), ("es", "lunes, 3 de mayo de 2027"), ("es", "3 may 2027"),
      ("fr", "3 mai 2027"), ("fr", "lundi 3 mai 2027"), ("fr", "le 3 mai 2027"),
      ("pt-BR", "3 de maio de 2027"), ("hu", "2027. május 3."), ("hu", "2027 maj. 3"),
      ("ja", "2027年5月3日"), ("ja", "3 May 2027"), ("zh", "2027年5月3日"), ("ko", "2027년 5월 3일"),
      ("fi", "3. toukokuuta 2027"), ("lt", "2027 m. gegužės 3 d."), ("pl", "3 maja 2027"),
      ("ru", "3 мая 2027 г."), ("el", "3 Μαΐου 2027"),
    ])
  func names(_ language: String, _ text: String) throws {
    #expect(try read(text, language) == "2027-05-03")
  }

  @Test(
    "Every month has a name in every language",
    arguments: [
      "en-GB", "en-US", "de", "es", "fr", "it", "nl", "sv", "pl", "ru", "hu", "fi", "el", "tr",
    ])
  func everyMonth(_ language: String) throws {
    let names = CalendarNames(language: language)
    #expect(names.months.count == 12)
    #expect(names.weekdays.count == 7)
    for (index, name) in names.months.enumerated() {
      let expected = try #require(CalendarDate(year: 2027, month: index + 1, day: 14))
      #expect(
        try read("14 \(name) 2027", language) == CalendarValue.date(expected).text, "\(name)")
      #expect(
        try read("\(names.weekdays[expected.weekday]) 14 \(name.uppercased()) 2027", language)
          == CalendarValue.date(expected).text, "\(name)")
    }
  }

  @Test("One word may be a month and a day of the week")
  func bothMeanings() throws {
    #expect(try read("mar 2 mar 2027", "es") == "2027-03-02")
    #expect(try read("mar, 4 mayo 2027", "es") == "2027-05-04")
    #expect(try read("1er mars 2027", "fr") == "2027-03-01")
  }

  @Test(
    "What is no date is not made one",
    arguments: [
      "30 February 2027", "29 February 2027", "31/4/2027", "5/13/2027", "3 May", "May 2027", "2027",
      "Tuesday, 3 May 2027", "3 Mayor 2027", "3 Ma 2027", "Ju 3 2027", "3 5", "3 5 2027 1", "x",
      "3 May 2027 14:30", "3 May June 2027", "3:5:2027", "-3.5.2027", "3.5.203", "3+5+2027", "",
      "0/5/2027", "3/0/2027", "123456789.5.3", "3 May 275761", "0000-05-03", "Mon Tue 3 May 2027",
      "20271303",
    ])
  func refused(_ text: String) throws {
    #expect(try read(text, "en-GB") == nil)
  }

  @Test("HTML's own form is read in every language, and ISO's without dashes")
  func iso() throws {
    for language in ["en-US", "de", "ja", "ar"] {
      #expect(try read("2027-05-03", language) == "2027-05-03")
      #expect(try read(" 20270503 ", language) == "2027-05-03")
    }
  }

  @Test(
    "Years of two digits lie round today",
    arguments: [
      ("3.5.27", "2027"), ("3.5.45", "2045"), ("3.5.46", "1946"), ("3.5.99", "1999"),
      ("3.5.00", "2000"), ("3.5.0045", "0045"),
    ])
  func centuries(_ text: String, _ year: String) throws {
    #expect(try read(text, "de") == "\(year)-05-03")
  }

  @Test(
    "Months",
    arguments: [
      "May 2027", "2027 May", "mai 27", "5/2027", "05.2027", "2027-05", "2027/5", "5 2027",
      "Mai 2027",
    ])
  func months(_ text: String) throws {
    #expect(try read(text, "de", .month) == "2027-05")
  }

  @Test(
    "Weeks",
    arguments: [
      "2027-W18", "2027W18", "W18 2027", "week 18 2027", "Week 18 of 2027", "18/2027", "18 27",
      "KW 18/2027", "2027 18", "w18-2027",
    ])
  func weeks(_ text: String) throws {
    #expect(try read(text, "en", .week) == "2027-W18")
  }

  @Test("What is no month or no week is not made one")
  func noMonths() throws {
    for text in ["13/2027", "May", "3 May 2027", "2027", "Monday May 2027", "5 May 2027"] {
      #expect(try read(text, "en", .month) == nil, "\(text)")
    }
    for text in ["53/2027", "0/2027", "week 18", "May 2027", "18", "week"] {
      #expect(try read(text, "en", .week) == nil, "\(text)")
    }
    #expect(try read("53/2026", "en", .week) == "2026-W53")
  }

  @Test("A week and its year in other languages")
  func localWeeks() throws {
    for (language, text) in [
      ("fr", "semaine 18 de 2027"), ("es", "semana 18 de 2027"), ("de", "Woche 18 2027"),
    ] {
      #expect(try read(text, language, .week) == "2027-W18", "\(text)")
    }
  }

  @Test("One digit is a day, whatever a language begins with")
  func shortDayFirst() throws {
    for language in ["ja", "zh", "hu", "en"] {
      #expect(try read("3 may 27", language) == "2027-05-03", "\(language)")
    }
    #expect(try read("27 may 3", "ja") == "2027-05-03")
  }

  @Test(
    "Times",
    arguments: [
      ("14:30", "14:30"), ("14.30", "14:30"), ("1430", "14:30"), ("930", "09:30"), ("9", "09:00"),
      ("2:30 pm", "14:30"), ("2:30pm", "14:30"), ("2.30 P.M.", "14:30"), ("2 p", "14:00"),
      ("12 am", "00:00"), ("12 pm", "12:00"), ("14h30", "14:30"), ("14 h", "14:00"),
      ("9:05:07", "09:05:07"), ("9:05:07.5", "09:05:07.5"), ("at 9", "09:00"), ("0:00", "00:00"),
      ("14 : 30", "14:30"),
    ])
  func times(_ text: String, _ time: String) throws {
    #expect(try read(text, "en", .time) == time)
  }

  @Test(
    "Times in other languages",
    arguments: [
      ("de", "14.30 Uhr", "14:30"), ("ja", "14時30分", "14:30"), ("ja", "午後2:30", "14:30"),
      ("ja", "午前9時", "09:00"), ("ko", "오후 2:30", "14:30"), ("fr", "à 14h30", "14:30"),
      ("hu", "du. 2:30", "14:30"),
      ("hu", "de. 9:30", "09:30"), ("de", "14 Uhr 30", "14:30"), ("es", "2:30 p. m.", "14:30"),
    ])
  func localTimes(_ language: String, _ text: String, _ time: String) throws {
    #expect(try read(text, language, .time) == time)
  }

  @Test(
    "What is no time is not made one",
    arguments: [
      "24:00", "9:60", "13 pm", "0 am", "2:30 pm am", "pm", "x", "", "1:2", "12345", "9:05:60",
      "-9", "9 o", "9:30 Mai",
    ])
  func noTimes(_ text: String) throws {
    #expect(try read(text, "en", .time) == nil)
  }

  @Test(
    "Date and time together",
    arguments: [
      ("en-GB", "3 May 2027, 14:30"), ("en-GB", "3 May 2027 at 2:30 pm"),
      ("en-US", "5/3/2027 2:30 PM"), ("en-GB", "2:30 pm 3/5/27"), ("en-GB", "2027-05-03T14:30"),
      ("en-GB", "2027-05-03 14:30"), ("de", "3.5.2027, 14.30"), ("de", "3. Mai 2027 um 14:30 Uhr"),
      ("fr", "3 mai 2027 à 14h30"), ("es", "3 de mayo de 2027, 14:30"), ("ja", "2027年5月3日 14:30"),
      ("hu", "2027. 05. 03. 14:30"), ("en-GB", "Mon 3 May 2027 1430"),
    ])
  func together(_ language: String, _ text: String) throws {
    #expect(try read(text, language, .dateTimeLocal) == "2027-05-03T14:30")
  }

  @Test("A date without its time is not both, and a long text is neither")
  func notBoth() throws {
    #expect(try read("3 May 2027", "en", .dateTimeLocal) == nil)
    #expect(try read("14:30", "en", .dateTimeLocal) == nil)
    #expect(try read("3 May 2027" + String(repeating: " ", count: 200), "en") == nil)
    #expect(try read("3 May 2027", "en", .text) == nil)
  }

  @Test(
    "Whatever a page has for its language, and a person for a date, is taken apart",
    arguments: [
      "de-", "-", "", "x", "de-\u{0}", "zh-Hant-x-y", "en_US@calendar=buddhist", "th", "fa", "he",
      "de-" + String(repeating: "a-", count: 500),
    ])
  func anything(_ language: String) throws {
    #expect(try read("2027-05-03", language) == "2027-05-03")
    #expect(try read("3 May 2027", language) == "2027-05-03")
    for text in ["99999999", "'", "3\u{301} 2027", "\u{200F}", "🕐 3.5", "T", "at", "，", "五"] {
      for type in InputType.allCases { #expect(try read(text, language, type) == nil, "\(text)") }
    }
  }

  @Test("A field's own language goes before the form's")
  func ownLanguage() throws {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 30))
    let american = field(.date) { $0.language = "en-US" }
    #expect(
      american.canonicalText(typed: "5/3/2027", formLanguage: "de", today: today) == "2027-05-03")
  }
}
