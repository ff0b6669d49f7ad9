import FormRuntime
import FormViews
import Narration
import SpeechCore
import Testing

@testable import TerminalFrontEnd

extension TerminalOwnerTests {
  /// Forms that end by their program's doing, at no key.
  @MainActor
  @Suite(.serialized) struct EndingByItselfTests {
    struct Waiting: View {
      let gate: Gate
      var closesAtOnce = false
      @State private var name = ""
      @Environment(\.dismiss) private var dismiss
      @Environment(\.submitForm) private var submitForm

      var body: some View {
        TextField("Name", text: $name)
          .onAppear { if closesAtOnce { dismiss() } }
          .task {
            await gate.pass()
            submitForm()
          }
      }
    }

    private func run(_ view: some View) async throws -> (FormSession.Outcome, printed: String) {
      let terminal = try TerminalPair()
      let input = try TerminalInput(input: terminal.program, output: terminal.program)
      let printout = Printout()
      let session = FormSession(source: ViewForm(view))
      let speaker = FormSpeaker(
        narrator: Narrator(vocabulary: try .english),
        queue: SpeechQueue(engine: nil, sink: Unheard()))
      let screen = Screen(descriptor: printout.descriptor)
      let printer = FormPrinter(
        screen: screen, session: session, speaker: speaker, hasNoSpeech: false)
      session.onEvent = { printer.show($0, speaker.tell($0, input: $1)) }
      let focusMode = FocusMode(
        session: session, speaker: speaker, printer: printer, screen: screen, input: input)
      return (await focusMode.run(), printout.take())
    }

    @Test func `A task that submits later ends the form`() async throws {
      let gate = Gate()
      gate.open()
      let (outcome, printed) = try await run(Waiting(gate: gate))
      guard case .submitted = outcome else { return #expect(outcome == .left) }
      #expect(printed.hasSuffix("\nSubmitted: Waiting\n"))
    }

    @Test func `A form that closes itself on appearing is over`() async throws {
      let (outcome, printed) = try await run(Waiting(gate: Gate(), closesAtOnce: true))
      #expect(outcome == .dismissed)
      #expect(printed.hasSuffix("\nClosed: Waiting\n"))
    }
  }
}
