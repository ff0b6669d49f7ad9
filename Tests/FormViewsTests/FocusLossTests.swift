import FormViews
import Testing

@Suite("Focus whose place goes away")
@MainActor
struct FocusLossTests {
  /// What the focus state of a test has held, one after the other.
  @MainActor final class Log { var values: [Int?] = [] }

  struct Guests: View {
    var log = Log()
    @State private var ids = [1, 2, 3]
    @State private var text = ""
    @FocusState private var guest: Int?

    var body: some View {
      ForEach(ids, id: \.self) { id in
        TextField("Guest \(id)", text: $text)
          .focused($guest, equals: id)
          .onSubmit { remove(id) }
          .onChange(of: guest) { if id == ids.first { log.values.append(guest) } }
      }
      Button("Add") {
        ids.append((ids.max() ?? 0) + 1)
        guest = ids.last
      }
      Button("Shuffle") {
        ids.reverse()
        guest = 2
      }
    }

    /// Takes a guest away and goes to the one before.
    private func remove(_ id: Int) {
      guard let place = ids.firstIndex(of: id) else { return }
      ids.remove(at: place)
      guest = ids[max(place - 1, 0)]
    }
  }

  @Test("A row is added and focused in one action, and so is the next one")
  func adding() {
    let person = Person(Guests())
    person.go(to: "Add")
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["Guest 4 (program)"])
    person.go(to: "Add")
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["Guest 5 (program)"])
  }

  @Test("Removing the focused row while focusing another is one move, with nothing in between")
  func removing() {
    let log = Log()
    let person = Person(Guests(log: log))
    person.press(.tab)
    _ = person.told()
    log.values = []
    person.press(.return)
    #expect(person.told() == ["Guest 1 (program)"])
    #expect(person.stops == ["Guest 1", "Guest 3", "Add", "Shuffle"])
    #expect(log.values == [1])
  }

  @Test("Rows that move keep their focus")
  func moving() {
    let person = Person(Guests())
    person.go(to: "Shuffle")
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["Guest 2 (program)"])
    #expect(person.stops == ["Guest 3", "Guest 2", "Guest 1", "Add", "Shuffle"])
    person.press(.tab)
    #expect(person.place == "Guest 1")
  }

  struct Delivery: View {
    @State private var street = ""
    @State private var code = ""
    @State private var isPickup = false
    @State private var isSaving = false
    @FocusState private var isStreetFocused

    var body: some View {
      VStack {
        if !isPickup {
          TextField("Street", text: $street)
            .focused($isStreetFocused)
            .onChange(of: street) { if street == "none" { isPickup = true } }
        }
        TextField("Code", text: $code)
          .disabled(code == "done")
        Toggle("Pick up", isOn: $isPickup)
        Button("Save") { isSaving = true }
      }
      .disabled(isSaving)
      Text(isStreetFocused ? "in the street" : "elsewhere")
    }
  }

  @Test("A focused field that goes away hands the focus on, and its state follows")
  func removal() {
    let person = Person(Delivery())
    #expect(person.told().last == "Street (appearance)")
    #expect(person.session.tree.texts.map(\.text) == ["in the street"])
    person.type("none")
    #expect(person.told() == ["Code (removal)"])
    #expect(person.session.tree.texts.map(\.text) == ["elsewhere"])
  }

  @Test("A focused field that is disabled hands the focus on")
  func disabling() {
    let person = Person(Delivery())
    person.press(.tab)
    _ = person.told()
    person.type("done")
    #expect(person.told() == ["typed done", "Pick up (removal)"])
    #expect(person.stops == ["Street", "Pick up", "Save"])
  }

  struct Saving: View {
    let log: FocusWritesTests.Log
    @State private var name = ""
    @State private var city = ""
    @State private var isSaving = false

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        TextField("City", text: $city)
          .onSubmit {
            isSaving = true
            Task {
              await log.waitUntilOpen()
              isSaving = false
              log.lines.append("saved")
            }
          }
      }
      .disabled(isSaving)
      .onChange(of: isSaving) { log.lines.append(isSaving ? "saving" : "ready") }
    }
  }

  @Test("Everything disabled: no focus; enabled again: the person goes on where they were")
  func disablingAll() async {
    let log = FocusWritesTests.Log()
    let person = Person(Saving(log: log))
    person.press(.tab)
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["no focus"])
    #expect(person.stops.isEmpty)
    log.open()
    while person.stops.isEmpty { await Task.yield() }
    #expect(log.lines.sorted() == ["ready", "saved", "saving"])
    #expect(person.told().isEmpty)
    person.press(.tab)
    #expect(person.told() == ["City (user)"])
  }

  struct Scoped: View {
    @Namespace private var rows
    @State private var text = ""
    @State private var count = 2

    var body: some View {
      TextField("Before", text: $text)
      VStack {
        ForEach(0..<2) { row in
          if row < count {
            TextField("Row \(row)", text: $text).onSubmit { count -= 1 }
          }
        }
      }
      .focusScope(rows)
      TextField("After", text: $text)
    }
  }

  @Test("Focus that is lost in a scope stays in the scope while it can")
  func scopes() {
    let person = Person(Scoped())
    person.press(.tab, .tab)
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["Row 0 (removal)"])
    person.press(.return)
    #expect(person.told() == ["After (removal)"])
  }
}
