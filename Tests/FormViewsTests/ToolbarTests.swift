import FormCore
import FormRuntime
import FormViews
import Testing

private struct CountKey: FocusedValueKey { typealias Value = Int }
private struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }
private struct SceneKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var count: Int? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
  fileprivate var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
  fileprivate var scene: String? {
    get { self[SceneKey.self] }
    set { self[SceneKey.self] = newValue }
  }
}

@Suite("Toolbars")
@MainActor
struct ToolbarTests {
  struct SignIn: View {
    enum Field: Hashable { case email, password }
    @State private var email = ""
    @State private var password = ""
    @State private var isHelped = false
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        TextField("Email", text: $email).focused($focus, equals: .email)
        SecureField("Password", text: $password).focused($focus, equals: .password)
        Button("Sign in") {}
      }
      .toolbar {
        ToolbarItem(placement: .keyboard) {
          Button("Next") {
            if email.isEmpty {
              focus = .email
            } else if password.isEmpty {
              focus = .password
            } else {
              focus = nil
            }
          }
        }
        ToolbarItemGroup(placement: .keyboard) {
          Text("Nothing is sent yet.")
          Button("Help") { isHelped = true }
          Button("Later") {}.disabled(true)
        }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        if isHelped {
          Button("Less help") { isHelped = false }
        } else {
          ToolbarItem { Text("There is help.") }
        }
        ForEach(1..<3) { number in Button("Extra \(number)") {} }
      }
      .defaultFocus($focus, .email)
    }
  }

  @Test("Buttons of the keyboard are no stops; everything else is met at the end")
  func places() {
    let person = Person(SignIn())
    #expect(
      person.stops == ["Email", "Password", "Sign in", "Cancel", "Extra 1", "Extra 2"])
    #expect(person.session.tree.toolbar.map(\.name) == ["Next", "Help", "Later"])
    #expect(
      person.session.tree.texts.map(\.text) == ["Nothing is sent yet.", "There is help."])
  }

  @Test("A key presses each of them from a field, without moving the focus by itself")
  func pressing() {
    let person = Person(SignIn())
    _ = person.told()
    person.press(prefixed: "2")
    #expect(person.told() == ["performed Help"])
    #expect(person.place == "Email")
    #expect(person.stops.contains("Less help"))
    person.type("ann")
    _ = person.told()
    person.press(prefixed: "1")
    #expect(person.told() == ["Password (program)"])
    person.press(prefixed: "3")
    person.press(prefixed: "4")
    #expect(person.told() == ["refused: disabledButton", "refused: noToolbarButton"])
    person.go(to: "Sign in")
    _ = person.told()
    person.press(prefixed: "1")
    #expect(person.told() == ["refused: noToolbarButton"], "no field is edited there")
  }

  @Test("The keys are told with the field, as the keymap has them")
  func keys() {
    var keymap = Keymap(prefix: .control("g"))
    keymap.bind(Key(.character("x")), afterPrefix: true, .toolbarButton(0))
    keymap.bind(Key(.function(5)), .toolbarButton(1))
    let session = FormSession(source: ViewForm(SignIn()), keymap: keymap)
    session.open()
    #expect(
      session.focusedReport?.toolbar.map(\.key) == [
        KeyHelp(prefix: [.control, .sign("G")], key: [.sign("X")], command: .toolbarButton(0)),
        KeyHelp(key: [.sign("F5")], command: .toolbarButton(1)), nil,
      ])
  }

  struct Counter: View {
    @State private var first = 1
    @State private var note = ""
    @State private var plain = ""

    var body: some View {
      TextField("First", value: $first, format: .number)
        .focusedValue(\.count, first)
      TextField("Note", text: $note)
        .focusedValue(\.note, $note)
      TextField("Plain", text: $plain)
        .focusedSceneValue(\.scene, "always")
        .toolbar { Keys() }
    }
  }

  struct Keys: ToolbarContent {
    @FocusedValue(\.count) private var count
    @FocusedBinding(\.note) private var note
    @FocusedValue(\.scene) private var scene

    var body: some ToolbarContent {
      ToolbarItemGroup(placement: .keyboard) {
        if let count { Button("Double \(count)") {} }
        if let note { Button("Shout \(note)") { self.note = note.uppercased() } }
        Button(scene ?? "never") {}
      }
    }
  }

  @Test("What is in the toolbar varies with what has the focus, and is there on arrival")
  func focusedValues() throws {
    let person = Person(Counter())
    var toolbar: [String] { person.session.tree.toolbar.map(\.name) }
    #expect(toolbar == ["Double 1", "always"])
    person.type("0")
    #expect(toolbar == ["Double 10", "always"])
    person.press(.tab)
    #expect(toolbar == ["Shout ", "always"])
    guard case .focused(let report, _) = try #require(person.events.last) else { return }
    #expect(report.toolbar.map(\.element.name) == ["Shout ", "always"])
    person.type("hey")
    person.press(prefixed: "1")
    #expect(person.value(of: "Note") == .text("HEY"))
    #expect(toolbar == ["Shout HEY", "always"])
    person.press(.tab)
    #expect(toolbar == ["always"])
  }

  struct Both: View {
    @State private var text = ""
    @FocusedBinding(\.note) private var note
    @FocusedValue(\.count) private var count

    var body: some View {
      TextField("Field", text: $text)
        .focusedValue(\.note, $text)
        .focusedValue(\.count, text.count)
      Text("\(note ?? "none") \(count ?? -1)")
    }
  }

  @Test("A view may read what it gives itself")
  func readsItsOwn() {
    let person = Person(Both())
    #expect(person.session.tree.texts.map(\.text) == ["0"])
    person.type("abc")
    #expect(person.session.tree.texts.map(\.text) == ["abc 3"])
    #expect(person.told() == ["opened Both, 1 fields", "Field (appearance)", "typed abc"])
  }
}
