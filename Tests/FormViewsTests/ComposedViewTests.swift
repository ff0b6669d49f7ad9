import FormViews
import Testing

@Suite("Views made of views")
@MainActor
struct ComposedViewTests {
  struct Card<Content: View>: View {
    let title: String
    let content: Content
    @State private var isOpen = true

    init(_ title: String, @ViewBuilder content: () -> Content) {
      self.title = title
      self.content = content()
    }

    var body: some View {
      Toggle(title, isOn: $isOpen)
      if isOpen { content }
    }
  }

  @Test("A view may take any content, and show it or not")
  func content() {
    let person = Person(
      Card("Details") {
        TextField("One", text: .constant(""))
        Card("More") { TextField("Two", text: .constant("")) }
      })
    #expect(person.stops == ["Details", "One", "More", "Two"])
    person.press(.character(" "))
    #expect(person.stops == ["Details"])
    person.press(.character(" "))
    #expect(person.stops == ["Details", "One", "More", "Two"])
  }

  @Test("A view may have more than ten children")
  func manyChildren() {
    let person = Person(
      VStack {
        Button("1") {}
        Button("2") {}
        Button("3") {}
        Button("4") {}
        Button("5") {}
        Button("6") {}
        Button("7") {}
        Button("8") {}
        Button("9") {}
        Button("10") {}
        Button("11") {}
        Button("12") {}
      })
    #expect(person.stops == (1...12).map { "\($0)" })
  }

  struct Counting: ViewModifier {
    @State private var count = 0

    func body(content: Content) -> some View {
      content
      Button("Counted \(count)") { count += 1 }
    }
  }

  @Test("A modifier may have a state of its own, at each place another")
  func modifierState() {
    let person = Person(
      VStack {
        TextField("One", text: .constant("")).modifier(Counting())
        TextField("Two", text: .constant("")).modifier(Counting())
      })
    person.press(.tab, .character(" "), .character(" "))
    #expect(person.stops == ["One", "Counted 2", "Two", "Counted 0"])
  }

  struct Rounded: ViewModifier {
    let name: String
    func body(content: Content) -> some View {
      content
      Text(name)
    }
  }

  @Test("Modifiers may be joined, the inner one first")
  func joinedModifiers() {
    let person = Person(
      Button("Press") {}.modifier(Rounded(name: "inner").concat(Rounded(name: "outer"))))
    #expect(person.form.tree.texts.map(\.text) == ["inner", "outer"])
  }

  /// A property of a program's own, with a state in it.
  @propertyWrapper
  struct Clamped: DynamicProperty {
    @State private var number: Int
    let limit: Int

    init(wrappedValue: Int, limit: Int) {
      _number = State(initialValue: wrappedValue)
      self.limit = limit
    }

    var wrappedValue: Int {
      get { number }
      nonmutating set { number = min(newValue, limit) }
    }
  }

  struct ClampedForm: View {
    @Clamped(limit: 2) private var few = 0
    @Clamped(limit: 9) private var many = 0

    var body: some View {
      Button("Add to \(few) and \(many)") {
        few += 1
        many += 1
      }
    }
  }

  @Test("A property of a program's own may have states in it")
  func ownProperty() {
    let person = Person(ClampedForm())
    person.press(.character(" "), .character(" "), .character(" "))
    #expect(person.stops == ["Add to 2 and 3"])
  }

  struct Available: View {
    var body: some View {
      if #available(macOS 15, *) { Text("new") }
      answer(false)
    }

    @ViewBuilder
    private func answer(_ flag: Bool) -> some View {
      if flag {
        Text("yes")
      } else if !flag {
        Text("no")
      }
    }
  }

  @Test("Builders take availability and functions of a program's own")
  func builders() {
    #expect(Person(Available()).form.tree.texts.map(\.text) == ["new", "no"])
  }
}
