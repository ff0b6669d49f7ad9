import Testing

@testable import AloudCommands

/// Which language the program speaks, by what was asked for, the form and the locale.
@Suite struct LanguageChoiceTests {
  @Test(
    arguments: [
      (nil, nil, [:], []),
      ("es", "de", ["LANG": "fr_FR.UTF-8"], ["es", "de", "fr-FR"]),
      (nil, "de-AT", ["LANG": "es_MX.UTF-8"], ["de-AT", "es-MX"]),
      (nil, nil, ["LANG": "de_DE.UTF-8"], ["de-DE"]),
      (nil, nil, ["LANG": "ca_ES.UTF-8@valencia"], ["ca-ES"]),
      (nil, nil, ["LANG": "pl"], ["pl"]),
      (nil, nil, ["LC_ALL": "es_ES", "LC_MESSAGES": "de_DE", "LANG": "fr_FR"], ["es-ES"]),
      (nil, nil, ["LC_MESSAGES": "de_DE", "LANG": "fr_FR"], ["de-DE"]),
      (nil, nil, ["LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_FR"], ["fr-FR"]),
      (nil, nil, ["LC_ALL": "C", "LANG": "de_DE"], []),
      (nil, nil, ["LANG": "C.UTF-8"], []), (nil, nil, ["LANG": "POSIX"], []),
      (nil, nil, ["LC_CTYPE": "de_DE", "LANGUAGE": "de"], []),
    ] as [(String?, String?, [String: String], [String])])
  func `What was asked for goes first, then the form, then the locale`(
    _ asked: String?, _ form: String?, _ environment: [String: String], _ wishes: [String]
  ) {
    let choice = LanguageChoice(asked: asked, form: form, environment: environment)
    #expect(choice.wishes == wishes)
  }

  @Test func `Words that tell no language are in the one asked for, else in the locale's`() {
    let german = ["LANG": "de_DE.UTF-8"]
    #expect(LanguageChoice(asked: "es", form: nil, environment: german).untold == "es")
    #expect(LanguageChoice(form: "fr", environment: german).untold == "de-DE")
    #expect(LanguageChoice(form: "fr", environment: [:]).untold == nil)
  }
}
