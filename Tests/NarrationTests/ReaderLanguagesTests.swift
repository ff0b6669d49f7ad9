import FormCore
import FormRuntime
import Narration
import Testing

/// The reader's own words in German and Spanish.
@MainActor
@Suite struct ReaderLanguagesTests {
  private func heard(in language: String) throws -> [String] {
    let page = """
      <form lang=\(language) aria-label=Test><label>Ana <input required value=Jo></label>
      <label>Eva <input required></label><button>OK</button></form>
      """
    let listener = try Listener(
      page, in: try LanguageFiles().vocabulary(for: [language]))
    listener.forget()
    listener.press(.left)
    listener.forget()
    for letter in ["w", "l"] as [Unicode.Scalar] { listener.ask(letter) }
    listener.ask("j")
    listener.type("ev")
    listener.press(.escape)
    listener.ask(.up)
    listener.ask(.right)
    for letter in ["d", ".", "y", "u"] as [Unicode.Scalar] { listener.ask(letter) }
    listener.ask("k")
    listener.press(.function(9))
    listener.ask("k")
    return listener.heard()
  }

  @Test func german() throws {
    #expect(
      try heard(in: "de") == [
        "Test, Ana, Eingabefeld, 1 von 2, Zeichen 2 von 2, 1 Pflichtfeld ist leer",
        "Ana, Jo, erforderlich, Eva, leer, erforderlich, OK, Schaltfläche",
        "3 Felder und Schaltflächen, einen Teil eines Namens eingeben, Ana, Eingabefeld, Jo, "
          + "erforderlich, 1 von 3",
        "1 Treffer, Eva, Eingabefeld, leer, erforderlich, 1 von 1", "v",
        "Suche beendet, weiterhin auf: Ana, Eingabefeld",
        "Test, Ana, Eingabefeld, 1 von 2, Zeichen 2 von 2, 1 Pflichtfeld ist leer, 1 zurück",
        "Ende des Verlaufs, Ana, Jo, erforderlich, Eva, leer, erforderlich, OK, Schaltfläche",
        "Ausführlichkeit voll", "die meisten Satzzeichen", "Tastenecho aus",
        "Großbuchstaben durch die Tonhöhe",
        "Tastenhilfe an; Steuerung O K schaltet sie aus", "F9, bewirkt nichts",
        "Steuerung+O, leitet einen Befehl ein", "Tastenhilfe aus",
      ])
  }

  @Test func spanish() throws {
    #expect(
      try heard(in: "es") == [
        "Test, Ana, edición, 1 de 2, carácter 2 de 2, falta 1 campo obligatorio",
        "Ana, Jo, obligatorio, Eva, en blanco, obligatorio, OK, botón",
        "3 campos y botones, escriba parte de un nombre, Ana, edición, Jo, obligatorio, 1 de 3",
        "1 coincidencia, Eva, edición, en blanco, obligatorio, 1 de 1", "v",
        "búsqueda cancelada, sigue en: Ana, edición",
        "Test, Ana, edición, 1 de 2, carácter 2 de 2, falta 1 campo obligatorio, "
          + "hace 1 mensaje",
        "final del historial, Ana, Jo, obligatorio, Eva, en blanco, obligatorio, OK, botón",
        "detalle completo", "casi toda la puntuación", "eco al escribir desactivado",
        "mayúsculas con el tono",
        "Ayuda de teclas activada; Control O K la desactiva", "F9, no hace nada",
        "Control+O, inicia una orden", "Ayuda de teclas desactivada",
      ])
  }
}
