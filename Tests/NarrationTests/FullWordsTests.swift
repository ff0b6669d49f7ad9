import FormCore
import FormRuntime
import FormViews
import Narration
import Testing

/// What is heard in full, for whoever does not know the program yet.
@MainActor
@Suite struct FullWordsTests {
  @Test func `A group that is left is said, the innermost first`() throws {
    let listener = try Listener.at(
      """
      <fieldset><legend>Trip</legend><fieldset><legend>Day</legend><label>Month <input></label>
      </fieldset></fieldset><p>Thank you.</p><fieldset><legend>You</legend>
      <label>Name <input></label></fieldset>
      """, .full)
    listener.forget()
    listener.press(.tab, .tab)
    #expect(
      listener.heard() == [
        "out of Day, out of Trip, Thank you. You, group, Name, edit, blank, 2 of 2, Return: next",
        "out of You, Send, button, Space: press",
      ])
  }

  @Test func `What cannot be used now is counted as the form opens`() throws {
    let page = """
      <form aria-label=Test><label>A <input></label><label>B <input disabled></label>
      <button disabled>Send</button></form>
      """
    #expect(
      try Listener(page, .full).heard().first == "Test, form, 1 field, 2 unavailable, F1 for help")
    #expect(try Listener(page).heard().first == "Test, form, 1 field, F1 for help")
  }

  @Test func `A field that is disabled says so, last of its states`() throws {
    var element = FormElement(id: ElementID(1), role: .textbox, name: "A", value: .text(""))
    element.isDisabled = true
    element.constraints.isRequired = true
    let report = FieldReport(element: element, returnKey: ReturnKey(action: .moveNext))
    let states = Narrator(vocabulary: try .english).stateParts(report)
    #expect(states.map(\.text.string) == ["required", "unavailable"])
  }

  private let controls = """
    <label>A <input type=checkbox></label><label>B <input type=checkbox role=switch checked></label>
    <select aria-label=C multiple><option>D</select><label>E <input type=range></label>
    <textarea aria-label=F></textarea>
    """

  private func keys(in vocabulary: Vocabulary) throws -> [String] {
    let listener = try Listener(
      "<form aria-label=Test>\(controls)<button>Send</button></form>", .full, in: vocabulary)
    listener.press(.tab, .tab, .tab, .tab, .tab)
    return listener.told().dropFirst().map {
      $0.parts.filter { $0.kind == .message }.map(\.text.string).joined(separator: "; ")
    }
  }

  @Test func `The keys are told that do something in a field`() throws {
    #expect(
      try keys(in: .english) == [
        "Space: check", "Space: turn off",
        "Up, Down: go through the options; Space: choose or take back", "Up, Down: change it",
        "Tab: next field", "Space: press",
      ])
  }

  @Test func `So they are in Spanish and in German`() throws {
    let files = try LanguageFiles()
    #expect(
      try keys(in: try files.vocabulary(for: ["es"])) == [
        "Espacio: marcar", "Espacio: desactivar",
        "Flecha arriba, Flecha abajo: recorrer las opciones; Espacio: elegir o quitar",
        "Flecha arriba, Flecha abajo: cambiar el valor", "Tabulador: campo siguiente",
        "Espacio: pulsar",
      ])
    #expect(
      try keys(in: try files.vocabulary(for: ["de"])) == [
        "Leertaste: aktivieren", "Leertaste: ausschalten",
        "Pfeil nach oben, Pfeil nach unten: Optionen durchgehen; Leertaste: wählen oder abwählen",
        "Pfeil nach oben, Pfeil nach unten: Wert ändern", "Tab: nächstes Feld",
        "Leertaste: drücken",
      ])
  }

  @Test func `Where a key does nothing, none is told`() throws {
    let listener = try Listener.at(
      "<select aria-label=A></select><div role=checkbox aria-label=B></div>", .full)
    listener.press(.tab)
    let messages = listener.told().flatMap(\.parts).filter { $0.kind == .message }
    #expect(messages == [])
  }

  @Test func `Groups that are left and ends that are passed are told in Spanish and German`() throws
  {
    let page = """
      <form aria-label=Test><fieldset><legend>X</legend><label>A <input></label></fieldset>
      <label>B <input disabled></label><button>C</button></form>
      """
    func heard(_ tag: String) throws -> [String] {
      let listener = try Listener(
        page, .full, in: try LanguageFiles().vocabulary(for: [tag]))
      listener.press(.tab, .tab)
      listener.press(Key(.tab, .shift))
      return listener.heard().map { String($0.prefix { $0 != ":" }) }
    }
    #expect(
      try heard("es") == [
        "Test, formulario, 1 campo, 1 no disponible, F1 para obtener ayuda",
        "X, grupo, A, edición, en blanco, 1 de 1, Intro",
        "fuera de X, C, botón, Espacio",
        "desde el principio, X, grupo, A, edición, en blanco, 1 de 1, Intro",
        "desde el final, fuera de X, C, botón, Espacio",
      ])
    #expect(
      try heard("de") == [
        "Test, Formular, 1 Feld, 1 nicht verfügbar, F1 für Hilfe",
        "X, Gruppe, A, Eingabefeld, leer, 1 von 1, Eingabe",
        "X verlassen, C, Schaltfläche, Leertaste",
        "wieder von oben, X, Gruppe, A, Eingabefeld, leer, 1 von 1, Eingabe",
        "wieder von unten, X verlassen, C, Schaltfläche, Leertaste",
      ])
  }

  // MARK: A submit that the program does

  private struct Mail: View {
    @State private var email = ""
    @Environment(\.submitForm) private var submitForm

    var body: some View {
      Form {
        TextField("Email", text: $email).required().fieldType(.email).onSubmit { submitForm() }
      }
    }
  }

  @Test func `An error is told once where Return submits`() throws {
    let listener = try Listener(of: ViewForm(Mail()))
    listener.press(.return)
    listener.type("a")
    listener.forget()
    listener.press(.return)
    #expect(
      listener.heard() == [
        "1 problem, focus stays on: Email, edit, required, invalid entry, "
          + "Error 1 of 1: Enter an email address, such as name@example.com. a"
      ])
  }
}
