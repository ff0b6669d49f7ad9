import FormCore
import FormFiles
import FormRuntime
import Narration
import SpeechCore
import Testing

/// In which language each part is said.
@MainActor
@Suite struct LanguagesTests {
  private func parts(_ announcement: Announcement?) -> [String] {
    (announcement?.parts ?? []).map {
      "\($0.kind.rawValue) \($0.language ?? "–"): \($0.text)"
    }
  }

  private func arriving(_ html: String, _ verbosity: Verbosity = .normal) throws -> Announcement? {
    try Listener(
      "<html lang=en><form aria-label=Test>\(html)<button>Send</button></form>", verbosity
    ).told().last
  }

  @Test func `A name in two languages is said by two voices, and reads as one`() throws {
    let told = try arriving("<label>Name <i lang=fr>ou surnom</i> * <input></label>")
    #expect(
      parts(told) == [
        "name en: Name", "name fr: ou surnom *", "role en: edit", "value en: blank",
        "position en: 1 of 1", "submitLabel en: Return: next",
      ])
    #expect(told?.text == "Name ou surnom *, edit, blank, 1 of 1, Return: next")
  }

  @Test func `A sign that is said is said by no voice of its neighbours`() throws {
    let told = try arriving(
      "<label>Wo <b lang=de>Straße &amp; Haus</b> / <b lang=fr>rue</b> <input></label>", .brief)
    #expect(
      parts(told).prefix(4) == [
        "name en: Wo", "name de: Straße & Haus", "name en: slash", "name fr: rue",
      ])
    #expect(told?.text == "Wo Straße & Haus slash rue, edit, blank")
  }

  @Test func `What is in one word in two languages reads as one word`() throws {
    let told = try arriving("<label>re<i lang=fr>commencer</i>ing, <input></label>", .brief)
    #expect(parts(told).prefix(3) == ["name en: re", "name fr: commencer", "name en: ing,"])
    #expect(told?.text == "recommencering, edit, blank")
  }

  @Test func `Label, value, description and error have each their own voice`() throws {
    let told = try arriving(
      """
      <label for=a lang=fr>Nom</label><input id=a lang=de value=Müller aria-describedby="h e"
      aria-invalid=true><p id=h>Your <i lang=it>cognome</i></p>
      <p id=e class=error lang=es>Demasiado corto</p>
      """)
    #expect(
      parts(told) == [
        "name fr: Nom", "role en: edit", "value de: Müller", "state en: invalid entry",
        "error en: Error 1 of 1:", "error es: Demasiado corto", "description en: Your",
        "description it: cognome", "position en: 1 of 1", "submitLabel en: Return: next",
      ])
    #expect(
      told?.text == "Nom, edit, Müller, invalid entry, Error 1 of 1: Demasiado corto, "
        + "Your cognome, 1 of 1, Return: next")
  }

  @Test func `Text and groups on the way have theirs`() throws {
    let told = try arriving(
      """
      <p>See <i lang=fr>les conditions</i>.</p>
      <fieldset><legend lang=de>Anschrift</legend><label>City <input></label></fieldset>
      """)
    #expect(
      parts(told).prefix(5) == [
        "text en: See", "text fr: les conditions.", "group de: Anschrift,", "group en: group",
        "name en: City",
      ])
    #expect(told?.text.hasPrefix("See les conditions. Anschrift, group, City, edit") == true)
  }

  @Test func `An option is said in its language, with its description in its own`() throws {
    let listener = try Listener.at(
      """
      <label lang=fr>Un <input type=radio name=r></label>
      <label><b lang=fr>Deux</b> or two <input type=radio name=r aria-describedby=d></label>
      <p id=d lang=de>Zwei</p>
      """)
    listener.forget()
    listener.press(.down)
    listener.press(.down)
    let told = listener.told().last
    #expect(
      parts(told) == [
        "value fr: Deux", "value –: or two", "state en: checked",
        "setPosition en: 2 of 2", "description de: Zwei",
      ])
    #expect(told?.text == "Deux or two, checked, 2 of 2, Zwei")
  }

  @Test func `Options that are told by number keep their language`() throws {
    let listener = try Listener(
      "<html lang=en><form aria-label=Test><select aria-label=Pick><option lang=fr>Un"
        + "<option>Two</select></form>", asksForLines: true)
    let told = listener.told().last
    #expect(
      parts(told).filter { $0.hasPrefix("description") } == [
        "description en: 1", "description fr: Un", "description en: 2 Two",
      ])
    #expect(told?.text.contains("1 Un, 2 Two") == true)
  }

  @Test func `The beginning of a long value is the field's, how much more the program's`() throws {
    let told = try arriving(
      "<input aria-label=A lang=de value='\(String(repeating: "ja-", count: 30))'>")
    let value = told?.parts.filter { $0.kind == .value } ?? []
    #expect(value.map(\.language) == ["de", "en"])
    #expect(value.last?.text == "30 more characters")
    #expect(told?.text.contains("ja-… 30 more characters") == true)
  }

  @Test func `The form's name and what is wrong with it have theirs`() throws {
    let listener = try Listener(
      """
      <html lang=en><h1>Sign up, <i lang=fr>chez nous</i></h1>
      <ul role=alert><li lang=de>Falsch<li>Wrong</ul><form><input name=a></form>
      """)
    #expect(
      parts(listener.told().first) == [
        "name en: Sign up,", "name fr: chez nous", "summary en: form, 1 field",
        "summary en: 2 problems", "error de: Falsch", "error en: Wrong", "message en: F1 for help",
      ])
    listener.press(Key(.character("c"), [.control]))
    let left = listener.told().last
    #expect(
      parts(left) == [
        "message en: Left without submitting: Sign up,", "message fr: chez nous",
      ])
  }

  @Test func `A format that a field asks for is told in the field's language`() throws {
    let listener = try Listener(
      """
      <html lang=en><form aria-label=Test><input aria-label=PLZ pattern=[0-9]+ lang=de
      title="Fünf Ziffern"><button>Send</button></form>
      """)
    listener.type("a")
    listener.forget()
    listener.ask(.return)
    let told = listener.told().last
    #expect(
      parts(told).filter { $0.hasPrefix("error") } == [
        "error en: Error 1 of 1: Use the format that is asked for:", "error de: Fünf Ziffern",
      ])
    #expect(
      told?.text.contains("Error 1 of 1: Use the format that is asked for: Fünf Ziffern, a") == true
    )
  }

  @Test func `Where nobody tells a language, a phrase stays one part`() throws {
    let told = try Listener(
      "<form aria-label=Test><fieldset><legend>Ort</legend><input aria-label=A></fieldset></form>"
    ).told().last
    #expect(parts(told).prefix(2) == ["group –: Ort, group", "name –: A"])
  }

  private func typing(_ text: String, in language: String) throws -> [[String]] {
    let listener = try Listener(
      "<html lang=en><form aria-label=Test><input lang=\(language) aria-label=Ort></form>")
    listener.forget()
    listener.type(text)
    listener.ask("s")
    return listener.told().map { parts($0) }
  }

  @Test func `A character is named in the language of its field`() throws {
    #expect(
      try typing("Ä-", in: "de") == [
        ["echo de: groß Ä"], ["echo de: Ä", "echo de: Bindestrich"],
        ["echo de: groß Ä", "echo de: Bindestrich"],
      ])
    #expect(
      try typing("É@", in: "es-MX") == [
        ["echo es-MX: mayúscula É"], ["echo es-MX: É", "echo es: arroba"],
        ["echo es-MX: mayúscula É", "echo es: arroba"],
      ])
  }

  @Test func `Where there are no names for its language, the program's are said`() throws {
    #expect(
      try typing("É@", in: "fr") == [
        ["echo en: cap", "echo fr: É"], ["echo fr: É", "echo en: at"],
        ["echo en: cap", "echo fr: É", "echo en: at"],
      ])
  }

  @Test func `A text that is nothing but signs is said by their names in its language`() throws {
    #expect(
      parts(try arriving("<input lang=de aria-label=Ort value=-->", .brief)) == [
        "name de: Ort", "role en: edit", "value de: Bindestrich Bindestrich",
      ])
    #expect(
      parts(try arriving("<input lang=fr aria-label=Ville value=-->", .brief)) == [
        "name fr: Ville", "role en: edit", "value en: dash dash",
      ])
  }

  @Test func `What nobody tells the language of is in the one that is supposed`() throws {
    var narrator = Narrator(vocabulary: try .english)
    narrator.untoldLanguage = "fr"
    let page = "<form><fieldset><legend>Adresse</legend><input aria-label=Ville></fieldset></form>"
    let session = FormSession(
      source: try HTMLPage(bytes: Array(page.utf8), file: "page.html").form())
    var told: [Announcement] = []
    session.onEvent = { told += narrator.announcements(for: $0, input: $1) }
    session.open()
    #expect(
      parts(told.last).prefix(4) == [
        "group fr: Adresse,", "group en: group", "name fr: Ville", "role en: edit",
      ])
  }

  @Test func `What is printed is one line, whatever languages it is in`() throws {
    let told = try arriving("<label>Name <i lang=fr>ou</i> nom <input></label>", .brief)
    #expect(told?.parts.sentences == ["Name ou nom", "edit", "blank"])
  }
}
