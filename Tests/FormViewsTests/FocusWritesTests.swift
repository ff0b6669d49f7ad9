import Dispatch
import FormViews
import Testing

private func name(_ field: FocusWritesTests.Field?) -> String { field.map { "\($0)" } ?? "nothing" }

@Suite("Programs that move the focus")
@MainActor
struct FocusWritesTests {
  enum Field: Hashable { case first, second, third, nowhere }

  /// What the views of a test have done, and what they wait for.
  @MainActor final class Log {
    var lines: [String] = []
    let gate = AsyncStream.makeStream(of: Void.self)
    func open() { gate.continuation.yield() }
    func waitUntilOpen() async { for await _ in gate.stream { return } }
  }

  /// Three fields, and what a test wants done with their focus.
  struct Fields: View {
    var log = Log()
    var appearing: (FocusState<Field?>.Binding) -> Void = { _ in }
    var pressing: (FocusState<Field?>.Binding, FocusState<Bool>.Binding) -> Void = { _, _ in }
    @State private var text = ""
    @FocusState private var field: Field?
    @FocusState private var isThirdFocused

    var body: some View {
      TextField("First", text: $text).focused($field, equals: .first)
      TextField("Second", text: $text).focused($field, equals: .second)
      TextField("Third", text: $text)
        .focused($field, equals: .third)
        .focused($isThirdFocused)
      Button("Go") { pressing($field, $isThirdFocused) }
        .onAppear { appearing($field) }
        .onChange(of: field) { old, new in log.lines.append("\(name(old)) to \(name(new))") }
    }
  }

  @Test("A write on appearing is where the form opens")
  func onAppear() {
    let person = Person(Fields(appearing: { $0.wrappedValue = .second }))
    #expect(person.told() == ["opened Fields, 3 fields", "Second (appearance)"])
  }

  @Test("A write a while after appearing is obeyed when it comes")
  func afterAWhile() async {
    let person = Person(
      Fields(appearing: { field in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { field.wrappedValue = .third }
      }))
    #expect(person.told() == ["opened Fields, 3 fields", "First (appearance)"])
    await person.hears("Third (program)")
    #expect(person.told() == ["Third (program)"])
    #expect(person.place == "Third")
  }

  @Test("A write from another thread is obeyed too")
  func otherThread() async {
    let hasOpened = DispatchSemaphore(value: 0)
    let person = Person(
      Fields(appearing: { field in
        DispatchQueue.global().async {
          hasOpened.wait()
          field.wrappedValue = .third
        }
      }))
    hasOpened.signal()
    await person.hears("Third (program)")
    #expect(person.place == "Third")
  }

  struct Redirected: View {
    @State private var text = ""
    @FocusState private var field: Field?

    var body: some View {
      TextField("First", text: $text).focused($field, equals: .first)
      TextField("Second", text: $text).focused($field, equals: .second)
        .onChange(of: field) { if field == .first { field = .second } }
    }
  }

  @Test("A write in answer to where the form opens is obeyed")
  func answerToOpening() {
    let person = Person(Redirected())
    #expect(person.told() == ["opened Redirected, 2 fields", "Second (program)"])
    #expect(person.place == "Second")
  }

  struct Loading: View {
    let log: Log
    @State private var text = ""
    @State private var isLoaded = false
    @FocusState private var isSecondFocused

    var body: some View {
      TextField("First", text: $text)
        .task {
          await log.waitUntilOpen()
          isLoaded = true
          isSecondFocused = true
        }
      if isLoaded { TextField("Second", text: $text).focused($isSecondFocused) }
    }
  }

  @Test("A task shows a field and moves the focus to it in one go")
  func task() async {
    let log = Log()
    let person = Person(Loading(log: log))
    #expect(person.told() == ["opened Loading, 1 fields", "First (appearance)"])
    log.open()
    await person.hears("Second (program)")
    #expect(person.told() == ["Second (program)"])
  }

  @Test("A button moves the focus, and the states tell it at once")
  func button() {
    let log = Log()
    let person = Person(
      Fields(
        log: log,
        pressing: { field, isThirdFocused in
          field.wrappedValue = .third
          log.lines.append("\(name(field.wrappedValue)), \(isThirdFocused.wrappedValue)")
        }))
    person.go(to: "Go")
    _ = person.told()
    log.lines = []
    person.press(.return)
    #expect(person.told() == ["Third (program)"])
    #expect(log.lines == ["third, false", "nothing to third"])
  }

