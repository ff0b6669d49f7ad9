import FormCore
import FormViews
import Testing

@Suite("Views that can have the focus")
@MainActor
struct FocusableTests {
  struct Card: View {
    let title: String
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? "\(title), here" : title) }
  }

  struct Cards: View {
    @State private var text = ""
    @State private var isLocked = true
    @State private var title = "Second"
    @FocusState private var isFirstFocused

    var body: some View {
      VStack {
        Text("First")
        Text("of two")
      }
      .focusable()
      .focused($isFirstFocused)
      Card(title: title).focusable()
      VStack {
        Text("Name it:")
        TextField("Name", text: $title)
      }
      .focusable()
      VStack {
        TextField("Note", text: $text)
        Button("Do nothing") {}
      }
      .focusable(!isLocked)
      Button(isFirstFocused ? "Leave the first" : "To the first") { isFirstFocused = true }
      Toggle("Locked", isOn: $isLocked)
    }
  }

  @Test("Words become one stop; where there are controls, they are the stops")
  func stops() {
    let person = Person(Cards())
    #expect(
      person.stops == ["First of two", "Second", "Name", "To the first", "Locked"])
    #expect(person.element("First of two")?.role == .group)
    #expect(person.session.tree.texts.map(\.text) == ["Name it:"])
  }

  @Test("What may not have the focus is passed by, until it may")
  func unfocusable() {
    let person = Person(Cards())
    #expect(person.element("Note")?.isFocusable == false)
    person.go(to: "Locked")
    person.press(.character(" "))
    #expect(
      person.stops
        == ["First of two", "Second", "Name", "Note", "Do nothing", "To the first", "Locked"])
  }

  @Test("A focus state binds it, and it knows when it is focused")
  func states() {
    let person = Person(Cards())
    person.go(to: "To the first")
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["First of two (program)"])
    person.press(.tab)
    #expect(person.told() == ["Second, here (user)"])
    #expect(person.stops.first { $0.hasPrefix("First") } == "First of two")
    person.press(.tab)
    #expect(person.stops.contains("Second"))
  }

  @Test("Its name follows its words")
  func names() {
    let person = Person(Cards())
    person.go(to: "Name")
    person.type("!")
    #expect(person.stops[1] == "Second!")
  }

  struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("Count \(count)")
        .focusable()
        .onTapGesture { count += 1 }
      Text("")
        .focusable()
    }
  }

  @Test("A tap that changes what has the focus does not take the focus away")
  func tapKeepsFocus() {
    let person = Person(Counter())
    #expect(
      person.told() == [
        "opened Counter, 0 fields",
        "warning: something that can be tapped or focused has no words, so nobody can meet it; name"
          + " it with .accessibilityLabel(_:), or use a Button",
        "Count 0 (appearance)",
      ])
    person.press(.character(" "))
    #expect(person.told() == ["performed Count 0"])
    #expect(person.place == "Count 1")
  }
}
