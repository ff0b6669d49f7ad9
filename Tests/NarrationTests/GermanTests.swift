import FormRuntime
import Testing

/// A form in German, from its opening to a valid submit.
@MainActor
@Suite struct GermanTests {
  private let walk = SignUpWalk(
    page: """
      <html lang=de-AT><h1>Mitglied der Hafenbücherei werden</h1><form>
      <label>Name <input required></label>
      <label>E-Mail <input type=email aria-describedby=d required></label>
      <p id=d>Dorthin kommt die Karte.</p>
      <label>Passwort <input type=password minlength=8 required></label>
      <label>Alter <input type=number min=6 max=120></label>
      <label>Geburtstag <input type=date></label>
      <label>Foto <input type=file accept=image/*></label>
      <label>Land <select required><option value=''>Bitte wählen<option>Österreich</select></label>
      <fieldset><legend>Wie erreichen wir Sie?</legend>
      <label><input type=radio name=r checked> Brief</label>
      <label><input type=radio name=r> Telefon</label></fieldset>
      <label>Rundbrief <input type=checkbox></label>
      <label>Benachrichtigen <input type=checkbox role=switch></label>
      <label>Bemerkungen <textarea maxlength=5></textarea></label>
      <p>Sie können jederzeit austreten.</p><button>Beitreten</button></form>
      """,
    language: "de-AT", password: "geheim", name: "Änne", signs: "Ä-b c",
    remark: "zu lang")