  @Test("Of two writes to one state the last one counts, and only that is told")
  func twoWrites() {
    let log = Log()
    let person = Person(
      Fields(
        log: log,
        pressing: { field, _ in
          field.wrappedValue = .third
          field.wrappedValue = nil
          field.wrappedValue = .second
        }))
    person.go(to: "Go")
    _ = person.told()
    log.lines = []
    person.press(.return)
    #expect(person.told() == ["Second (program)"])
    #expect(log.lines == ["nothing to second"])
  }

  @Test("Of two writes to two states the last one counts")
  func twoStates() {
    for isLast in [true, false] {
      let person = Person(
        Fields(pressing: { field, isThirdFocused in
          if isLast { field.wrappedValue = .first }
          isThirdFocused.wrappedValue = true
          if !isLast { field.wrappedValue = .first }
        }))
      person.go(to: "Go")
      _ = person.told()
      person.press(.return)
      #expect(person.told() == [isLast ? "Third (program)" : "First (program)"])
    }
  }

  @Test("Setting nothing where nothing of that state has the focus does nothing")
  func clearingElsewhere() {
    let person = Person(
      Fields(pressing: { field, isThirdFocused in
        field.wrappedValue = nil
        isThirdFocused.wrappedValue = false
      }))
    person.go(to: "Go")
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["performed Go"])
  }

  @Test("A value that nothing bears warns once, and the focus stays")
  func nothingBears() {
    let person = Person(Fields(pressing: { field, _ in field.wrappedValue = .nowhere }))
    person.go(to: "Go")
    _ = person.told()
    let warning =
      "warning: focus was asked for nowhere, but no view that can take it bears that value; give it"
      + " to one with .focused(_:equals:)"
    person.press(.return)
    #expect(person.told() == [warning])
    person.press(.return)
    #expect(person.told() == ["performed Go"])
    #expect(person.place == "Go")
  }

  struct Ambiguous: View {
    enum Field: Hashable { case title }
    @State private var text = ""
    @FocusState private var field: Field?

    var body: some View {
      TextField("Short title", text: $text).focused($field, equals: .title)
      TextField("Full title", text: $text).focused($field, equals: .title)
      Button("Edit") { field = .title }
      Text(field == .title ? "editing" : "idle")
    }
  }

  @Test("A value that two views bear warns once with both names, and the first has the focus")
  func ambiguous() {
    let person = Person(Ambiguous())
    person.go(to: "Edit")
    _ = person.told()
    person.press(.return)
    #expect(
      person.told() == [
        "warning: “Short title” and “Full title” both bear the focus value title, so “Short title”"
          + " has the focus; give each a value of its own",
        "Short title (program)", "text: editing",
      ])
    person.press(.tab)
    #expect(person.session.tree.texts.map(\.text) == ["editing"], "either sets the state")
    person.press(.tab, .return)
    #expect(
      person.told() == [
        "Full title (user)", "Edit (user)", "Short title (program)", "text: editing",
      ])
  }

  struct Lone: View {
    @State private var text = ""
    @FocusState private var isFocused

    var body: some View {
      TextField("Code", text: $text)
        .focused($isFocused)
        .onSubmit { isFocused = false }
    }
  }

  @Test("A lone field whose state is set to false stays without focus until the person comes back")
  func lone() {
    let person = Person(Lone())
    #expect(person.told() == ["opened Lone, 1 fields", "Code (appearance)"])
    person.press(.return)
    #expect(person.told() == ["no focus"])
    #expect(person.place == nil)
    person.press(.tab)
    #expect(person.told() == ["Code (user)"])
  }

  struct Reading: View {
    @State private var text = ""
    @State private var pass = 0
    @FocusState private var field: Field?

    var body: some View {
      // A program that moves the focus while its body is read: wrong, but not lost.
      let _ = pass == 1 && field != .second ? field = .second : ()
      TextField("First", text: $text).focused($field, equals: .first)
      TextField("Second", text: $text).focused($field, equals: .second)
      Button("Go") { pass += 1 }
    }
  }

  @Test("A write in the middle of an update is obeyed at its end")
  func midUpdate() {
    let person = Person(Reading())
    person.go(to: "Go")
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["Second (program)"])
  }

  struct Chain: View {
    @State private var text = ""
    @FocusState private var field: Field?

    var body: some View {
      TextField("First", text: $text).focused($field, equals: .first)
      TextField("Second", text: $text).focused($field, equals: .second)
        .onChange(of: field) { if field == .second { field = .third } }
      TextField("Third", text: $text).focused($field, equals: .third)
    }
  }

  @Test("A program that sends the focus on is told as one move")
  func sendsOn() {
    let person = Person(Chain())
    _ = person.told()
    person.press(.tab)
    #expect(person.told() == ["Third (program)"])
  }
}
