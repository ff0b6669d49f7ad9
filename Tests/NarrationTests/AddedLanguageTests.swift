import FormCore
import FormRuntime
import Narration
import Testing

/// A language that is one file more, and nothing else: Polish, which has few and many.
@MainActor
@Suite struct AddedLanguageTests {
  private let polish: Vocabulary

  init() throws {
    let file = try LanguageFile("pl")
    file.members["plural"] = [
      "one": "i = 1 and v = 0",
      "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
      "many": "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 "
        + "or v = 0 and i % 100 = 12..14",
    ]
    for phrase in Phrase.allCases where phrase.isCounted {
      var forms = try #require(file["phrases", phrase.rawValue] as? [String: String])
      (forms["few"], forms["many"]) = (forms["other"], forms["other"])
      file["phrases", phrase.rawValue] = forms
    }
    func say(_ phrase: Phrase, _ words: Any) { file["phrases", phrase.rawValue] = words }
    say(
      .formFields,
      [
        "one": "formularz, {count} pole", "few": "formularz, {count} pola",
        "many": "formularz, {count} pól", "other": "formularz, {count} pola",
      ])
    say(
      .problems,
      [
        "one": "{count} problem", "few": "{count} problemy", "many": "{count} problemów",
        "other": "{count} problemu",
      ])
    say(.formHelp, "{key}: pomoc")
    say(.roleText, "pole edycji")
    say(.roleDate, "data")
    say(.roleMonth, "miesiąc")
    say(.roleButton, "przycisk")
    say(.valueBlank, "puste")
    say(.stateRequired, "wymagane")
    say(.stateInvalid, "błędny wpis")
    say(.position, "{index} z {total}")
    say(.returnNext, "Enter: dalej")
    say(.focusMovedTo, "fokus na:")
    say(.focusStaysOn, "fokus zostaje na:")
    say(.errorOf, "Błąd {index} z {total}: {error}")
    say(.missingText, "Wypełnij to pole.")
    polish = try file.vocabulary()
  }

  private func at(_ controls: String, _ verbosity: Verbosity = .normal) throws -> Listener {
    try Listener(
      "<html lang=pl><form aria-label=Konto>\(controls)<button>Wyślij</button></form>", verbosity,
      in: polish)
  }

  private func fields(_ count: Int) -> String {
    String(repeating: "<label>Imię <input required></label>", count: count)
  }

  @Test(
    arguments: [
      (1, "1 pole", "1 problem"), (2, "2 pola", "2 problemy"), (5, "5 pól", "5 problemów"),
      (12, "12 pól", "12 problemów"), (22, "22 pola", "22 problemy"),
    ])
  func `Each number has its form`(_ count: Int, _ fields: String, _ problems: String) throws {
    let listener = try at(self.fields(count))
    #expect(
      listener.heard() == [
        "Konto, formularz, \(fields), F1: pomoc",
        "Imię, pole edycji, puste, wymagane, 1 z \(count), Enter: dalej",
      ])
    listener.ask(.return)
    #expect(
      listener.heard() == [
        "\(problems), fokus zostaje na: Imię, pole edycji, wymagane, błędny wpis, "
          + "Błąd 1 z \(count): Wypełnij to pole. puste"
      ])
  }

  @Test func `A month has another form in a date than alone`() throws {
    let listener = try at(
      "<label>Dzień <input type=date value=2027-05-03></label>"
        + "<label>Miesiąc <input type=month value=2027-05></label>", .brief)
    listener.forget()
    listener.press(.tab)
    listener.press(Key(.tab, .shift))
    #expect(
      listener.heard() == [
        "Miesiąc, miesiąc, maj 2027", "Dzień, data, poniedziałek, 3 maja 2027",
      ])
  }

  @Test func `All of it is said by a Polish voice`() throws {
    let listener = try at(fields(2))
    listener.ask(.return)
    #expect(Set(listener.told().flatMap(\.parts).map(\.language)) == ["pl"])
  }
}
