import FormFiles
import FormRuntime
import Narration
import SpeechCore
import Testing

@testable import TerminalFrontEnd

/// The real cursor stands where the caret stands, whatever the text is made of: braille displays
/// follow it.
@MainActor
@Suite struct CursorTests {
  private nonisolated static let texts = [
    "abc", "👍🏽x", "👨‍👩‍👧👨‍👩‍👧", "🇩🇪🇪🇸", "e\u{301}e", "한국x", "\u{1112}\u{1161}\u{11AB}a", "مرحبا", "שָׁלוֹם",
    "क्षि", "ที่", "1️⃣漢字", "\u{301}a", "\u{200B}a\u{200B}",
  ]

  private let printout = Printout()

  private func session(_ text: String) throws -> FormSession {
    let page = "<form aria-label=Test><input aria-label=A value=\"\(text)\"></form>"
    let session = FormSession(
      source: try HTMLPage(bytes: Array(page.utf8), file: "a.html").form())
    let speaker = FormSpeaker(
      narrator: Narrator(vocabulary: try .english),
      queue: SpeechQueue(engine: nil, sink: Unheard()))
    let printer = FormPrinter(
      screen: Screen(descriptor: printout.descriptor, columns: { 80 }), session: session,
      speaker: speaker, hasNoSpeech: false)
    session.onEvent = { printer.show($0, speaker.tell($0, input: $1)) }
    session.open()
    return session
  }

  /// The column of the cursor after what was printed since.
  private func column(from start: Int) -> Int {
    var column = start
    // A carriage return before a line feed would be one character with it.
    var rest = printout.take()[...]
    while let next = rest.popFirst() {
      switch next {
      case "\r", "\n": column = 0
      case "\u{8}": column -= 1
      case "\u{1B}":
        let parameter = rest.dropFirst().prefix(while: \.isNumber)
        rest = rest.dropFirst(parameter.count + 1)
        if rest.popFirst() == "G" { column = (Int(parameter) ?? 1) - 1 }
      default: column += CellWidth.of(next)
      }
    }
    return column
  }

  @Test(arguments: texts)
  func `It follows every key that moves, types or deletes`(_ text: String) throws {
    let label = "A (edit): "
    for keys in [
      Array(repeating: Key(.left), count: text.count), Array(repeating: Key(.backspace), count: 3),
      [Key(.home)] + Array(repeating: Key(.right), count: text.count),
      [Key(.home)] + Array(repeating: Key(.delete), count: 3),
      [Key(.left), .control("t"), Key(.character("x")), Key(.left), Key(.character("漢"))],
      [.control("u"), .control("y"), .control("_"), .control("_")],
    ] {
      let session = try session(text)
      var column = column(from: 0)
      for key in keys {
        session.handle(.key(key))
        column = self.column(from: column)
        let line = try #require(session.editedLine)
        #expect(column == label.count + CellWidth.of(line.text.prefix(line.caret)), "\(key)")
      }
    }
  }
}
