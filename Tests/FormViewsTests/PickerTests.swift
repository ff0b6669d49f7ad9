import FormCore
import FormViews
import Testing

@Suite("Choosing one of several")
@MainActor
struct PickerTests {
  enum Size: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
  }

  struct Sizes: View {
    @State private var size = Size.medium
    var isInline = false

    var body: some View {
      Form {
        if isInline {
          picker.pickerStyle(.inline)
        } else {
          picker
        }
        Text("Size \(size.rawValue)")
        Button("Send") {}
      }
    }

    private var picker: some View {
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { Text($0.rawValue.capitalized) }
      }
    }
  }

  @Test("A menu: arrows choose, and the state follows")
  func menu() {
    let person = Person(Sizes())
    #expect(person.session.focusedElement?.role == .combobox)
    #expect(person.session.focusedElement?.options.map(\.value) == ["small", "medium", "large"])
    #expect(person.value(of: "Size") == .selection([1]))
    _ = person.told()
    person.press(.down)
    #expect(person.told() == ["Large"])
    #expect(person.form.tree.texts.map(\.text) == ["Size large"])
    person.press(.down)
    #expect(person.told() == ["refused: fieldEnd"])
    person.type("s")
    #expect(person.told() == ["Small"])
    #expect(person.value(of: "Size") == .selection([0]))
  }

  @Test("Options in sight are radio buttons")
  func inline() {
    let person = Person(Sizes(isInline: true))
    #expect(person.session.focusedElement?.role == .radiogroup)
    _ = person.told()
    person.press(.up)
    #expect(person.told() == ["Small"])
    #expect(person.form.tree.texts.map(\.text) == ["Size small"])
  }

  struct Meals: View {
    @State private var meal: String?
    @State private var hasFish = true

    var body: some View {
      Picker(selection: $meal) {
        Text("Nothing").tag(nil as String?)
        Section("Warm") {
          Label("Soup", systemImage: "bowl").tag("soup")
          if hasFish {
            HStack {
              Image(systemName: "fish")
              Text("Fish")
              Text("of the day")
            }
            .tag("fish")
          }
        }
        Divider()
        Text("Cake").tag("cake").selectionDisabled()
      } label: {
        Text("Meal")
        Image(systemName: "fork.knife")
      }
      Text(meal ?? "hungry")
      Toggle("Fish", isOn: $hasFish)
    }
  }

  @Test("Tags name what a missing value may be; sections, labels and stacks are options")
  func tags() {
    let person = Person(Meals())
    let element = person.session.focusedElement
    #expect(element?.name == "Meal")
    #expect(element?.options.map(\.name) == ["Nothing", "Soup", "Fish of the day", "Cake"])
    #expect(element?.options.map(\.value) == ["", "soup", "fish", "cake"])
    #expect(element?.options.map(\.group) == [nil, "Warm", "Warm", nil])
    #expect(element?.options.map(\.isDisabled) == [false, false, false, true])
    #expect(element?.value == .selection([0]))
    person.press(.down, .down)
    #expect(person.form.tree.texts.map(\.text) == ["fish"])
    _ = person.told()
    person.press(.down)
    #expect(person.told() == ["refused: fieldEnd"])
    person.press(.tab, .character(" "))
    #expect(person.value(of: "Meal") == .selection([]))
    #expect(person.form.tree.elements.first?.options.count == 3)
  }

  struct Mistaken: View {
    @State private var number = 2

    var body: some View {
      Picker("Number", selection: $number) {
        Text("One").tag(1)
        Text("Two").tag("2")
        Text("Three")
      }
      Text("\(number)")
    }
  }

  @Test("An option that cannot stand for a value cannot be chosen, and its author is told")
  func mismatch() {
    let person = Person(Mistaken())
    #expect(person.value(of: "Number") == .selection([]))
    person.press(.down)
    #expect(person.value(of: "Number") == .selection([0]))
    #expect(person.form.tree.texts.map(\.text) == ["1"])
    #expect(
      person.told().filter { $0.hasPrefix("warning") } == [
        "warning: the Picker “Number” selects a value of the type Int, but its option “Two” has a "
          + "tag of the type String, so it cannot be chosen; give it a .tag(_:) of that type",
        "warning: the Picker “Number” selects a value of the type Int, but its option “Three” has "
          + "no tag, so it cannot be chosen; give it a .tag(_:) of that type",
      ])
    person.press(.down)
    #expect(person.value(of: "Number") == .selection([0]))
  }

  struct Unset: View {
    @State private var color: String?
    var colors = ["red", "green"]

    var body: some View {
      Picker("Color", selection: $color) {
        ForEach(colors, id: \.self) { Text($0) }
      }
      .pickerStyle(SegmentedPickerStyle())
      .disabled(colors.isEmpty)
      Picker("Shade", selection: $color) {
        Image(systemName: "sun.max").tag("light")
        Image(systemName: "moon").tag("dark")
      }
    }
  }

  @Test("What no option stands for is nothing selected")
  func nothing() {
    let person = Person(Unset())
    #expect(person.value(of: "Color") == .selection([]))
    _ = person.told()
    person.press(.down)
    #expect(person.told() == ["red"])
    #expect(person.session.focusedElement?.value == .selection([0]))
  }

  @Test("Pictures are options by what they are called")
  func pictures() {
    let person = Person(Unset())
    #expect(person.form.tree.elements.last?.options.map(\.name) == ["sun max", "moon"])
  }

  @Test("A disabled choice is no stop")
  func disabled() {
    #expect(Person(Unset(colors: [])).stops == ["Shade"])
  }

  @Test("What the form sends is what the options stand for")
  func sent() {
    let person = Person(Sizes())
    person.press(.down)
    person.ask(.submit)
    #expect(person.sent == ["Size": "large"])
  }
}
