import FormViews
import Testing

@Suite("The shapes in which focus states are declared and passed on")
@MainActor
struct FocusStateShapesTests {
  enum Field: Hashable { case name, city, group }

  struct PassedField: View {
    let title: String
    let field: Field
    @Binding var text: String
    var focus: FocusState<Field?>.Binding

    var body: some View { TextField(title, text: $text).focused(focus, equals: field) }
  }

  struct WrappedField: View {
    let title: String
    @Binding var text: String
    @FocusState.Binding var focus: Field?

    var body: some View {
      TextField(focus == .city ? "\(title) here" : title, text: $text)
        .focused($focus, equals: .city)
      Button("Name, please") { focus = .name }
    }
  }

  struct Own: View {
    @State private var text = ""
    @FocusState private var focus: Field?
    @FocusState private var isNameFocused

    init() { _focus = FocusState() }

    var body: some View {
      PassedField(title: "Name", field: .name, text: $text, focus: $focus)
        .focused($isNameFocused)
      WrappedField(title: "City", text: $text, focus: $focus)
      Text(isNameFocused ? "name" : "elsewhere")
    }
  }

  @Test("Components bind the state of someone else, read it and write it")
  func components() {
    let person = Person(Own())
    #expect(person.told() == ["opened Own, 2 fields", "Name (appearance)"])
    #expect(person.session.tree.texts.map(\.text) == ["name"])
    person.press(.tab)
    #expect(person.told() == ["City here (user)"])
    #expect(person.session.tree.texts.map(\.text) == ["elsewhere"])
    person.press(.tab, .return)
    #expect(person.told() == ["Name, please (user)", "Name (program)", "text: name"])
  }

  struct Nested: View {
    @State private var text = ""
    @FocusState private var isInside
    @FocusState private var isAround
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        TextField("Before", text: $text)
        VStack {
          TextField("Name", text: $text).focused($field, equals: .name)
          TextField("City", text: $text)
        }
        .focused($isInside)
        .focused($field, equals: .group)
      }
      .focused($isAround)
      Button("Inside") { isInside = true }
      Button("Group") { field = .group }
      Text(
        "\(isAround ? "around" : "out") \(isInside ? "in" : "out") \(field.map { "\($0)" } ?? "-")")
    }
  }

  @Test("A container has the focus while anything in it has; of its values the innermost counts")
  func nested() {
    let person = Person(Nested())
    var texts: [String] { person.session.tree.texts.map(\.text) }
    #expect(texts == ["around out -"])
    person.press(.tab)
    #expect(texts == ["around in name"])
    person.press(.tab)
    #expect(texts == ["around in group"])
    person.press(.tab)
    #expect(texts == ["out out -"])
    person.press(.return)
    #expect(person.place == "Name")
    person.go(to: "Group")
    person.press(.return)
    #expect(person.place == "Name")
  }

  struct OneField: View {
    @State private var text = ""
    @FocusState private var field: Field?

    var body: some View {
      Button("Edit") { field = .name }
      VStack { TextField("Name", text: $text).focused($field, equals: .name) }
        .focused($field, equals: .name)
    }
  }

  @Test("A container around one field with the same value is no second candidate")
  func sameValueAround() {
    let person = Person(OneField())
    person.go(to: "Edit")
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["Name (program)"])
  }

  struct Changing: View {
    @State private var text = ""
    @State private var isSwapped = false
    @FocusState private var field: Field?

    var body: some View {
      TextField("Left", text: $text).focused($field, equals: isSwapped ? .city : .name)
      TextField("Right", text: $text).focused($field, equals: isSwapped ? .name : .city)
      Button("Swap and edit the name") {
        isSwapped.toggle()
        field = .name
      }
      Toggle("Swap", isOn: $isSwapped)
      Text(field.map { "\($0)" } ?? "-")
    }
  }

  @Test("Where a view's value changes, the new one counts from the same action on")
  func changingValue() {
    let person = Person(Changing())
    person.go(to: "Swap and edit the name")
    person.press(.return)
    #expect(person.place == "Right")
    #expect(person.session.tree.texts.map(\.text) == ["name"])
    person.go(to: "Swap and edit the name")
    person.press(.return)
    #expect(person.place == "Left")
  }

  struct SelfChanging: View {
    @State private var text = ""
    @FocusState private var field: Field?

    var body: some View {
      TextField("Field", text: $text).focused($field, equals: text.isEmpty ? .name : .city)
      Text(field.map { "\($0)" } ?? "-")
    }
  }

  @Test("A state follows when the view that has the focus comes to bear another value")
  func changingWhileFocused() {
    let person = Person(SelfChanging())
    #expect(person.session.tree.texts.map(\.text) == ["name"])
    person.type("a")
    #expect(person.session.tree.texts.map(\.text) == ["city"])
    #expect(person.told().suffix(1) == ["typed a"])
  }

  struct Spoken: View {
    @State private var text = ""
    @FocusState private var isFocused
    @AccessibilityFocusState private var spoken: Field?
    @AccessibilityFocusState(for: .voiceOver) private var isNameSpoken: Bool

    var body: some View {
      TextField("Name", text: $text)
        .focused($isFocused)
        .accessibilityFocused($spoken, equals: .name)
        .accessibilityFocused($isNameSpoken)
      SpokenCity(text: $text, spoken: $spoken)
      Button("City") { spoken = .city }
      Text("\(isFocused) \(isNameSpoken) \(spoken.map { "\($0)" } ?? "-")")
    }
  }

  struct SpokenCity: View {
    @Binding var text: String
    @AccessibilityFocusState.Binding var spoken: Field?

    var body: some View {
      TextField("City", text: $text).accessibilityFocused($spoken, equals: .city)
    }
  }

  @Test("There is one focus: accessibility focus is where the focus is, and moves it")
  func accessibilityFocus() {
    let person = Person(Spoken())
    #expect(person.session.tree.texts.map(\.text) == ["true true name"])
    person.go(to: "City")
    #expect(person.session.tree.texts.map(\.text) == ["false false city"])
    person.press(.tab)
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["City (program)", "text: false false city"])
  }
}
