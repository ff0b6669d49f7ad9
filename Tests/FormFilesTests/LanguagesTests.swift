import FormCore
import FormFiles
import Testing

@Suite("The languages of a page")
@MainActor
struct LanguagesTests {
  @Test(
    "A page is in the language that its root or its head tells",
    arguments: [
      ("<html lang=de><form></form>", "de"), ("<html xml:lang=de><form></form>", "de"),
      ("<html lang=de xml:lang=fr><form></form>", "de"), ("<html lang=' de '><form></form>", "de"),
      ("<html lang=de_AT><form></form>", "de-AT"), ("<html lang=de><form lang=fr></form>", "fr"),
      ("<meta http-equiv=Content-Language content='de en'><form></form>", "de"),
      ("<html lang=fr><meta http-equiv=content-language content=de><form></form>", "fr"),
      ("<meta http-equiv=content-language content='de, en'><form></form>", nil),
      ("<meta http-equiv=content-language content=' '><form></form>", nil),
      ("<meta name=content-language content=de><form></form>", nil),
      ("<html lang=''><meta http-equiv=content-language content=de><form></form>", nil),
      ("<html lang='{{ locale }}'><form></form>", nil), ("<html lang=deutschlandweit><form>", nil),
      ("<html lang=de--AT><form></form>", nil), ("<html lang=1><form></form>", nil),
      ("<form></form>", nil),
    ])
  func ofPages(html: String, language: String?) throws {
    #expect(try form(html).tree.language == language)
  }

  private let page = """
    <html lang=en><title>Test</title><form>
    <p>Read <i lang=fr>les conditions</i> first.</p>
    <label for=a>Name <span lang=fr>(nom)</span> *</label>
    <input id=a lang=de aria-describedby="b c" aria-invalid=true title=Titel>
    <small id=b lang=es>Pista</small><small id=c lang=it class=error>Errore</small>
    """

  @Test("Each stretch of a name, a description and an error has its own language")
  func elements() throws {
    let element = try #require(try form(page).tree.elements.first)
    #expect(element.language == "de")
    #expect(element.name == "Name (nom) *")
    #expect(
      element.nameRuns == [LanguageRun("Name "), LanguageRun("(nom) *", language: "fr")])
    #expect(element.description == "Pista, Titel")
    #expect(
      element.descriptionRuns == [
        LanguageRun("Pista, ", language: "es"), LanguageRun("Titel", language: "de"),
      ])
    #expect(element.reportedErrorRuns == [LanguageRun("Errore", language: "it")])
  }

  @Test("Text between the fields has runs where it is in several languages")
  func texts() throws {
    let text = try #require(try form(page).tree.texts.first)
    #expect(text.text == "Read les conditions first.")
    #expect(text.language == nil)
    #expect(
      text.runs == [
        LanguageRun("Read "), LanguageRun("les conditions ", language: "fr"), LanguageRun("first."),
      ])
    #expect(try form("<html lang=en><form><p lang=EN-gb>A</p>").tree.texts.first?.runs == [])
  }

  @Test("Options, groups, the form's name and what is wrong with it have theirs")
  func theRest() throws {
    let form = try form(
      """
      <html lang=en><h1>Sign <i lang=fr>ici</i></h1><div role=alert lang=de>Falsch</div><form>
      <fieldset aria-describedby="d e"><legend lang=it>Gruppo</legend><p id=d lang=es>Pista</p>
      <p id=e class=error lang=de>Fehler</p>
      <select aria-label=Pick><option lang=fr>Un<option>Two</select></fieldset>
      <label lang=fr>Oui <input type=radio name=r></label>
      <label>No <input type=radio name=r title=Nein lang=de></label></form>
      """)
    #expect(form.tree.nameRuns == [LanguageRun("Sign "), LanguageRun("ici", language: "fr")])
    #expect(form.tree.reportedErrors == ["Falsch"])
    #expect(form.tree.reportedErrorRuns == [[LanguageRun("Falsch", language: "de")]])
    let elements = form.tree.elements
    let group = try #require(form.tree.groups(around: elements[0].id).first?.group)
    #expect(group.nameRuns == [LanguageRun("Gruppo", language: "it")])
    #expect(group.descriptionRuns == [LanguageRun("Pista", language: "es")])
    #expect(group.reportedErrorRuns == [LanguageRun("Fehler", language: "de")])
    #expect(elements[0].options.map(\.nameRuns) == [[LanguageRun("Un", language: "fr")], []])
    // The buttons are French as the first of them is; the second says so of itself.
    #expect(elements[1].language == "fr")
    #expect(elements[1].options.map(\.nameRuns) == [[], [LanguageRun("No")]])
    #expect(elements[1].options[1].descriptionRuns == [LanguageRun("Nein", language: "de")])
  }

  @Test("A language that is declared unknown is the form's")
  func unknown() throws {
    let form = try form("<html lang=en><form><p lang=fr>A <i lang=''>B</i></p>")
    #expect(form.tree.texts.first?.runs == [LanguageRun("A ", language: "fr"), LanguageRun("B")])
  }

  @Test("A sign goes with the words around it, and a word in two languages stays whole")
  func signs() throws {
    func runs(_ html: String) throws -> [LanguageRun]? {
      try form("<html lang=en><form><p>\(html)</p>").tree.texts.first?.runs
    }
    #expect(try runs("<b lang=fr>*</b> Name <b lang=fr>!</b>") == [])
    #expect(
      try runs("(<b lang=fr>nom</b>)s") == [
        LanguageRun("(nom", language: "fr"), LanguageRun(")s"),
      ])
    // What is said is said in its own language.
    #expect(
      try runs("Wo <b lang=de>Straße &amp; Haus</b> / <b lang=fr>rue</b>.") == [
        LanguageRun("Wo "), LanguageRun("Straße & Haus ", language: "de"), LanguageRun("/ "),
        LanguageRun("rue.", language: "fr"),
      ])
    #expect(
      try runs("re<b lang=fr>commencer</b>ing") == [
        LanguageRun("re"), LanguageRun("commencer", language: "fr"), LanguageRun("ing"),
      ])
  }

  @Test("Whoever gives an element another name need not know of its runs")
  func staleRuns() {
    let runs = [LanguageRun("Name ", language: "en"), LanguageRun("nom", language: "fr")]
    #expect(runs.covering("Name nom", in: "de") == runs)
    #expect(runs.covering("Name", in: "de") == [LanguageRun("Name", language: "de")])
    #expect([LanguageRun]().covering("", in: nil) == [LanguageRun("")])
  }
}
