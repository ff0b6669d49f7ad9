import FormViews
import Testing

@Suite("Bindings")
@MainActor
struct BindingTests {
  struct Address: Equatable {
    var street = "High Street"
    var lines = ["first", "second"]
  }

  struct Order {
    var address = Address()
    var answers: [String: String] = ["color": "red"]
    var note: String?

    subscript(answer key: String) -> String {
      get { answers[key] ?? "M" }
      set { answers[key] = newValue }
    }
  }

  struct OrderForm: View {
    @State private var order = Order()

    var body: some View {
      AddressFields(address: $order.address)
      TextField("Color", text: $order[answer: "color"])
      TextField("Size", text: $order[answer: "size"])
      TextField("Note", text: Binding($order.note) ?? .constant("none"))
      Button("Note it") { order.note = "a note" }
      Text(
        order.answers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
          .joined(separator: ", "))
      Text(order.address.lines.joined(separator: ", "))
    }
  }

  struct AddressFields: View {
    @Binding var address: Address

    var body: some View {
      TextField("Street", text: $address.street)
      TextField("Line 2", text: $address.lines[1])
    }
  }

  @Test("A part of a value, an element of an array and an entry of a dictionary can be bound")
  func parts() {
    let person = Person(OrderForm())
    person.type("!")
    person.press(.tab)
    person.type("?")
    person.press(.tab)
    person.type("dish")
    person.press(.tab)
    person.type("L")
    #expect(person.value(of: "Street") == .text("High Street!"))
    #expect(
      person.form.tree.texts.map(\.text) == ["color reddish, size ML", "first, second?"])
  }

  @Test("A value that may be missing is bound while it is there")
  func missing() {
    let person = Person(OrderForm())
    person.go(to: "Note")
    person.type("x")
    #expect(person.value(of: "Note") == .text("none"))
    person.go(to: "Note it")
    person.press(.character(" "))
    person.go(to: "Note")
    person.type("!")
    #expect(person.value(of: "Note") == .text("a note!"))
  }

  struct Capitals: View {
    @State private var text = ""

    var body: some View {
      TextField(
        "Code", text: Binding(get: { text }, set: { text = $0.uppercased() }))
    }
  }

  @Test("A binding of a program's own may make something else of what is typed")
  func ownBinding() {
    let person = Person(Capitals())
    _ = person.told()
    person.type("ab")
    #expect(person.value(of: "Code") == .text("AB"))
    #expect(person.told() == ["typed ab", "Code is text(\"AB\")"])
  }

  @Test("A bound collection is a collection of bindings")
  func collection() {
    struct Names: View {
      @State var names = ["Ann", "Bob"]
      var body: some View {
        ForEach(Array($names.enumerated()), id: \.offset) { index, name in
          TextField("Name \(index)", text: name)
        }
      }
    }
    let person = Person(Names())
    person.press(.tab)
    person.type("by")
    #expect(person.value(of: "Name 1") == .text("Bobby"))
    #expect(person.value(of: "Name 0") == .text("Ann"))
  }
}