  @Test func `The form opens, and each field is told on arriving`() throws {
    #expect(
      try walk.arrivals() == [
        "Mitglied der Hafenbücherei werden, Formular, 11 Felder, F1 für Hilfe",
        "Name, Eingabefeld, leer, erforderlich, 1 von 11, Eingabe: weiter",
        "E-Mail, Eingabefeld, leer, erforderlich, Dorthin kommt die Karte. 2 von 11",
        "Passwort, Eingabefeld, geschützt, leer, erforderlich, 3 von 11",
        "Alter, Zahlenfeld, leer, von 6 bis 120, 4 von 11",
        "Geburtstag, Datum, leer, mit den Pfeiltasten ändern oder eingeben, zum Beispiel "
          + "3. Mai 2027, 5 von 11",
        "Foto, Dateifeld, leer, der Pfad einer Datei, nimmt Bilder an, 6 von 11",
        "Land, Kombinationsfeld, Bitte wählen, Option 1 von 2, erforderlich, 7 von 11",
        "Wie erreichen wir Sie? Auswahlschalter, Brief, aktiviert, Option 1 von 2, 8 von 11",
        "Rundbrief, Kontrollkästchen, nicht aktiviert, 9 von 11",
        "Benachrichtigen, Schalter, aus, 10 von 11",
        "Bemerkungen, Eingabefeld, mehrzeilig, leer, 11 von 11, Eingabe: neue Zeile",
        "Sie können jederzeit austreten. Beitreten, Schaltfläche",
      ])
  }

  @Test func `A failed submit leads to the first problem, and mending is told`() throws {
    #expect(
      try walk.failedSubmit() == [
        "6 Probleme, Fokus jetzt auf: Name, Eingabefeld, erforderlich, ungültige Eingabe, "
          + "Fehler 1 von 6: Füllen Sie dieses Feld aus. leer",
        "Name, Fehler 1 von 6: Füllen Sie dieses Feld aus. E-Mail, Fehler 2 von 6: Geben "
          + "Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com. Passwort, Fehler 3 "
          + "von 6: Verwenden Sie mindestens 8 Zeichen; es sind 6. Alter, Fehler 4 von 6: "
          + "Geben Sie 120 oder weniger ein. Foto, Fehler 5 von 6: / ist ein Ordner; geben Sie "
          + "eine Datei an. Land, Fehler 6 von 6: Wählen Sie einen Eintrag der Liste.",
        "groß Ä",
        "n",
        "n",
        "e",
        "Name, gültig, noch 5 Probleme",
        "E-Mail, Eingabefeld, a, erforderlich, ungültige Eingabe, Fehler 1 von 5: Geben "
          + "Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com. Dorthin kommt die "
          + "Karte. 2 von 11",
      ])
  }

  @Test func `What is typed, changed and refused is told`() throws {
    #expect(
      try walk.typing() == [
        "groß Ä",
        "Ä, Bindestrich",
        "b",
        "b, Leerzeichen",
        "c",
        "c",
        "groß Ä, Bindestrich, b, Leerzeichen",
        "E-Mail, Eingabefeld, leer, erforderlich, Dorthin kommt die Karte. 2 von 11",
        "Passwort, Eingabefeld, geschützt, leer, erforderlich, 3 von 11",
        "Stern",
        "Stern",
        "Stern",
        "1 Zeichen",
        "Alter, Zahlenfeld, leer, von 6 bis 120, 4 von 11",
        "Geburtstag, Datum, leer, mit den Pfeiltasten ändern oder eingeben, zum Beispiel "
          + "3. Mai 2027, 5 von 11",
        "Montag, 30. November 2026",
        "Ende",
        "Dienstag, 1. Dezember",
        "Montag, 30. November",
        "Montag, 30. November 2026",
        "Foto, Dateifeld, leer, der Pfad einer Datei, nimmt Bilder an, 6 von 11",
        "Land, Kombinationsfeld, Bitte wählen, Option 1 von 2, erforderlich, 7 von 11",
        "Wie erreichen wir Sie? Auswahlschalter, Brief, aktiviert, Option 1 von 2, 8 von 11",
        "Telefon, aktiviert, 2 von 2",
        "Rundbrief, Kontrollkästchen, nicht aktiviert, 9 von 11",
        "aktiviert",
        "Benachrichtigen, Schalter, aus, 10 von 11",
        "ein",
        "Bemerkungen, Eingabefeld, mehrzeilig, leer, 11 von 11, Eingabe: neue Zeile",
        "eingefügt, 5 Zeichen, zu la",
        "Höchstlänge 5 erreicht, 2 Zeichen weggelassen",
        "Noch wurde nichts geprüft; beim Abschicken wird das Formular geprüft",
        "Diese Taste bewirkt hier nichts",
      ])
  }

  @Test func `Help names the keys as they are called`() throws {
    #expect(
      try walk.help() == [
        "Steuerung O K erklärt jede gedrückte Taste",
        "In diesem Feld:",
        "Eingabe: nächstes Feld",
        "Leertaste: ein Leerzeichen",
        "Pfeil nach oben, Pfeil nach unten: den Wert vorlesen",
        "Pfeil nach links, Steuerung+B: voriges Zeichen",
        "Pfeil nach rechts, Steuerung+F: nächstes Zeichen",
        "Steuerung+Pfeil nach links, Alt+Pfeil nach links, Alt+B: voriges Wort",
        "Steuerung+Pfeil nach rechts, Alt+Pfeil nach rechts, Alt+F: nächstes Wort",
        "Pos1, Steuerung+A: Anfang der Zeile",
        "Ende, Steuerung+E: Ende der Zeile",
        "Steuerung+Pos1: Anfang des Feldes",
        "Steuerung+Ende: Ende des Feldes",
        "Rücktaste: nach links löschen",
        "Entfernen, Steuerung+D: nach rechts löschen",
        "Steuerung+W: nach links bis zum Leerzeichen löschen",
        "Alt+Rücktaste, Steuerung+Rücktaste: das Wort links löschen",
        "Steuerung+Entfernen, Alt+D: das Wort rechts löschen",
        "Steuerung+U: bis zum Anfang der Zeile löschen",
        "Steuerung+K: bis zum Ende der Zeile löschen",
        "Steuerung+Y: Gelöschtes wieder einsetzen",
        "Steuerung+T: zwei Zeichen vertauschen",
        "Steuerung+Unterstrich, Steuerung+Schrägstrich, Steuerung+7: rückgängig machen",
        "Steuerung+R, Alt+Schrägstrich: wiederherstellen",
        "Bewegen:",
        "Tab: nächstes Feld",
        "Umschalt+Tab: voriges Feld",
        "Steuerung+O, dann eckige Klammer zu: nächster Abschnitt",
        "Steuerung+O, dann eckige Klammer auf: voriger Abschnitt",
        "Steuerung+O, dann J, Steuerung+O, dann Schrägstrich: ein Feld nach seinem Namen suchen",
        "Ausfüllen:",
        "Bild auf, Bild ab: zehn Optionen oder größere Schritte einer Zahl",
        "Vorlesen:",
        "Steuerung+O, dann R: wiederholen",
        "Steuerung+O, dann F: das Feld vorlesen",
        "Steuerung+O, dann V: den Wert vorlesen",
        "Steuerung+O, dann S: den Wert buchstabieren",
        "Steuerung+O, dann T: den Text vor dem Feld vorlesen",
        "Steuerung+O, dann C: den Wert nach der Buchstabiertafel buchstabieren",
        "Steuerung+O, dann W: wo bin ich",
        "Steuerung+O, dann L: das ganze Formular vorlesen",
        "Steuerung+O, dann Pfeil nach oben: was davor gesagt wurde",
        "Steuerung+O, dann Pfeil nach unten: was danach gesagt wurde",
        "Steuerung+O, dann Pfeil nach links: was davor in diesem Feld gesagt wurde",
        "Steuerung+O, dann Pfeil nach rechts: was danach in diesem Feld gesagt wurde",
        "Probleme:",
        "Steuerung+O, dann N: nächstes Problem",
        "Steuerung+O, dann P: voriges Problem",
        "Steuerung+O, dann E: die Probleme aufzählen",
        "Sprache:",
        "Escape: Sprache anhalten",
        "Steuerung+O, dann Leertaste: Sprache pausieren oder fortsetzen",
        "Steuerung+O, dann Plus, Steuerung+O, dann gleich: schneller",
        "Steuerung+O, dann Bindestrich: langsamer",
        "Steuerung+O, dann größer als: lauter",
        "Steuerung+O, dann kleiner als: leiser",
        "Steuerung+O, dann Bild auf: höhere Stimme",
        "Steuerung+O, dann Bild ab: tiefere Stimme",
        "Steuerung+O, dann D: wie viel gesagt wird",
        "Steuerung+O, dann Punkt: welche Satzzeichen gesagt werden",
        "Steuerung+O, dann Y: Tastenecho",
        "Steuerung+O, dann U: wie Großbuchstaben angezeigt werden",
        "Steuerung+O, dann M: Sprachausgabe an oder aus",
        "Das Formular:",
        "Steuerung+C: verlassen",
        "Steuerung+Z: unterbrechen",
        "F1, Steuerung+O, dann Fragezeichen: Hilfe",
        "Steuerung+O, dann Eingabe: abschicken",
        "Steuerung+O, dann K: Tastenhilfe an oder aus",
      ])
  }

  @Test func `Who answers lines is told how`() throws {
    #expect(
      try walk.arrivals(asksForLines: true) == [
        "Mitglied der Hafenbücherei werden, Formular, 11 Felder, Eingabe behält, was da "
          + "ist, kleiner als geht zurück, Fragezeichen beschreibt, Bindestrich löscht, "
          + "Ausrufezeichen mit einem Namen drückt eine Schaltfläche, umgekehrter Schrägstrich "
          + "beginnt eine Antwort, die mit einem dieser Zeichen anfängt",
        "Name, Eingabefeld, leer, erforderlich, 1 von 11",
        "E-Mail, Eingabefeld, leer, erforderlich, Dorthin kommt die Karte. 2 von 11",
        "Passwort, Eingabefeld, geschützt, leer, erforderlich, 3 von 11",
        "Alter, Zahlenfeld, leer, von 6 bis 120, 4 von 11",
        "Geburtstag, Datum, leer, zum Beispiel 3. Mai 2027, 5 von 11",
        "Foto, Dateifeld, leer, der Pfad einer Datei, nimmt Bilder an, 6 von 11",
        "Land, Kombinationsfeld, Bitte wählen, erforderlich, 1 Bitte wählen, 2 Österreich, "
          + "7 von 11",
        "Wie erreichen wir Sie? Auswahlschalter, Brief, 1 Brief, 2 Telefon, 8 von 11",
        "Rundbrief, Kontrollkästchen, nicht aktiviert, ja oder nein, 9 von 11",
        "Benachrichtigen, Schalter, aus, ein oder aus, 10 von 11",
        "Bemerkungen, Eingabefeld, mehrzeilig, leer, beenden Sie mit einer Zeile, in der "
          + "nur ein Punkt steht, 11 von 11",
      ])
  }

  @Test func `It ends with what became of it, and is named`() throws {
    let listener = try walk.at(
      "<html lang=de><form aria-label=Suche><label>Wort <input enterkeyhint=search></label></form>")
    listener.type("x")
    listener.press(.return)
    let other = try walk.at("<html lang=de><form aria-label=Suche><input aria-label=A></form>")
    other.press(.control("c"))
    #expect(
      listener.heard() + other.heard() == [
        "Suche, Formular, 1 Feld, F1 für Hilfe",
        "Wort, Eingabefeld, leer, 1 von 1, Eingabe: suchen",
        "x",
        "Abgeschickt: Suche",
        "Suche, Formular, 1 Feld, F1 für Hilfe",
        "A, Eingabefeld, leer, 1 von 1, Eingabe: abschicken",
        "Verlassen, ohne abzuschicken: Suche",
      ])
  }
}
