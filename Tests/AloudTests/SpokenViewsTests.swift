import Aloud
import Testing

/// A form written as views, from its program to what is heard of it, with the real engine.
@MainActor
@Suite struct SpokenViewsTests {
  struct Order: View {
    enum Field: Hashable { case name, note }

    @State private var name = ""
    @State private var note = ""
    @State private var hasNote = true
    @FocusState private var field: Field?

    var body: some View {
      Form {
        TextField("Name", text: $name)
          .focused($field, equals: .name)
        if hasNote {
          TextField("Note", text: $note)
            .focused($field, equals: .note)
        }
        Button("Leave the note out") { hasNote = false }
      }
      .onTapGesture { field = nil }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("Note") { field = .note }
          if field == .note { Button("No note") { hasNote = false } }
        }
      }
    }
  }

  /// Presses the prefix, then a key.
  private func press(prefixed scalar: Unicode.Scalar, _ hearing: Hearing) {
    hearing.press(.control("o"))
    hearing.press(Key(.character(scalar)))
    hearing.listenToEnd()
  }

  @Test func `A toolbar is told with its keys, which move the focus; a tap takes it away`() throws {
    let hearing = try Hearing(source: ViewForm(Order()))
    hearing.listenToEnd()
    press(prefixed: "1", hearing)
    press(prefixed: "a", hearing)
    hearing.press(Key(.tab))
    hearing.listenToEnd()
    #expect(
      hearing.outcomes == [
        "heard: Order, form, 2 fields, F1 for help",
        "heard: Name, edit, blank, 1 of 2, Return: next, Control+O 1: Note",
        "heard: Note, edit, blank, 2 of 2, Control+O 1: Note, Control+O 2: No note",
        "heard: No field focused",
        "heard: Leave the note out, button",
      ])
  }

  @Test func `A field that goes away hands the focus on, and that is said`() throws {
    let hearing = try Hearing(source: ViewForm(Order()))
    hearing.listenToEnd()
    press(prefixed: "1", hearing)
    press(prefixed: "2", hearing)
    #expect(
      hearing.outcomes.last == "heard: No longer available. Now on: Leave the note out, button")
    press(prefixed: "1", hearing)
    #expect(hearing.outcomes.last == "heard: There is no such button here")
  }
}
