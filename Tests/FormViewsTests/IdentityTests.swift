import FormViews
import Testing

@Suite("What a view remembers, and when it forgets")
@MainActor
struct IdentityTests {
  /// A field that remembers by itself what was typed.
  struct Memory: View {
    let name: String
    @State private var text = ""

    init(_ name: String) { self.name = name }

    var body: some View { TextField(name, text: $text) }
  }

  struct Branches: View {
    @State private var isFirst = true

    var body: some View {
      if isFirst { Memory("Field") } else { Memory("Field") }
      Button("Switch") { isFirst.toggle() }
    }
  }

  @Test("The other branch of an if is another view, and the first forgets")
  func branches() {
    let person = Person(Branches())
    person.type("a")
    person.go(to: "Switch")
    person.press(.character(" "))
    #expect(person.value(of: "Field") == .text(""))
    person.press(.character(" "))
    #expect(person.value(of: "Field") == .text(""))
  }

  struct Cases: View {
    enum Kind: CaseIterable { case post, phone, mail }

    @State private var kind = Kind.post

    var body: some View {
      switch kind {
      case .post: Memory("Street")
      case .phone: Memory("Number")
      case .mail: Memory("Address")
      }
      Button("Next") {
        kind = kind == .post ? .phone : kind == .phone ? .mail : .post
      }
    }
  }

  @Test("Each case of a switch is a view of its own")
  func cases() {
    let person = Person(Cases())
    person.type("a")
    person.go(to: "Next")
    for name in ["Number", "Address", "Street"] {
      person.press(.character(" "))
      #expect(person.stops == [name, "Next"])
    }
    #expect(person.value(of: "Street") == .text(""))
  }

  struct Sometimes: View {
    @State private var isShown = true
    @State private var other = ""

    var body: some View {
      Group {
        if isShown { Memory("Extra") }
        Optional(Memory("Always"))
      }
      Text(other)
      TextField("Other", text: $other)
      Toggle("Show", isOn: $isShown)
    }
  }

  @Test("A view that goes away forgets; its neighbour remembers")
  func sometimes() {
    let person = Person(Sometimes())
    person.type("a")
    person.press(.tab)
    person.type("b")
    person.press(.tab)
    person.type("c")
    #expect(person.value(of: "Extra") == .text("a"))
    person.press(.tab, .character(" "))
    #expect(person.stops == ["Always", "Other", "Show"])
    person.press(.character(" "))
    #expect(person.value(of: "Extra") == .text(""))
    #expect(person.value(of: "Always") == .text("b"))
  }

  struct Renewed: View {
    @State private var round = 1

    var body: some View {
      Memory("Field").id(round)
      Button("Stay") { round += 0 }
      Button("Renew") { round += 1 }
    }
  }

  @Test("With another identity it is another view")
  func renewed() {
    let person = Person(Renewed())
    person.type("a")
    person.go(to: "Stay")
    person.press(.character(" "))
    #expect(person.value(of: "Field") == .text("a"))
    person.go(to: "Renew")
    person.press(.character(" "))
    #expect(person.value(of: "Field") == .text(""))
  }

  struct RenewingItself: View {
    @State private var round = 1

    var body: some View {
      VStack {
        Memory("First")
        Memory("Second").onSubmit { round += 1 }
      }
      .id(round)
      Button("End") {}
    }
  }

  @Test("Another identity takes the focus away, and that is told")
  func focusGoes() {
    let person = Person(RenewingItself())
    person.press(.tab)
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["End (removal)"])
  }

  struct Hidden: View {
    @State private var isText = false

    var body: some View {
      content
      Button("Change") { isText.toggle() }
    }

    var content: AnyView { isText ? AnyView(Text("A text")) : AnyView(Memory("Field")) }
  }

  @Test("A view of any type forgets when the type changes, and only then")
  func anyView() {
    let person = Person(Hidden())
    person.type("a")
    person.press(.tab, .character(" "))
    #expect(person.stops == ["Change"])
    #expect(person.form.tree.texts.map(\.text) == ["A text"])
    person.press(.character(" "))
    #expect(person.value(of: "Field") == .text(""))
  }

  struct Compared: View, Equatable {
    let name: String
    @State private var text = ""

    init(name: String) { self.name = name }

    nonisolated static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    var body: some View { TextField(name, text: $text) }
  }

  @Test("An equatable view is a view like another")
  func equatable() {
    let person = Person(
      VStack {
        Compared(name: "One").equatable()
        EquatableView(content: Compared(name: "Two")).disabled(true)
      })
    person.type("a")
    #expect(person.value(of: "One") == .text("a"))
    #expect(person.stops == ["One"])
  }

  @Test("One value of a view at two places is a fault that its author is told of")
  func sharedValue() {
    let memory = Memory("Field")
    let person = Person(
      VStack {
        memory
        memory
      })
    person.type("a")
    person.type("b")
    #expect(
      person.told() == [
        "opened V stack, 2 fields",
        "warning: one value of Memory stands at two places of the form, and so they share their "
          + "@State; make a value for each place",
        "Field (appearance)", "typed a", "typed b",
      ])
  }

  struct Moving: View {
    let memory = Memory("Field")
    @State private var isBelow = false

    var body: some View {
      if !isBelow { memory }
      Button("Move") { isBelow.toggle() }
      if isBelow { memory }
    }
  }

  @Test("A value that moves from one place to another is no fault")
  func movingValue() {
    let person = Person(Moving())
    person.press(.tab)
    _ = person.told()
    person.press(.character(" "), .character(" "))
    #expect(person.told() == ["performed Move", "performed Move"])
  }
}
