import AudioSinks
import Foundation
import SpeechCore
import Testing

/// In which language the built program speaks, from its options to what is heard.
@Suite struct OwnWordsTests {
  private let aloud: AloudProgram

  init() throws { aloud = try AloudProgram() }

  private func page(_ language: String?) throws -> String {
    let root = language.map { "<html lang=\($0)>" } ?? ""
    return try aloud.folder.write(
      "page.html",
      "\(root)<form aria-label=Test><label>A <input type=email name=a required></label></form>")
  }

  private func printed(
    _ language: String?, _ options: [String] = [], _ environment: [String: String] = [:],
    by program: AloudProgram? = nil
  ) throws -> String {
    let run = try (program ?? aloud).run(
      ["fill", page(language), "--audio", "none"] + options, input: "a@example.com\n",
      environment: environment)
    #expect(run.status == .status(0))
    return run.errors
  }

  /// The folder of the words of a program that was copied.
  private func languages(of copy: AloudProgram) throws -> String {
    let folder = URL(filePath: copy.path).deletingLastPathComponent().path()
    return try InstalledFiles(directory: folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
      .languages()
  }

  private static let spanish = "A (edición, obligatorio, 1 de 1): "
  private static let german = "A (Eingabefeld, erforderlich, 1 von 1): "
  private static let english = "A (edit, required, 1 of 1): "

  @Test(
    arguments: [
      (nil, [], [:], english), ("es-MX", [], [:], spanish), ("de", [], [:], german),
      ("es", ["--language", "de"], [:], german), ("es", ["--language=fr"], [:], spanish),
      (nil, [], ["LANG": "de_AT.UTF-8"], german), (nil, [], ["LC_ALL": "es_ES.UTF-8"], spanish),
      ("en", [], ["LANG": "de_DE.UTF-8"], english), ("fr", [], ["LANG": "de_DE.UTF-8"], german),
      ("fr", [], ["LC_ALL": "C", "LANG": "de_DE.UTF-8"], english),
      ("../de", [], [:], english),
    ] as [(String?, [String], [String: String], String)])
  func `The option, the form, the locale and English decide in turn`(
    _ language: String?, _ options: [String], _ environment: [String: String], _ row: String
  ) throws {
    #expect(try printed(language, options, environment).contains(row))
  }

  @Test func `What is invalid is told in the form's language, else in the person's`() throws {
    let spanish = try aloud.run("validate", page("es"))
    #expect(spanish.output.contains(#""message":"Rellene este campo."}"#))
    let german = try aloud.run(
      ["validate", page(nil)], environment: ["LC_MESSAGES": "de_DE.UTF-8"])
    #expect(german.output.contains(#""message":"Füllen Sie dieses Feld aus."}"#))
  }

  /// The same words in the same voice give the same samples: where everything is said by the voice
  /// that says what tells no language, one voice says everything.
  @Test func `A Spanish page is said by a Spanish voice throughout`() throws {
    let controls = """
      <form aria-label=Registro><fieldset><legend>Datos</legend>
      <label>Nombre <input name=n required value="---"></label></fieldset>
      <label>Fecha <input type=date name=f></label><input type=submit></form>
      """
    func recording(_ root: String, _ options: [String], _ environment: [String: String] = [:])
      throws -> [Int16]
    {
      let page = try aloud.folder.write("page.html", "\(root)\(controls)")
      let wav = aloud.folder.path("heard.wav")
      let run = try aloud.run(
        ["fill", page, "--audio", wav] + options, input: "Ana\n3 de mayo de 2027\n",
        environment: environment)
      #expect(run.status == .status(0))
      // Whether a pause stands between two announcements is up to when the second came.
      return try WAVFile(path: wav).samples.filter { $0 != 0 }
    }
    let spanish = try recording("<html lang=es>", [])
    #expect(spanish == (try recording("", ["--language", "es"])))
    #expect(spanish == (try recording("", [], ["LANG": "es_ES.UTF-8"])))
    #expect(spanish == (try recording("<html lang=es>", ["--language", "es"])))
  }

  @Test func `A language that is added as a file is spoken, and one that is broken is told`()
    throws
  {
    let copy = try AloudProgram(copiedWithWorker: false)
    let languages = try languages(of: copy)
    let english = try String(contentsOfFile: languages + "/en.json", encoding: .utf8)
    let icelandic = english.replacing(#""language": "en""#, with: #""language": "is""#)
      .replacing(#""roleText": "edit""#, with: #""roleText": "reitur""#)
    try icelandic.write(toFile: languages + "/is.json", atomically: false, encoding: .utf8)
    #expect(try printed("is", by: copy).contains("A (reitur, required, 1 of 1): "))

    let broken = icelandic.replacing(#""stateRequired": "required","#, with: "")
    try broken.write(toFile: languages + "/is.json", atomically: false, encoding: .utf8)
    for arguments in [
      ["fill", try page("is"), "--audio", "none"], ["validate", try page("is")],
    ] {
      let run = try copy.run(arguments)
      #expect(run.status == .status(2))
      #expect(run.output.isEmpty)
      #expect(
        run.errors == "aloud: \(languages)/is.json: phrases.stateRequired: is missing: "
          + "write the words in quotation marks\n")
    }
  }

  @Test func `Without its words the program says what is missing`() throws {
    let copy = try AloudProgram(copiedWithWorker: false)
    let languages = try languages(of: copy)
    try FileManager.default.removeItem(atPath: languages)
    let run = try copy.run(["fill", page(nil), "--audio", "none"])
    #expect(run.status == .status(2))
    #expect(run.errors.hasPrefix("aloud: the folder Languages is missing; looked for "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}
