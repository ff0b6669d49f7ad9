import FormCore
import FormFiles
import FormRuntime
import FormViews
import Foundation
import Narration
import SpeechCore

@testable import TerminalFrontEnd

/// Someone who sends lines, and what became of them.
@MainActor
final class Sender {
  let form: LineMode
  let session: FormSession
  let queue = SpeechQueue(engine: nil, sink: Unheard())
  private let printout = Printout()
  private let pipe = Pipe()

  convenience init(_ view: some View, isPerson: Bool = false) throws {
    try self.init(of: ViewForm(view), isPerson: isPerson)
  }

  /// At a form of a page called Test, with these controls and a button.
  convenience init(page controls: String, isPerson: Bool = false) throws {
    try self.init(form: "\(controls)<button>Send</button>", isPerson: isPerson)
  }

  /// At a form of a page called Test, with these controls and nothing else.
  convenience init(form content: String, isPerson: Bool = false) throws {
    let page = "<form aria-label=Test>\(content)</form>"
    try self.init(
      of: try HTMLPage(bytes: Array(page.utf8), file: "a.html").form(), isPerson: isPerson)
  }

  private init(of source: any FormSource, isPerson: Bool) throws {
    session = FormSession(source: source)
    var narrator = Narrator(vocabulary: try .english)
    narrator.asksForLines = true
    let speaker = FormSpeaker(narrator: narrator, queue: queue)
    let screen = Screen(descriptor: printout.descriptor)
    let printer = FormPrinter(
      screen: screen, session: session, speaker: speaker, hasNoSpeech: false)
    session.onEvent = { [printer] in printer.show($0, speaker.tell($0, input: $1)) }
    form = LineMode(
      session: session, speaker: speaker, printer: printer, screen: screen,
      reader: try LineReader(
        input: pipe.fileHandleForReading.fileDescriptor, handlesSignals: false),
      isPerson: isPerson)
  }

  /// Sends lines, and nothing after them.
  func send(_ lines: String...) async throws -> LineMode.Ending {
    try type(lines)
    try pipe.fileHandleForWriting.close()
    return await form.run()
  }

  /// Sends lines, and has more to say later on.
  func sendAndWait(_ lines: String...) async throws -> LineMode.Ending {
    try type(lines)
    return await form.run()
  }

  func type(_ lines: [String]) throws {
    try pipe.fileHandleForWriting.write(
      contentsOf: Data(lines.map { "\($0)\n" }.joined().utf8))
  }

  /// What was printed, without the help at the top.
  func printed() -> [String] {
    printout.take().split(separator: "\n").dropFirst().map(String.init)
  }

  /// What is sent, once it was.
  var sent: [String: String]? {
    guard case .submitted(let list) = session.outcome else { return nil }
    return Dictionary(list.entries.map { ($0.name, $0.value) }) { first, _ in first }
  }
}
