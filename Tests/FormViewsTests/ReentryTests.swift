import FormRuntime
import FormViews
import Observation
import Testing

/// What a program does while the person's input is still being obeyed.
@MainActor
@Suite struct ReentryTests {
  enum Field: Hashable { case a, b }

  struct Redirecting: View {
    @State private var a = "x"
    @State private var b = ""
    @State private var hasTried = false
    @FocusState private var field: Field?

    var body: some View {
      SecureField("A", text: $a).focused($field, equals: .a).validation("wrong") { false }
        .onChange(of: field) { if field == .a, hasTried { field = .b } }
      TextField("B", text: $b).focused($field, equals: .b)
      Button("Send") {}.submitsForm()
      Button("Arm") { hasTried = true }
    }
  }

  @Test func `What is typed goes where a program has led on from the first invalid field`() {
    let person = Person(Redirecting())
    person.go(to: "Arm")
    person.press(.return)
    person.go(to: "Send")
    person.press(.return)
    #expect(person.place == "B")
    person.type("Z")
    #expect(person.value(of: "B") == .text("Z"))
    #expect(person.value(of: "A") == .text("x"))
  }

  struct Limited: View {
    @State private var text = ""

    var body: some View {
      TextField(
        "T",
        text: Binding {
          text
        } set: {
          if $0.count <= 3 { text = $0 }
        })
    }
  }

  @Test func `A binding that refuses what is typed is told of at every key`() {
    let person = Person(Limited())
    _ = person.told()
    for key in ["a", "b", "c", "d", "e"] { person.type(key) }
    #expect(person.value(of: "T") == .text("abc"))
    #expect(person.session.editedLine?.text == "abc")
    #expect(
      person.told() == [
        "typed a", "typed b", "typed c", "typed d", "T is text(\"abc\")", "typed e",
        "T is text(\"abc\")",
      ])
  }

  struct Card<Content: View>: View {
    let content: Content
    @State private var isOn = true

    var body: some View {
      if isOn { content }
      Toggle("On", isOn: $isOn)
    }
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test func `What a stored view remembered is gone when it goes`() {
    let person = Person(Card(content: Counter()))
    person.go(to: "Count 0")
    person.press(.return, .return)
    #expect(person.stops == ["Count 2", "On"])
    person.go(to: "On")
    person.press(.character(" "))
    #expect(person.stops == ["On"])
    person.press(.character(" "))
    #expect(person.stops == ["Count 0", "On"])
  }

  struct Saving: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""

    var body: some View {
      TextField("Name", text: $name)
      Button("Save") { dismiss() }.submitsForm()
    }
  }

  @Test func `A program that closes a form as it is sent has it sent`() {
    let person = Person(Saving())
    person.type("Ann")
    person.go(to: "Save")
    person.press(.return)
    #expect(person.sent == ["Name": "Ann"])
  }

  struct Endless: View {
    @State private var count = 0
    @State private var note = ""

    var body: some View {
      Button("Go") { count = 1 }
      TextField("Note", text: $note)
      Text("Note: \(note)").onChange(of: count) { if count > 0 { count += 1 } }
    }
  }

  @Test func `A form that changes itself without end says so at once, and goes on`() {
    let person = Person(Endless())
    person.go(to: "Go")
    _ = person.told()
    person.press(.return)
    #expect(
      person.told().first
        == "warning: the form changes itself without end: look for an onChange that changes what it "
        + "watches")
    person.press(.tab)
    person.type("a")
    #expect(person.session.tree.texts.map(\.text) == ["Note: a"])
  }

  struct Guests: View {
    @State private var count = 1

    var body: some View {
      Text("\(count) guests")
      Stepper("Guests", onIncrement: { count += 1 }, onDecrement: {})
    }
  }

  @Test func `A step that is seen in a text beside it is told by that text`() {
    let person = Person(Guests())
    _ = person.told()
    person.press(.up)
    #expect(person.told() == ["text: 2 guests"])
    person.press(.down)
    #expect(person.told() == ["refused: minimum"])
  }

  struct Quantity: View {
    @State private var quantity = 2

    var body: some View { TextField("Quantity", value: $quantity, format: .number) }
  }

  @Test func `Letters after a number are no part of it, and stay to be mended`() {
    let person = Person(Quantity())
    person.type("abc")
    person.press(.tab)
    #expect(person.value(of: "Quantity") == .text("2abc"))
    person.ask(.submit)
    #expect(person.told().last == "1 problems, Quantity")
  }

  struct Grouped: View {
    var body: some View {
      Section("Who") {
        TextField("Name", text: .constant(""))
        TextField("Email", text: .constant(""))
      }
      TextField("Note", text: .constant(""))
      Section("Where") { TextField("City", text: .constant("")) }
    }
  }

  @Test func `Where no sections are named, a person goes from group to group`() {
    let person = Person(Grouped())
    person.press(.tab)
    for place in ["City", "Name", "City"] {
      person.ask(.nextSection)
      #expect(person.place == place)
    }
    for place in ["Name", "City"] {
      person.ask(.previousSection)
      #expect(person.place == place)
    }
  }
}
